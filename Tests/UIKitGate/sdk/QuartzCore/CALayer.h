#pragma once
#include "CAMediaTiming.h"

NS_ASSUME_NONNULL_BEGIN

@class CAAnimation, CALayer;
@protocol CALayerDelegate;

@protocol CAAction
- (void)runActionForKey:(NSString *)event object:(id)anObject arguments:(nullable NSDictionary *)dict
    NS_SWIFT_NAME(run(forKey:object:arguments:));
@end

typedef NS_OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1U << 0,
  kCALayerMaxXMinYCorner = 1U << 1,
  kCALayerMinXMaxYCorner = 1U << 2,
  kCALayerMaxXMaxYCorner = 1U << 3,
};

typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
extern CALayerContentsGravity const kCAGravityCenter NS_SWIFT_NAME(center);
extern CALayerContentsGravity const kCAGravityTop NS_SWIFT_NAME(top);
extern CALayerContentsGravity const kCAGravityBottom NS_SWIFT_NAME(bottom);
extern CALayerContentsGravity const kCAGravityLeft NS_SWIFT_NAME(left);
extern CALayerContentsGravity const kCAGravityRight NS_SWIFT_NAME(right);
extern CALayerContentsGravity const kCAGravityTopLeft NS_SWIFT_NAME(topLeft);
extern CALayerContentsGravity const kCAGravityTopRight NS_SWIFT_NAME(topRight);
extern CALayerContentsGravity const kCAGravityBottomLeft NS_SWIFT_NAME(bottomLeft);
extern CALayerContentsGravity const kCAGravityBottomRight NS_SWIFT_NAME(bottomRight);
extern CALayerContentsGravity const kCAGravityResize NS_SWIFT_NAME(resize);
extern CALayerContentsGravity const kCAGravityResizeAspect NS_SWIFT_NAME(resizeAspect);
extern CALayerContentsGravity const kCAGravityResizeAspectFill NS_SWIFT_NAME(resizeAspectFill);

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(circular) API_AVAILABLE(ios(13.0));
extern CALayerCornerCurve const kCACornerCurveContinuous NS_SWIFT_NAME(continuous) API_AVAILABLE(ios(13.0));

NS_SWIFT_NONSENDABLE
@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
- (instancetype)modelLayer NS_SWIFT_NAME(model());
+ (nullable id)defaultValueForKey:(NSString *)key;
+ (BOOL)needsDisplayForKey:(NSString *)key;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGFloat anchorPointZ;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (getter=isDoubleSided) BOOL doubleSided;
@property (getter=isGeometryFlipped) BOOL geometryFlipped;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx NS_SWIFT_NAME(insertSublayer(_:at:));
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer;
@property CATransform3D sublayerTransform;
@property (nullable, strong) __kindof CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l NS_SWIFT_NAME(convert(_:from:));
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l NS_SWIFT_NAME(convert(_:to:));
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l NS_SWIFT_NAME(convertTime(_:from:));
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l NS_SWIFT_NAME(convertTime(_:to:));
- (nullable __kindof CALayer *)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p NS_SWIFT_NAME(contains(_:));
@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property (getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (void)displayIfNeeded;
- (void)drawInContext:(CGContextRef)ctx NS_SWIFT_NAME(draw(in:));
- (void)renderInContext:(CGContextRef)ctx NS_SWIFT_NAME(render(in:));
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve API_AVAILABLE(ios(13.0));
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property (nullable, strong) id compositingFilter;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event NS_SWIFT_NAME(defaultAction(forKey:));
- (nullable id<CAAction>)actionForKey:(NSString *)event NS_SWIFT_NAME(action(forKey:));
@property (nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key NS_SWIFT_NAME(add(_:forKey:));
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key NS_SWIFT_NAME(removeAnimation(forKey:));
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key NS_SWIFT_NAME(animation(forKey:));
- (nullable id)valueForKeyPath:(NSString *)keyPath NS_SWIFT_NAME(value(forKeyPath:));
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer NS_SWIFT_NAME(display(_:));
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx NS_SWIFT_NAME(draw(_:in:));
- (void)layoutSublayersOfLayer:(CALayer *)layer NS_SWIFT_NAME(layoutSublayers(of:));
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event NS_SWIFT_NAME(action(for:forKey:));
@end

typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
extern CAGradientLayerType const kCAGradientLayerAxial NS_SWIFT_NAME(axial);
extern CAGradientLayerType const kCAGradientLayerRadial NS_SWIFT_NAME(radial);

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end

typedef NSString *CAShapeLayerFillRule NS_TYPED_ENUM;
extern CAShapeLayerFillRule const kCAFillRuleNonZero NS_SWIFT_NAME(nonZero);
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd NS_SWIFT_NAME(evenOdd);

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@end

@interface CATransformLayer : CALayer
@end

@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property CFTimeInterval instanceDelay;
@property CATransform3D instanceTransform;
@end

NS_ASSUME_NONNULL_END
