// The macros with which Apple's headers annotate their declarations, for the annotations that Swift reads.
#pragma once

// API_AVAILABLE(ios(16.0)): the compiler then asks for `#available(iOS 16, *)`. iOS alone: this is what the gate compiles for.
#define GATE_INTRODUCED_ios(version) ios, introduced = version
#define GATE_DEPRECATED_ios(from, until) ios, introduced = from, deprecated = until
#define API_AVAILABLE(platform) __attribute__((availability(GATE_INTRODUCED_##platform)))
#define API_DEPRECATED(text, platform) __attribute__((availability(GATE_DEPRECATED_##platform, message = text)))

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_CLOSED_ENUM(type, name) enum __attribute__((enum_extensibility(closed))) name : type name; enum name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_SWIFT_UNAVAILABLE __attribute__((availability(swift, unavailable)))
#define NS_NOESCAPE __attribute__((noescape))

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGED(name) __attribute__((swift_bridge(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))

#define UIKIT_EXTERN extern
