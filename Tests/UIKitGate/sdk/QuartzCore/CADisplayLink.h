#pragma once
#include "CAAnimation.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NONSENDABLE
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(to:forMode:));
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(remove(from:forMode:));
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (getter=isPaused, nonatomic) BOOL paused;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange API_AVAILABLE(ios(15.0));
@end

NS_ASSUME_NONNULL_END
