// error: 'ContinuousClock' is only available in iOS 16.0 or newer
func clock() -> Any { ContinuousClock.self }
