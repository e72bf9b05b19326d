// Tab bar controllers, tab bars and their items.
#pragma once
#include "UINavigation.h"

NS_ASSUME_NONNULL_BEGIN

@class UITab, UITabBar, UITabBarController;

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nonatomic, readwrite, copy, nullable) UIColor *badgeColor API_AVAILABLE(ios(10.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item NS_SWIFT_NAME(tabBar(_:didSelect:));
@end

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, readwrite, copy, nullable) UIColor *unselectedItemTintColor API_AVAILABLE(ios(10.0));
@property (nonatomic, readwrite, copy) UITabBarAppearance *standardAppearance API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance API_AVAILABLE(ios(15.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController NS_SWIFT_NAME(tabBarController(_:shouldSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController NS_SWIFT_NAME(tabBarController(_:didSelect:));
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerSupportedInterfaceOrientations(_:));
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
    (UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id<UIViewControllerInteractiveTransitioning>)
                               tabBarController:(UITabBarController *)tabBarController
    interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)
                      tabBarController:(UITabBarController *)tabBarController
    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                      toViewController:(UIViewController *)toVC
    NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:));
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab API_AVAILABLE(ios(18.0))
    NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:));
@end

API_AVAILABLE(ios(18.0)) NS_SWIFT_UI_ACTOR
@interface UITab : NSObject
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController <UITabBarDelegate>
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden API_AVAILABLE(ios(18.0));
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated API_AVAILABLE(ios(18.0));
@property (nonatomic, copy) NSArray<UITab *> *tabs API_AVAILABLE(ios(18.0));
@property (nonatomic, strong, nullable) UITab *selectedTab API_AVAILABLE(ios(18.0));
@end

NS_ASSUME_NONNULL_END
