// The run loop, timers and observation of properties.
#pragma once
#include "NSValues.h"

NS_ASSUME_NONNULL_BEGIN

@class NSTimer;

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);

NS_SWIFT_NONSENDABLE NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(_:forMode:));
@end

extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(common);
extern NSRunLoopMode const UITrackingRunLoopMode NS_SWIFT_NAME(tracking);

NS_SWIFT_NONSENDABLE NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval
                           repeats:(BOOL)repeats
                             block:(void(NS_SWIFT_SENDABLE ^)(NSTimer *timer))block
    NS_SWIFT_NAME(init(timeInterval:repeats:block:));
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(void(NS_SWIFT_SENDABLE ^)(NSTimer *timer))block
    NS_SWIFT_NAME(scheduledTimer(withTimeInterval:repeats:block:));
- (void)invalidate;
@property (readonly, getter=isValid) BOOL valid;
@property NSTimeInterval tolerance;
@end

typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 0x01,
  NSKeyValueObservingOptionOld = 0x02,
  NSKeyValueObservingOptionInitial = 0x04,
  NSKeyValueObservingOptionPrior = 0x08,
};

NS_ASSUME_NONNULL_END
