// View controllers: life cycle, containment, presentation, appearance of the status bar.
#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class NSBundle, UINavigationController, UINavigationItem, UIPresentationController, UIScrollView,
    UISheetPresentationController, UITabBarController, UITabBarItem, UIViewController, UIViewControllerTransition,
    UIBarButtonItem;
@protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate;

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container
               withParentContainerSize:(CGSize)parentSize
    NS_SWIFT_NAME(size(forChildContentContainer:withParentContainerSize:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(willTransition(to:with:));
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)viewWillAppear:(BOOL)animated NS_SWIFT_NAME(viewWillAppear(_:));
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(ios(13.0)) NS_SWIFT_NAME(viewIsAppearing(_:));
- (void)viewDidAppear:(BOOL)animated NS_SWIFT_NAME(viewDidAppear(_:));
- (void)viewWillDisappear:(BOOL)animated NS_SWIFT_NAME(viewWillDisappear(_:));
- (void)viewDidDisappear:(BOOL)animated NS_SWIFT_NAME(viewDidDisappear(_:));
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController)
    BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController)
    BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_AVAILABLE(ios(13.0));
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarStyle
    NS_SWIFT_NAME(childForStatusBarStyle);
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarHidden
    NS_SWIFT_NAME(childForStatusBarHidden);
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewLayoutMarginsDidChange;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE(ios(13.0));
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)setContentScrollView:(nullable UIScrollView *)scrollView
                     forEdge:(NSDirectionalRectEdge)edge API_AVAILABLE(ios(15.0))
    NS_SWIFT_NAME(setContentScrollView(_:for:));
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge API_AVAILABLE(ios(15.0))
    NS_SWIFT_NAME(contentScrollView(for:));
@end

@interface UIViewController (UIContainerViewControllerProtectedMethods)
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated
    NS_SWIFT_NAME(beginAppearanceTransition(_:animated:));
- (void)endAppearanceTransition;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@end

@interface UIViewController (UIViewControllerTransitioning)
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController
    API_AVAILABLE(ios(15.0));
@property (nullable, nonatomic, strong) UIViewControllerTransition *preferredTransition API_AVAILABLE(ios(18.0));
@end

@interface UIViewController (UIContainerItems)
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
@end

// iOS 18's own zoom.
@class UIZoomTransitionInteractionContext, UIZoomTransitionOptions, UIZoomTransitionSourceViewProviderContext;

API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options
             sourceViewProvider:(UIView *_Nullable (^)(UIZoomTransitionSourceViewProviderContext *context))provider
    NS_SWIFT_NAME(zoom(options:sourceViewProvider:));
+ (instancetype)coverVerticalTransition NS_SWIFT_NAME(coverVertical());
+ (instancetype)flipHorizontalTransition NS_SWIFT_NAME(flipHorizontal());
+ (instancetype)crossDissolveTransition NS_SWIFT_NAME(crossDissolve());
@end

API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject <NSCopying>
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)
    (UIZoomTransitionInteractionContext *context);
@property (nonatomic, copy, nullable) UIColor *dimmingColor;
@end

API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition.ZoomOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) CGVector velocity;
@property (nonatomic, readonly) BOOL willBegin;
@end

API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(UIViewController.Transition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, strong, readonly) UIViewController *sourceViewController;
@property (nonatomic, strong, readonly) UIViewController *zoomedViewController;
@end

NS_ASSUME_NONNULL_END
