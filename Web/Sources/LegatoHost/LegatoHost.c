// Memory for the numbers that both sides pass each other. The page implements everything else in the header.

#include "LegatoHost.h"

static double numbers[mailbox_capacity];
double *const mailbox_numbers = numbers;
