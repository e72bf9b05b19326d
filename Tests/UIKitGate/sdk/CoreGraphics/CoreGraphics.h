// Points, sizes, rectangles, affine transforms and what drawing needs.
#pragma once
#include "../ObjectiveC/ObjectiveC.h"

typedef double CGFloat;

typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#define CF_BRIDGED(name) __attribute__((objc_bridge(name)))
#define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
#define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")

CF_IMPLICIT_BRIDGING_ENABLED
NS_ASSUME_NONNULL_BEGIN

typedef NS_CLOSED_ENUM(unsigned int, CGRectEdge) { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge };

extern const CGPoint CGPointZero NS_SWIFT_UNAVAILABLE;
extern CGFloat CGRectGetMinX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.minX(self:));
extern CGFloat CGRectGetMidX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.midX(self:));
extern CGFloat CGRectGetMaxX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.maxX(self:));
extern CGFloat CGRectGetMinY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.minY(self:));
extern CGFloat CGRectGetMidY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.midY(self:));
extern CGFloat CGRectGetMaxY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.maxY(self:));
extern CGFloat CGRectGetWidth(CGRect rect) NS_SWIFT_NAME(getter:CGRect.width(self:));
extern CGFloat CGRectGetHeight(CGRect rect) NS_SWIFT_NAME(getter:CGRect.height(self:));
extern CGRect CGRectStandardize(CGRect rect) NS_SWIFT_NAME(getter:CGRect.standardized(self:));
extern CGRect CGRectIntegral(CGRect rect) NS_SWIFT_NAME(getter:CGRect.integral(self:));
extern BOOL CGRectIsEmpty(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isEmpty(self:));
extern BOOL CGRectIsNull(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isNull(self:));
extern BOOL CGRectIsInfinite(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isInfinite(self:));
extern CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) NS_SWIFT_NAME(CGRect.insetBy(self:dx:dy:));
extern CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy) NS_SWIFT_NAME(CGRect.offsetBy(self:dx:dy:));
extern CGRect CGRectUnion(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.union(self:_:));
extern CGRect CGRectIntersection(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.intersection(self:_:));
extern BOOL CGRectIntersectsRect(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.intersects(self:_:));
extern BOOL CGRectContainsPoint(CGRect rect, CGPoint point) NS_SWIFT_NAME(CGRect.contains(self:_:));
extern BOOL CGRectContainsRect(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.contains(self:_:));
extern CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform t)
    NS_SWIFT_NAME(CGPoint.applying(self:_:));
extern CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform t) NS_SWIFT_NAME(CGSize.applying(self:_:));
extern CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform t) NS_SWIFT_NAME(CGRect.applying(self:_:));

extern const CGAffineTransform CGAffineTransformIdentity NS_SWIFT_NAME(CGAffineTransform.identity);
extern CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty)
    NS_SWIFT_NAME(CGAffineTransform.init(translationX:y:));
extern CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy)
    NS_SWIFT_NAME(CGAffineTransform.init(scaleX:y:));
extern CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle)
    NS_SWIFT_NAME(CGAffineTransform.init(rotationAngle:));
extern BOOL CGAffineTransformIsIdentity(CGAffineTransform t)
    NS_SWIFT_NAME(getter:CGAffineTransform.isIdentity(self:));
extern CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty)
    NS_SWIFT_NAME(CGAffineTransform.translatedBy(self:x:y:));
extern CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy)
    NS_SWIFT_NAME(CGAffineTransform.scaledBy(self:x:y:));
extern CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle)
    NS_SWIFT_NAME(CGAffineTransform.rotated(self:by:));
extern CGAffineTransform CGAffineTransformInvert(CGAffineTransform t) NS_SWIFT_NAME(CGAffineTransform.inverted(self:));
extern CGAffineTransform CGAffineTransformConcat(CGAffineTransform t1, CGAffineTransform t2)
    NS_SWIFT_NAME(CGAffineTransform.concatenating(self:_:));

typedef struct CF_BRIDGED(id) CGColor *CGColorRef;
typedef struct CF_BRIDGED(id) CGColorSpace *CGColorSpaceRef;
typedef struct CF_BRIDGED(id) CGImage *CGImageRef;
typedef const struct CF_BRIDGED(id) CGPath *CGPathRef;
typedef struct CF_BRIDGED(id) CGPath *CGMutablePathRef;
typedef struct CF_BRIDGED(id) CGContext *CGContextRef;
typedef struct CF_BRIDGED(id) CGGradient *CGGradientRef;

extern CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
                                             const CGAffineTransform *_Nullable transform)
    NS_SWIFT_NAME(CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:));
extern CGFloat CGColorGetAlpha(CGColorRef color) NS_SWIFT_NAME(getter:CGColorRef.alpha(self:));
extern unsigned long CGImageGetWidth(CGImageRef image) NS_SWIFT_NAME(getter:CGImageRef.width(self:));
extern unsigned long CGImageGetHeight(CGImageRef image) NS_SWIFT_NAME(getter:CGImageRef.height(self:));

typedef NS_ENUM(int, CGLineCap) { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef NS_ENUM(int, CGLineJoin) { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };

extern void CGContextSaveGState(CGContextRef c) NS_SWIFT_NAME(CGContextRef.saveGState(self:));
extern void CGContextRestoreGState(CGContextRef c) NS_SWIFT_NAME(CGContextRef.restoreGState(self:));
extern void CGContextTranslateCTM(CGContextRef c, CGFloat tx, CGFloat ty)
    NS_SWIFT_NAME(CGContextRef.translateBy(self:x:y:));
extern void CGContextScaleCTM(CGContextRef c, CGFloat sx, CGFloat sy) NS_SWIFT_NAME(CGContextRef.scaleBy(self:x:y:));
extern void CGContextRotateCTM(CGContextRef c, CGFloat angle) NS_SWIFT_NAME(CGContextRef.rotate(self:by:));
extern void CGContextSetFillColorWithColor(CGContextRef c, CGColorRef color)
    NS_SWIFT_NAME(CGContextRef.setFillColor(self:_:));
extern void CGContextSetStrokeColorWithColor(CGContextRef c, CGColorRef color)
    NS_SWIFT_NAME(CGContextRef.setStrokeColor(self:_:));
extern void CGContextSetLineWidth(CGContextRef c, CGFloat width) NS_SWIFT_NAME(CGContextRef.setLineWidth(self:_:));
extern void CGContextFillRect(CGContextRef c, CGRect rect) NS_SWIFT_NAME(CGContextRef.fill(self:_:));
extern void CGContextStrokeRect(CGContextRef c, CGRect rect) NS_SWIFT_NAME(CGContextRef.stroke(self:_:));
extern void CGContextFillEllipseInRect(CGContextRef c, CGRect rect) NS_SWIFT_NAME(CGContextRef.fillEllipse(self:in:));
extern void CGContextBeginPath(CGContextRef c) NS_SWIFT_NAME(CGContextRef.beginPath(self:));
extern void CGContextStrokePath(CGContextRef c) NS_SWIFT_NAME(CGContextRef.strokePath(self:));
extern void CGContextAddPath(CGContextRef c, CGPathRef path) NS_SWIFT_NAME(CGContextRef.addPath(self:_:));

NS_ASSUME_NONNULL_END
CF_IMPLICIT_BRIDGING_DISABLED
