import { isInBounds } from '#domain/places/map-pin.ts';
import type { Position } from '#domain/places/position.ts';

/** How long a device may take to find itself (milliseconds). */
const FIND_WITHIN = 15_000;

/** Where this device is: asked of the browser, which asks the person. 'lost' if it does not say, 'far' outside of India. */
export function positionOfDevice(): Promise<Position | 'lost' | 'far'> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('lost');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(isInBounds({ latitude, longitude }) ? { latitude, longitude } : 'far'),
      () => resolve('lost'),
      { enableHighAccuracy: true, timeout: FIND_WITHIN },
    );
  });
}
