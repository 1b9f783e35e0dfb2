/** The tiles of a web map (Web Mercator, as OpenStreetMap has them), and where a position is on them. */
import { positionOfPoint, worldPointOf } from '#domain/places/mercator.ts';
import type { Position } from '#domain/places/position.ts';

/** The width and height of a tile in pixels. */
const TILE = 256;
/** A position in pixels of the whole map at a zoom. */
export function pixelsOf(position: Position, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom;
  const { x, y } = worldPointOf(position);
  return { x: x * size, y: y * size };
}

/** The position of pixels of the whole map, with five decimals: about a metre. */
export function positionAt({ x, y }: { x: number; y: number }, zoom: number): Position {
  const size = TILE * 2 ** zoom;
  const { latitude, longitude } = positionOfPoint({ x: x / size, y: y / size });
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** The position after the map was moved by some pixels. */
export function movedBy(position: Position, zoom: number, by: { x: number; y: number }): Position {
  const { x, y } = pixelsOf(position, zoom);
  return positionAt({ x: x - by.x, y: y - by.y }, zoom);
}

export interface Tile {
  src: string;
  /** Pixels from the middle of the map to the tile's left and upper edge. */
  left: number;
  top: number;
}

/** The tiles around a position that fill a map of this size. */
export function tilesAround(position: Position, zoom: number, width: number, height: number): Tile[] {
  const { x, y } = pixelsOf(position, zoom);
  const most = 2 ** zoom;
  const range = (middle: number, length: number) => {
    const first = Math.floor((middle - length / 2) / TILE);
    const last = Math.floor((middle + length / 2) / TILE);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  return range(y, height)
    .filter((row) => row >= 0 && row < most)
    .flatMap((row) =>
      range(x, width).map((column) => ({
        src: `https://tile.openstreetmap.org/${zoom}/${(column + most) % most}/${row}.png`,
        left: column * TILE - x,
        top: row * TILE - y,
      })),
    );
}
