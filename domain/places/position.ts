/** A place on the map, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Whether two places are the same; undefined is the same as nothing else. */
export const isSamePosition = (one: Position, other: Position | undefined): boolean =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** The mean radius of the earth (metres). */
const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The metres between two places in a straight line on the earth's surface (haversine). */
export function metresBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const width = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(one.latitude, other.latitude) + width * half(one.longitude, other.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}
