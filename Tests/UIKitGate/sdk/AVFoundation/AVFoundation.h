// Players, as far as the gallery's films need them.
#pragma once
#include "../QuartzCore/QuartzCore.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *AVLayerVideoGravity NS_TYPED_ENUM;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect NS_SWIFT_NAME(resizeAspect);
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspectFill NS_SWIFT_NAME(resizeAspectFill);
extern AVLayerVideoGravity const AVLayerVideoGravityResize NS_SWIFT_NAME(resize);

NS_SWIFT_UI_ACTOR
@interface AVPlayerItem : NSObject <NSCopying>
- (instancetype)initWithURL:(NSURL *)URL;
@end

NS_SWIFT_UI_ACTOR
@interface AVPlayer : NSObject
@property (nonatomic) float rate;
@property (nonatomic, getter=isMuted) BOOL muted API_AVAILABLE(ios(7.0));
@property (nonatomic) BOOL preventsDisplaySleepDuringVideoPlayback API_AVAILABLE(ios(12.0));
- (void)play;
- (void)pause;
@end

NS_SWIFT_UI_ACTOR
@interface AVQueuePlayer : AVPlayer
- (void)removeAllItems;
@end

NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(10.0))
@interface AVPlayerLooper : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)playerLooperWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)itemToLoop;
- (void)disableLooping;
@end

@interface AVPlayerLayer : CALayer
@property (nonatomic, retain, nullable) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@end

NS_ASSUME_NONNULL_END
