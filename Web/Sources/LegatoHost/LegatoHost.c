// The numbers that both sides hand each other; the page implements all else that the header declares.

#include "LegatoHost.h"

static double numbers[mailbox_capacity];
double *const mailbox_numbers = numbers;
