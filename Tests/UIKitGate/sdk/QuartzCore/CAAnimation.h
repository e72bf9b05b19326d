#pragma once
#include "CALayer.h"

NS_ASSUME_NONNULL_BEGIN

@class CAAnimation;

typedef struct CAFrameRateRange {
  float minimum;
  float maximum;
  float preferred;
} CAFrameRateRange API_AVAILABLE(ios(15.0));
extern const CAFrameRateRange CAFrameRateRangeDefault API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(CAFrameRateRange.default);

@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@property CAFrameRateRange preferredFrameRateRange API_AVAILABLE(ios(15.0));
- (nullable id)valueForKey:(NSString *)key NS_SWIFT_NAME(value(forKey:));
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end

@interface CAPropertyAnimation : CAAnimation
- (instancetype)initWithKeyPath:(nullable NSString *)path
    __attribute__((swift_name("init(keyPath:)")));
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@property (getter=isCumulative) BOOL cumulative;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

typedef NSString *CAAnimationCalculationMode NS_TYPED_ENUM;
extern CAAnimationCalculationMode const kCAAnimationLinear NS_SWIFT_NAME(linear);
extern CAAnimationCalculationMode const kCAAnimationDiscrete NS_SWIFT_NAME(discrete);
extern CAAnimationCalculationMode const kCAAnimationPaced NS_SWIFT_NAME(paced);
extern CAAnimationCalculationMode const kCAAnimationCubic NS_SWIFT_NAME(cubic);
extern CAAnimationCalculationMode const kCAAnimationCubicPaced NS_SWIFT_NAME(cubicPaced);

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable) CGPathRef path;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@property (copy) CAAnimationCalculationMode calculationMode;
@end

@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property (readonly) CFTimeInterval settlingDuration;
@end

@interface CAAnimationGroup : CAAnimation
@property (nullable, copy) NSArray<CAAnimation *> *animations;
@end

NS_SWIFT_NONSENDABLE
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)dur;
+ (void)setAnimationTimingFunction:(nullable CAMediaTimingFunction *)function;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

NS_ASSUME_NONNULL_END
