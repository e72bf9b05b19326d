// Values that Swift bridges to its own, and the rest of the values that UIKit's declarations name.
#pragma once
#include "../CoreGraphics/CoreGraphics.h"

typedef double NSTimeInterval;
typedef struct NSRange { NSUInteger location; NSUInteger length; } NSRange;

NS_ASSUME_NONNULL_BEGIN

@class NSCoder, NSString;

typedef struct NSZone NSZone;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

NS_SWIFT_BRIDGED(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

NS_SWIFT_BRIDGED(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGED(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGED(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSNumber : NSValue
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) BOOL boolValue;
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(IndexPath)
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(IndexSet)
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(URL)
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(URLRequest)
@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED(Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end

@interface NSCoder : NSObject
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
- (nullable instancetype)initWithURL:(NSURL *)url NS_SWIFT_NAME(init(url:));
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key NS_SWIFT_NAME(object(forInfoDictionaryKey:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext
    NS_SWIFT_NAME(url(forResource:withExtension:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext
    subdirectory:(nullable NSString *)subpath NS_SWIFT_NAME(url(forResource:withExtension:subdirectory:));
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly, getter=isLowPowerModeEnabled) BOOL lowPowerModeEnabled;
@end

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString NS_SWIFT_NAME(append(_:));
@end

extern NSString *NSStringFromClass(Class aClass);
extern Class _Nullable NSClassFromString(NSString *aClassName);

typedef NS_OPTIONS(NSUInteger, NSPointerFunctionsOptions) {
  NSPointerFunctionsStrongMemory = 0UL << 0,
  NSPointerFunctionsWeakMemory = 5UL << 0,
  NSPointerFunctionsObjectPersonality = 0UL << 8,
  NSPointerFunctionsObjectPointerPersonality = 2UL << 8,
} NS_SWIFT_NAME(NSPointerFunctions.Options);

@interface NSPointerFunctions : NSObject <NSCopying>
@end

@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding>
+ (NSHashTable<ObjectType> *)weakObjectsHashTable NS_SWIFT_NAME(weakObjects());
- (BOOL)containsObject:(nullable ObjectType)anObject NS_SWIFT_NAME(contains(_:));
- (void)addObject:(nullable ObjectType)object NS_SWIFT_NAME(add(_:));
- (void)removeObject:(nullable ObjectType)object NS_SWIFT_NAME(remove(_:));
- (void)removeAllObjects;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@property (readonly) NSUInteger count;
@end

@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding>
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable NS_SWIFT_NAME(weakToStrongObjects());
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable NS_SWIFT_NAME(weakToWeakObjects());
- (nullable ObjectType)objectForKey:(nullable KeyType)aKey NS_SWIFT_NAME(object(forKey:));
- (void)setObject:(nullable ObjectType)anObject forKey:(nullable KeyType)aKey;
- (void)removeObjectForKey:(nullable KeyType)aKey NS_SWIFT_NAME(removeObject(forKey:));
@property (readonly) NSUInteger count;
@end

NS_ASSUME_NONNULL_END
