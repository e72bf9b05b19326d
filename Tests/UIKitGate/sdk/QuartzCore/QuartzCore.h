// Layers, their animations and the display link. None of it is bound to the main actor.
#pragma once
#include "../Foundation/Foundation.h"
#include "CATransform3D.h"
#include "CAMediaTiming.h"
#include "CALayer.h"
#include "CAAnimation.h"
#include "CADisplayLink.h"
