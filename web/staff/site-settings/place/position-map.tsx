import { MapPin, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Position } from '#domain/places/position.ts';
import { useTexts } from '#web/lib/texts.ts';
import { movedBy, tilesAround } from './map-tiles.ts';
import { placeTexts } from './texts.ts';

const ZOOM = { first: 16, least: 4, most: 18 };
const HEIGHT = 288;
/** Pixels that an arrow key moves the map. */
const STEP = 24;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
const TOOL = 'grid size-11 place-items-center bg-paper text-ink hover:bg-cream';

interface PositionMapProps {
  position: Position;
  onChange: (position: Position) => void;
}

/** A map that is moved, by a finger, the mouse or arrow keys, until the pin in its middle stands on the kitchen. */
export function PositionMap({ position, onChange }: PositionMapProps) {
  const texts = useTexts(placeTexts);
  const [zoom, setZoom] = useState(ZOOM.first);
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; position: Position }>(undefined);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  const press = (event: PointerEvent) => {
    from.current = { x: event.clientX, y: event.clientY, position };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    onChange(movedBy(start.position, zoom, { x: clientX - start.x, y: clientY - start.y }));
  };
  const release = () => {
    from.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(movedBy(position, zoom, by));
  };
  const zoomBy = (by: number) => setZoom(Math.min(Math.max(zoom + by, ZOOM.least), ZOOM.most));

  return (
    <div className="relative overflow-hidden rounded-control border border-edge bg-line">
      <div
        ref={box}
        role="application"
        aria-label={texts.map(`${position.latitude}, ${position.longitude}`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
        style={{ height: HEIGHT }}
        className="relative cursor-grab touch-none select-none overflow-hidden outline-none focus-visible:outline-3 focus-visible:outline-turmeric focus-visible:-outline-offset-3 active:cursor-grabbing"
      >
        {tilesAround(position, zoom, width, HEIGHT).map(({ src, left, top }) => (
          <img
            key={src}
            src={src}
            alt=""
            draggable={false}
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute size-64 max-w-none"
            style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
          />
        ))}
        <MapPin
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 size-10 -translate-x-1/2 -translate-y-full fill-chilli text-white drop-shadow"
        />
      </div>
      <div className="absolute top-2 right-2 grid overflow-hidden rounded-control border border-edge">
        <button type="button" aria-label={texts.closer} onClick={() => zoomBy(1)} className={TOOL}>
          <Plus className="size-5" aria-hidden="true" />
        </button>
        <button type="button" aria-label={texts.farther} onClick={() => zoomBy(-1)} className={TOOL}>
          <Minus className="size-5" aria-hidden="true" />
        </button>
      </div>
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="absolute right-0 bottom-0 rounded-tl bg-white/85 px-1.5 text-[#2b1a12] text-xs underline"
      >
        {texts.source}
      </a>
    </div>
  );
}
