import type { Position } from '#domain/places/position.ts';

/** Milliseconds to wait for a position: the rider stands at a door. */
const FIND_WITHIN = 6_000;
/** A position that the phone found so many milliseconds ago will do. */
const FRESH = 60_000;

/** Where this phone is, which its browser may ask about; undefined if it does not say. Never rejects. */
export const whereIAm = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: FIND_WITHIN, maximumAge: FRESH },
    );
  });
