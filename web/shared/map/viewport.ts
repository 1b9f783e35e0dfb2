import { positionOfPoint, type WorldPoint, worldPointOf } from '#domain/places/mercator.ts';
import type { Position } from '#domain/places/position.ts';

/** The part of the world that a map shows, and where positions are on it. Points are pixels from the upper left corner. */

export interface View {
  centre: Position;
  /** As web maps count it: at 0 the world is `WORLD` pixels wide, and each step doubles it. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const WORLD = 512;
const ZOOM = { least: 3, most: 19, whenOne: 15 };
/** Pixels around what a map must show. */
const MARGIN = 44;
/** The length of the earth's equator (metres). */
const EQUATOR = 2 * Math.PI * 6_371_000;

const limited = (zoom: number) => Math.min(Math.max(zoom, ZOOM.least), ZOOM.most);
const worldSize = (zoom: number) => WORLD * 2 ** zoom;

export function pointOf(position: Position, { centre, zoom }: View, { width, height }: Size): Point {
  const size = worldSize(zoom);
  const [at, middle] = [worldPointOf(position), worldPointOf(centre)];
  return { x: (at.x - middle.x) * size + width / 2, y: (at.y - middle.y) * size + height / 2 };
}

export function positionAt(point: Point, { centre, zoom }: View, { width, height }: Size): Position {
  const size = worldSize(zoom);
  const middle = worldPointOf(centre);
  return positionOfPoint({
    x: middle.x + (point.x - width / 2) / size,
    y: middle.y + (point.y - height / 2) / size,
  });
}

/** The view after what it shows was moved by some pixels. */
export function movedBy(view: View, by: Point): View {
  const size = worldSize(view.zoom);
  const { x, y } = worldPointOf(view.centre);
  return { ...view, centre: positionOfPoint({ x: x - by.x / size, y: y - by.y / size }) };
}

/** The view closer by some steps, with what is at a point staying there. */
export function zoomedAt(view: View, size: Size, steps: number, point: Point): View {
  const zoom = limited(view.zoom + steps);
  const kept = positionAt(point, view, size);
  const moved = pointOf(kept, { ...view, zoom }, size);
  return movedBy({ ...view, zoom }, { x: point.x - moved.x, y: point.y - moved.y });
}

/** Pixels of a distance at a position. */
export const pixelsOf = (metres: number, { latitude }: Position, zoom: number): number =>
  (metres * worldSize(zoom)) / (EQUATOR * Math.cos((latitude * Math.PI) / 180));

/** A place with the metres around it that a map must show. */
export interface Shown {
  position: Position;
  metres?: number;
}

/** The closest view with all of these; undefined without any. */
export function viewOf(shown: readonly Shown[], size: Size): View | undefined {
  if (shown.length === 0) return undefined;
  const corners = shown.flatMap(({ position, metres = 0 }): WorldPoint[] => {
    const { x, y } = worldPointOf(position);
    const radius = pixelsOf(metres, position, 0) / WORLD;
    return [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ];
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (length: number) => Math.max(length - 2 * MARGIN, length / 4);
  const zoom = Math.log2(
    Math.min(room(size.width) / (right - left), room(size.height) / (bottom - top)) / WORLD,
  );
  return {
    centre: positionOfPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom: limited(Math.min(zoom, ZOOM.whenOne)),
  };
}

/** The longest bar of a round length within some pixels: its metres and its pixels. */
export function scaleBar({ centre, zoom }: View, most: number): { metres: number; pixels: number } {
  const mostMetres = most / pixelsOf(1, centre, zoom);
  const power = 10 ** Math.floor(Math.log10(mostMetres));
  const metres = power * ([5, 2, 1].find((each) => each * power <= mostMetres) ?? 1);
  return { metres, pixels: pixelsOf(metres, centre, zoom) };
}
