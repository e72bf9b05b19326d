// Gesture recognisers, their subclasses' side, and their delegate.
#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIGestureRecognizer;
@protocol UIGestureRecognizerDelegate;

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
} NS_SWIFT_NAME(UIGestureRecognizer.State);

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property (nonatomic, readwrite) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (nonatomic) BOOL requiresExclusiveTouchType;
@property (nonatomic, readonly) NSUInteger numberOfTouches;
@property (nullable, nonatomic, copy) NSString *name;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer NS_SWIFT_NAME(require(toFail:));
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(nullable UIView *)view NS_SWIFT_NAME(location(ofTouch:in:));
@end

// What a subclass overrides.
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event NS_SWIFT_NAME(ignore(_:for:));
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer NS_SWIFT_NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer
    NS_SWIFT_NAME(canBePrevented(by:));
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(shouldRequireFailure(of:));
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(shouldBeRequiredToFail(by:));
- (BOOL)shouldReceiveEvent:(UIEvent *)event API_AVAILABLE(ios(13.4)) NS_SWIFT_NAME(shouldReceive(_:));
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches
               withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesCancelled(_:with:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
    NS_SWIFT_NAME(gestureRecognizerShouldBegin(_:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(gestureRecognizer(_:shouldRequireFailureOf:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(gestureRecognizer(_:shouldBeRequiredToFailBy:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveEvent:(UIEvent *)event API_AVAILABLE(ios(13.4)) NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end

typedef NS_OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0,
  UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = UIScrollTypeMaskDiscrete | UIScrollTypeMaskContinuous,
} API_AVAILABLE(ios(13.4));

NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view NS_SWIFT_NAME(translation(in:));
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view NS_SWIFT_NAME(setTranslation(_:in:));
- (CGPoint)velocityInView:(nullable UIView *)view NS_SWIFT_NAME(velocity(in:));
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask API_AVAILABLE(ios(13.4));
@end

NS_SWIFT_UI_ACTOR
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (readwrite, nonatomic) UIRectEdge edges;
@end

NS_SWIFT_UI_ACTOR
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

NS_SWIFT_UI_ACTOR
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end

NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end

NS_SWIFT_UI_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@end

NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end

NS_ASSUME_NONNULL_END
