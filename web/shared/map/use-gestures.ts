import { type PointerEvent, useRef } from 'react';
import { movedBy, type Point, type Size, type View, zoomedAt } from './viewport.ts';

/** A finger that has moved fewer pixels has pressed, not dragged. */
const STILL = 6;

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

interface Gestures {
  view: View | undefined;
  size: Size;
  onView: (view: View) => void;
  onPress: (point: Point) => void;
}

/** Where a pointer is on an element. */
function pointIn(element: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Moves a map with one finger or the mouse, and zooms it with two fingers. */
export function useGestures({ view, size, onView, onPress }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const end = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) travelled.current = 0;
      fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before || !view) return;
      const now = pointIn(event.currentTarget, event);
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      travelled.current += other ? STILL : distance(before, now);
      if (travelled.current < STILL) return;
      const [from, to] = other ? [between(before, other), between(now, other)] : [before, now];
      const moved = movedBy(view, { x: to.x - from.x, y: to.y - from.y });
      if (!other) return onView(moved);
      const steps = Math.log2(Math.max(distance(now, other), 1) / Math.max(distance(before, other), 1));
      onView(zoomedAt(moved, size, steps, to));
    },
    onPointerUp(event: PointerEvent) {
      const isPress = fingers.current.size === 1 && travelled.current < STILL;
      if (end(event) && isPress) onPress(pointIn(event.currentTarget, event));
    },
    onPointerCancel: end,
  };
}
