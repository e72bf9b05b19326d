// What only recognisers themselves may do. Its declarations have moved to UIGestureRecognizer.h since.
#pragma once
#include "UIGestureRecognizer.h"
