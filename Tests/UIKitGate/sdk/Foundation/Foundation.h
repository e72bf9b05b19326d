// Strings, collections, notifications and the run loop.
#pragma once
#include "../CoreGraphics/CoreGraphics.h"
#include "NSValues.h"
#include "NSKeyedArchiver.h"
#include "NSNotification.h"
#include "NSRunLoop.h"
