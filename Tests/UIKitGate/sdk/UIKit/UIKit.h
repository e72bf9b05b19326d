// The slice of UIKit that transitions, their gestures and the gallery's screens use.
#pragma once
#include "UIAccessibility.h"
#include "UIAnimator.h"
#include "UIApplication.h"
#include "UICollectionView.h"
#include "NSLayoutConstraint.h"
#include "UIPresentation.h"
#include "UITabBar.h"
