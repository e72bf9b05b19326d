#pragma once
#include "CATransform3D.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
extern CAMediaTimingFillMode const kCAFillModeForwards NS_SWIFT_NAME(forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards NS_SWIFT_NAME(backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth NS_SWIFT_NAME(both);
extern CAMediaTimingFillMode const kCAFillModeRemoved NS_SWIFT_NAME(removed);

typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear NS_SWIFT_NAME(linear);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn NS_SWIFT_NAME(easeIn);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut NS_SWIFT_NAME(easeOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut NS_SWIFT_NAME(easeInEaseOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault NS_SWIFT_NAME(default);

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
- (instancetype)initWithName:(CAMediaTimingFunctionName)name;
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
@end

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

NS_ASSUME_NONNULL_END
