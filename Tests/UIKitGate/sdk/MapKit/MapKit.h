// The map view, as far as a gesture has to know it.
#pragma once
#include "../UIKit/UIKit.h"

NS_SWIFT_UI_ACTOR
@interface MKMapView : UIView
@property (nonatomic, getter=isZoomEnabled) BOOL zoomEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isRotateEnabled) BOOL rotateEnabled;
@property (nonatomic, getter=isPitchEnabled) BOOL pitchEnabled;
@end
