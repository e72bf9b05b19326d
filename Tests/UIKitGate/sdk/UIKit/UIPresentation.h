// Presentation controllers: custom, sheets, popovers.
#pragma once
#include "UITransitioning.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController, UISheetPresentationController, UIBarButtonItem;

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
    NS_SWIFT_NAME(adaptivePresentationStyle(for:));
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:));
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style
    NS_SWIFT_NAME(presentationController(_:viewControllerForAdaptivePresentationStyle:));
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UIAppearanceContainer, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(presentedViewController:presenting:));
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@property (nonatomic, readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed NS_SWIFT_NAME(presentationTransitionDidEnd(_:));
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed NS_SWIFT_NAME(dismissalTransitionDidEnd(_:));
@end

typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM API_AVAILABLE(ios(15.0))
    NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier);
UIKIT_EXTERN UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierMedium API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(medium);
UIKIT_EXTERN UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierLarge API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(large);

API_AVAILABLE(ios(16.0)) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
+ (instancetype)customDetentWithIdentifier:(nullable UISheetPresentationControllerDetentIdentifier)identifier
                                  resolver:(CGFloat (^)(
                                               id<UISheetPresentationControllerDetentResolutionContext> context))resolver
    API_AVAILABLE(ios(16.0)) NS_SWIFT_NAME(custom(identifier:resolver:));
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier API_AVAILABLE(ios(16.0));
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController
    NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:));
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable)
    UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
- (void)animateChanges:(void(NS_NOESCAPE ^)(void))changes;
- (void)invalidateDetents API_AVAILABLE(ios(16.0));
@end

NS_ASSUME_NONNULL_END
