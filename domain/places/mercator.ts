import type { Position } from './position.ts';

/** Web Mercator, the projection of web maps: a square world of the width 1, whose corner in the north-west is (0, 0). */
export interface WorldPoint {
  x: number;
  y: number;
}

/** The map ends at these degrees. */
const MOST_LATITUDE = 85;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

export function worldPointOf({ latitude, longitude }: Position): WorldPoint {
  const at = radians(clamp(latitude, MOST_LATITUDE));
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(at) + 1 / Math.cos(at)) / Math.PI) / 2,
  };
}

export const positionOfPoint = ({ x, y }: WorldPoint): Position => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: clamp(x * 360 - 180, 180),
});
