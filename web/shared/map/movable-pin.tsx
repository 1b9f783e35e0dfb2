import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Position } from '#domain/places/position.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type MapMark, PinShape } from './map-marks.tsx';
import { mapTexts } from './texts.ts';
import { type Point, pointOf, positionAt, type Size, type View } from './viewport.ts';

/** Pixels that an arrow key moves the pin, and with Shift. */
const STEP = 4;
const FAR_STEP = 32;
/** As near to the edge as the pin comes before the map follows it (pixels). */
const EDGE = 24;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface MovablePinProps {
  pin: MapMark;
  view: View;
  size: Size;
  onMove: (position: Position) => void;
  onView: (view: View) => void;
}

/** The pin that is dragged, or moved by arrow keys. */
export function MovablePin({ pin, view, size, onMove, onView }: MovablePinProps) {
  const texts = useTexts(mapTexts);
  const hint = useId();
  const grip = useRef<Point>(undefined);
  const at = pointOf(pin.position, view, size);
  const moveTo = (point: Point) => onMove(positionAt(point, view, size));
  const press = (event: PointerEvent) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - at.x, y: event.clientY - at.y };
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    event.stopPropagation();
    moveTo({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
  };
  const release = (event: PointerEvent) => {
    event.stopPropagation();
    grip.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR_STEP : STEP;
    const to = { x: at.x + arrow.x * step, y: at.y + arrow.y * step };
    moveTo(to);
    const isInside = to.x > EDGE && to.y > EDGE && to.x < size.width - EDGE && to.y < size.height - EDGE;
    if (!isInside) onView({ ...view, centre: positionAt(to, view, size) });
  };
  return (
    <>
      <button
        type="button"
        aria-label={pin.label}
        aria-describedby={hint}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
        style={{ left: at.x, top: at.y }}
        className="absolute -translate-x-1/2 -translate-y-full cursor-grab touch-none rounded-control outline-none focus-visible:outline-3 focus-visible:outline-turmeric"
      >
        <PinShape />
      </button>
      <span id={hint} hidden>
        {texts.movable(pin.label)}
      </span>
    </>
  );
}
