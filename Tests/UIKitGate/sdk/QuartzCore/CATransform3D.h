#pragma once
#include "../Foundation/Foundation.h"

typedef double CFTimeInterval;

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;

extern const CATransform3D CATransform3DIdentity;
extern BOOL CATransform3DIsIdentity(CATransform3D t);
extern BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
extern CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
extern CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
extern CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
extern CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
extern CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
extern CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
extern CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
extern CATransform3D CATransform3DInvert(CATransform3D t);
extern CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
extern BOOL CATransform3DIsAffine(CATransform3D t);
extern CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
extern CFTimeInterval CACurrentMediaTime(void);

NS_ASSUME_NONNULL_BEGIN
@interface NSValue (CATransform3DAdditions)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)t;
@end
NS_ASSUME_NONNULL_END
