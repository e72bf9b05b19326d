// Accessibility: an element's properties. The settings and notifications are an enumeration of Swift's, in the overlay.
#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
@end

@interface UIView (UIAccessibilityIdentification)
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@end

NS_ASSUME_NONNULL_END
