// The root of the Objective-C classes, and the calls of the runtime that Swift code makes by hand.
#pragma once
#include "Macros.h"

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class)aClass NS_SWIFT_NAME(isKind(of:));
- (BOOL)isMemberOfClass:(Class)aClass NS_SWIFT_NAME(isMember(of:));
- (BOOL)conformsToProtocol:(Protocol *)aProtocol NS_SWIFT_NAME(conforms(to:));
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector NS_SWIFT_NAME(responds(to:));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_SWIFT_UNAVAILABLE;
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector NS_SWIFT_NAME(forwardingTarget(for:));
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector NS_SWIFT_NAME(instancesRespond(to:));
@end

typedef NS_ENUM(unsigned long, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
};

extern void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
extern id _Nullable objc_getAssociatedObject(id object, const void *key);
extern void objc_removeAssociatedObjects(id object);

NS_ASSUME_NONNULL_END
