import { useEffect, useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type Fix, isWorthSending, STILL_EVERY } from './sending.ts';

/** Whether this page knows where its phone is: it waits, sends, may not ask, or can't find out. */
export type Located = 'waiting' | 'sending' | 'refused' | 'impossible';

/** How long the phone may take to find out where it is, and how old what it knows may be (milliseconds). */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 30_000, maximumAge: 5_000 };

/**
 * Sends where this phone is, while the page is open and `isOn` is true. The browser asks its own question the first time. What
 * does not arrive is not sent again: the next position replaces it.
 */
export function useLocated(isOn: boolean): Located {
  const sdk = useSdk();
  const [located, setLocated] = useState<Located>('waiting');
  useEffect(() => {
    if (!isOn) return;
    const { geolocation } = navigator;
    if (!geolocation || !window.isSecureContext) {
      setLocated('impossible');
      return;
    }
    let last: Fix | undefined;
    const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
      const fix = { latitude, longitude, accuracy, at: Date.now() };
      setLocated('sending');
      if (!isWorthSending(last, fix)) return;
      last = fix;
      // Without a time: it is now, and the phone's clock may be wrong.
      sdk.call('post', 'riders/positions', { latitude, longitude, accuracy }).catch(() => undefined);
    };
    const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (code === PERMISSION_DENIED) setLocated('refused');
      else if (!last) setLocated('waiting');
    };
    const watch = geolocation.watchPosition(found, failed, OPTIONS);
    const timer = setInterval(() => geolocation.getCurrentPosition(found, failed, OPTIONS), STILL_EVERY);
    return () => {
      geolocation.clearWatch(watch);
      clearInterval(timer);
      setLocated('waiting');
    };
  }, [isOn, sdk]);
  return located;
}
