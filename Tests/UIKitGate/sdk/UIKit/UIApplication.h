// The application, its scenes, windows and screens; the keyboard; accessibility.
#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIApplication, UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession, UIScreen,
    UIWindow, UIWindowScene, UIStatusBarManager;

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role);
UIKIT_EXTERN UISceneSessionRole const UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(windowApplication);

typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground,
} NS_SWIFT_NAME(UIApplication.State);

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions
    NS_SWIFT_NAME(application(_:didFinishLaunchingWithOptions:));
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options API_AVAILABLE(ios(13.0))
    NS_SWIFT_NAME(application(_:configurationForConnecting:options:));
@property (nullable, nonatomic, strong) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
- (void)beginIgnoringInteractionEvents API_DEPRECATED("Use UIView's isUserInteractionEnabled", ios(2.0, 13.0));
@end

UIKIT_EXTERN NSNotificationName const UIApplicationDidEnterBackgroundNotification
    NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIApplicationWillEnterForegroundNotification
    NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIApplicationDidBecomeActiveNotification
    NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIApplicationWillResignActiveNotification
    NS_SWIFT_NAME(UIApplication.willResignActiveNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification
    NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification) NS_SWIFT_NONISOLATED;

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (void)sceneDidDisconnect:(UIScene *)scene NS_SWIFT_NAME(sceneDidDisconnect(_:));
- (void)sceneDidBecomeActive:(UIScene *)scene NS_SWIFT_NAME(sceneDidBecomeActive(_:));
- (void)sceneWillResignActive:(UIScene *)scene NS_SWIFT_NAME(sceneWillResignActive(_:));
- (void)sceneWillEnterForeground:(UIScene *)scene NS_SWIFT_NAME(sceneWillEnterForeground(_:));
- (void)sceneDidEnterBackground:(UIScene *)scene NS_SWIFT_NAME(sceneDidEnterBackground(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (nullable, nonatomic, copy) NSString *title;
@end

UIKIT_EXTERN NSNotificationName const UISceneDidEnterBackgroundNotification
    NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UISceneWillDeactivateNotification
    NS_SWIFT_NAME(UIScene.willDeactivateNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UISceneDidActivateNotification
    NS_SWIFT_NAME(UIScene.didActivateNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nonatomic, readonly, copy) NSString *persistentIdentifier;
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) Class sceneClass;
@property (nonatomic, nullable) Class delegateClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow API_AVAILABLE(ios(15.0));
@property (nonatomic, readonly, nullable) UIStatusBarManager *statusBarManager;
@end

NS_SWIFT_UI_ACTOR
@interface UIStatusBarManager : NSObject
@property (nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@end

typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
UIKIT_EXTERN const UIWindowLevel UIWindowLevelNormal NS_SWIFT_NAME(normal);
UIKIT_EXTERN const UIWindowLevel UIWindowLevelAlert NS_SWIFT_NAME(alert);
UIKIT_EXTERN const UIWindowLevel UIWindowLevelStatusBar NS_SWIFT_NAME(statusBar);

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event;
@end

UIKIT_EXTERN NSNotificationName const UIKeyboardWillShowNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIKeyboardDidShowNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillHideNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIKeyboardDidHideNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillChangeFrameNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSString *const UIKeyboardFrameEndUserInfoKey
    NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NS_SWIFT_NONISOLATED;
UIKIT_EXTERN NSString *const UIKeyboardAnimationDurationUserInfoKey
    NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen NS_SWIFT_NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) id<UICoordinateSpace> fixedCoordinateSpace;
@end

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

NS_ASSUME_NONNULL_END
