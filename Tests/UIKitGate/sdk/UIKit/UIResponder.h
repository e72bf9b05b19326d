// The responder chain, touches and events.
#pragma once
#include "UITrait.h"

NS_ASSUME_NONNULL_BEGIN

@class UIEvent, UIGestureRecognizer, UIPress, UIPressesEvent, UITouch, UIView, UIWindow;

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches
               withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(touchesCancelled(_:with:));
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputView;
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputAccessoryView;
- (void)reloadInputViews;
@end

typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered API_AVAILABLE(ios(13.4)),
  UITouchPhaseRegionMoved API_AVAILABLE(ios(13.4)),
  UITouchPhaseRegionExited API_AVAILABLE(ios(13.4)),
} NS_SWIFT_NAME(UITouch.Phase);

typedef NS_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypePencil,
  UITouchTypeIndirectPointer API_AVAILABLE(ios(13.4)),
} NS_SWIFT_NAME(UITouch.TouchType);

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UITouchType type;
@property (nonatomic, readonly) CGFloat majorRadius;
@property (nonatomic, readonly) CGFloat force;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
@property (nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
- (CGPoint)previousLocationInView:(nullable UIView *)view NS_SWIFT_NAME(previousLocation(in:));
- (CGPoint)preciseLocationInView:(nullable UIView *)view NS_SWIFT_NAME(preciseLocation(in:));
@end

typedef NS_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches,
  UIEventTypeMotion,
  UIEventTypeRemoteControl,
  UIEventTypePresses,
  UIEventTypeScroll API_AVAILABLE(ios(13.4)) = 10,
  UIEventTypeHover API_AVAILABLE(ios(13.4)) = 11,
  UIEventTypeTransform API_AVAILABLE(ios(13.4)) = 14,
} NS_SWIFT_NAME(UIEvent.EventType);

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view NS_SWIFT_NAME(touches(for:));
- (nullable NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)gesture NS_SWIFT_NAME(touches(for:));
- (nullable NSArray<UITouch *> *)coalescedTouchesForTouch:(UITouch *)touch NS_SWIFT_NAME(coalescedTouches(for:));
- (nullable NSArray<UITouch *> *)predictedTouchesForTouch:(UITouch *)touch NS_SWIFT_NAME(predictedTouches(for:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
@end

NS_ASSUME_NONNULL_END
