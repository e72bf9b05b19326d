// Archives of objects by keys.
#pragma once
#include "NSValues.h"

NS_ASSUME_NONNULL_BEGIN

@class NSKeyedArchiver;

UIKIT_EXTERN NSString *const NSKeyedArchiveRootObjectKey;

@interface NSCoder (NSKeyedCoding)
- (void)encodeObject:(nullable id)object forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (nullable id)decodeObjectForKey:(NSString *)key NS_SWIFT_NAME(decodeObject(forKey:));
@end

@protocol NSKeyedArchiverDelegate <NSObject>
@optional
- (nullable id)archiver:(NSKeyedArchiver *)archiver
       willEncodeObject:(id)object NS_SWIFT_NAME(archiver(_:willEncode:));
@end

@interface NSKeyedArchiver : NSCoder
- (instancetype)initRequiringSecureCoding:(BOOL)requiresSecureCoding API_AVAILABLE(ios(11.0))
    NS_SWIFT_NAME(init(requiringSecureCoding:));
@property (nullable, assign) id<NSKeyedArchiverDelegate> delegate;
@property (readonly, strong) NSData *encodedData API_AVAILABLE(ios(10.0));
- (void)finishEncoding;
@end

@interface NSKeyedUnarchiver : NSCoder
- (nullable instancetype)initForReadingFromData:(NSData *)data
                                          error:(NSError *_Nullable *_Nullable)error API_AVAILABLE(ios(11.0))
    NS_SWIFT_NAME(init(forReadingFrom:));
@property BOOL requiresSecureCoding;
@end

NS_ASSUME_NONNULL_END
