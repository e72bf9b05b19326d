// The web view, as far as a gesture has to know it.
#pragma once
#include "../UIKit/UIKit.h"

NS_ASSUME_NONNULL_BEGIN

@class WKNavigation, WKWebView;

NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@end

NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    didFinishNavigation:(null_unspecified WKNavigation *)navigation NS_SWIFT_NAME(webView(_:didFinish:));
@end

NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
- (instancetype)initWithFrame:(CGRect)frame
                configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request NS_SWIFT_NAME(load(_:));
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
@property (nonatomic, readonly) BOOL canGoBack;
@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
@end

NS_ASSUME_NONNULL_END
