// Colours, fonts, images, paths, image views, effects.
#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIBezierPath, UIFont, UIGraphicsImageRendererContext, UIImage, UIImageConfiguration, UIImageSymbolConfiguration;

NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor NS_SWIFT_NAME(init(cgColor:));
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider
    API_AVAILABLE(ios(13.0));
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *darkGrayColor NS_SWIFT_NAME(darkGray);
@property (class, nonatomic, readonly) UIColor *lightGrayColor NS_SWIFT_NAME(lightGray);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *grayColor NS_SWIFT_NAME(gray);
@property (class, nonatomic, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property (class, nonatomic, readonly) UIColor *blueColor NS_SWIFT_NAME(blue);
@property (class, nonatomic, readonly) UIColor *greenColor NS_SWIFT_NAME(green);
@property (class, nonatomic, readonly) UIColor *orangeColor NS_SWIFT_NAME(orange);
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property (class, nonatomic, readonly) UIColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property (class, nonatomic, readonly) UIColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property (class, nonatomic, readonly) UIColor *systemYellowColor NS_SWIFT_NAME(systemYellow);
@property (class, nonatomic, readonly) UIColor *systemPinkColor NS_SWIFT_NAME(systemPink);
@property (class, nonatomic, readonly) UIColor *systemPurpleColor NS_SWIFT_NAME(systemPurple);
@property (class, nonatomic, readonly) UIColor *systemTealColor NS_SWIFT_NAME(systemTeal);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor NS_SWIFT_NAME(systemIndigo);
@property (class, nonatomic, readonly) UIColor *systemGrayColor NS_SWIFT_NAME(systemGray);
@property (class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor NS_SWIFT_NAME(tertiaryLabel);
@property (class, nonatomic, readonly) UIColor *separatorColor NS_SWIFT_NAME(separator);
@property (class, nonatomic, readonly) UIColor *systemFillColor NS_SWIFT_NAME(systemFill);
@property (class, nonatomic, readonly) UIColor *secondarySystemFillColor NS_SWIFT_NAME(secondarySystemFill);
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor NS_SWIFT_NAME(tertiarySystemFill);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NS_SWIFT_NAME(secondarySystemBackground);
@property (class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor NS_SWIFT_NAME(tertiarySystemBackground);
@property (class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor NS_SWIFT_NAME(systemGroupedBackground);
@property (class, nonatomic, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor) API_AVAILABLE(ios(15.0));
- (void)set;
- (void)setFill;
- (void)setStroke;
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(resolvedColor(with:));
@property (nonatomic, readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
@end

typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleLargeTitle NS_SWIFT_NAME(largeTitle);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle1 NS_SWIFT_NAME(title1);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle2 NS_SWIFT_NAME(title2);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle3 NS_SWIFT_NAME(title3);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(headline);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleSubheadline NS_SWIFT_NAME(subheadline);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(body);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleCallout NS_SWIFT_NAME(callout);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleFootnote NS_SWIFT_NAME(footnote);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleCaption1 NS_SWIFT_NAME(caption1);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleCaption2 NS_SWIFT_NAME(caption2);

typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
UIKIT_EXTERN const UIFontWeight UIFontWeightThin NS_SWIFT_NAME(thin);
UIKIT_EXTERN const UIFontWeight UIFontWeightLight NS_SWIFT_NAME(light);
UIKIT_EXTERN const UIFontWeight UIFontWeightRegular NS_SWIFT_NAME(regular);
UIKIT_EXTERN const UIFontWeight UIFontWeightMedium NS_SWIFT_NAME(medium);
UIKIT_EXTERN const UIFontWeight UIFontWeightSemibold NS_SWIFT_NAME(semibold);
UIKIT_EXTERN const UIFontWeight UIFontWeightBold NS_SWIFT_NAME(bold);
UIKIT_EXTERN const UIFontWeight UIFontWeightHeavy NS_SWIFT_NAME(heavy);

NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(systemFont(ofSize:));
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(boldSystemFont(ofSize:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight NS_SWIFT_NAME(systemFont(ofSize:weight:));
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize
                                     weight:(UIFontWeight)weight
    NS_SWIFT_NAME(monospacedDigitSystemFont(ofSize:weight:));
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
- (UIFont *)fontWithSize:(CGFloat)fontSize NS_SWIFT_NAME(withSize(_:));
@end

NS_SWIFT_SENDABLE
@interface UIFontMetrics : NSObject
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_SWIFT_NAME(init(forTextStyle:));
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
@end

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.Configuration)
@interface UIImageConfiguration : NSObject <NSCopying>
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize NS_SWIFT_NAME(init(pointSize:));
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle NS_SWIFT_NAME(init(textStyle:));
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
- (nullable instancetype)initWithContentsOfFile:(NSString *)path NS_SWIFT_NAME(init(contentsOfFile:));
- (nullable instancetype)initWithData:(NSData *)data;
- (instancetype)initWithCGImage:(CGImageRef)cgImage NS_SWIFT_NAME(init(cgImage:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nullable, nonatomic, readonly) CGImageRef CGImage NS_SWIFT_NAME(cgImage);
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode NS_SWIFT_NAME(withRenderingMode(_:));
- (UIImage *)imageWithTintColor:(UIColor *)color NS_SWIFT_NAME(withTintColor(_:));
- (nullable UIImage *)imageByPreparingForDisplay API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(preparingForDisplay());
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection;
- (UIImage *)imageFlippedForRightToLeftLayoutDirection NS_SWIFT_NAME(imageFlippedForRightToLeftLayoutDirection());
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, strong, nullable) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@end

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
+ (instancetype)bezierPathWithRect:(CGRect)rect NS_SWIFT_NAME(init(rect:));
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect NS_SWIFT_NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                             cornerRadius:(CGFloat)cornerRadius NS_SWIFT_NAME(init(roundedRect:cornerRadius:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii
    NS_SWIFT_NAME(init(roundedRect:byRoundingCorners:cornerRadii:));
@property (nonatomic) CGPathRef CGPath NS_SWIFT_NAME(cgPath);
- (void)moveToPoint:(CGPoint)point NS_SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point NS_SWIFT_NAME(addLine(to:));
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2 NS_SWIFT_NAME(addCurve(to:controlPoint1:controlPoint2:));
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise;
- (void)closePath NS_SWIFT_NAME(close());
- (void)appendPath:(UIBezierPath *)bezierPath NS_SWIFT_NAME(append(_:));
@property (nonatomic) CGFloat lineWidth;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end

NS_SWIFT_SENDABLE
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@end

NS_SWIFT_SENDABLE
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
+ (instancetype)preferredFormat NS_SWIFT_NAME(preferred());
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext NS_SWIFT_NAME(cgContext);
- (void)fillRect:(CGRect)rect NS_SWIFT_NAME(fill(_:));
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end

NS_SWIFT_SENDABLE
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

NS_SWIFT_SENDABLE
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format;
- (UIImage *)imageWithActions:(void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(image(actions:));
@end

typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemThinMaterial = 7,
  UIBlurEffectStyleSystemMaterial = 8,
} NS_SWIFT_NAME(UIBlurEffect.Style);

NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style NS_SWIFT_NAME(init(style:));
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

UIKIT_EXTERN NSAttributedStringKey const NSFontAttributeName NS_SWIFT_NAME(font);
UIKIT_EXTERN NSAttributedStringKey const NSForegroundColorAttributeName NS_SWIFT_NAME(foregroundColor);
UIKIT_EXTERN NSAttributedStringKey const NSParagraphStyleAttributeName NS_SWIFT_NAME(paragraphStyle);
UIKIT_EXTERN NSAttributedStringKey const NSKernAttributeName NS_SWIFT_NAME(kern);
UIKIT_EXTERN NSAttributedStringKey const NSBackgroundColorAttributeName NS_SWIFT_NAME(backgroundColor);

NS_ASSUME_NONNULL_END
