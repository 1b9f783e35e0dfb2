import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Expand, Minus, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { metresBetween, type Position } from '#domain/places/position.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type MapMark, Mark } from './map-marks.tsx';
import { mapSourceQuery } from './map-source.ts';
import { MovablePin } from './movable-pin.tsx';
import { type MapRing, Rings } from './rings.tsx';
import { mapTexts } from './texts.ts';
import { useGestures } from './use-gestures.ts';
import {
  movedBy,
  pointOf,
  positionAt,
  type Size,
  scaleBar,
  type View,
  viewOf,
  zoomedAt,
} from './viewport.ts';
import { scaleWords, whereWords } from './where-words.ts';

const StreetMap = rarePart(() => import('./street-map.tsx'));

export interface MapViewProps {
  /** What the map shows, for screen readers. */
  label: string;
  marks: readonly MapMark[];
  rings?: readonly MapRing[];
  /** Where a map with streets begins; else with all marks and rings in sight. */
  focus?: Position | undefined;
  /** The mark that can be moved, by its id; a press on the map moves it too, and makes one that is not there yet. */
  movable?: string;
  onMove?: (position: Position) => void;
}

/** The size until the browser has told. */
const FIRST_SIZE: Size = { width: 340, height: 288 };
const INDIA: View = { centre: { latitude: 22.35, longitude: 78.67 }, zoom: 4 };
/** The part of the map that a button moves it by. */
const PART = 0.3;
const LONGEST_SCALE = 90;
/** Marks farther from the focus are out of sight until somebody asks for the whole map (metres). */
const FARTHEST_SHOWN = 50_000;

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(FIRST_SIZE);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: watched.clientWidth, height: watched.clientHeight }),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/** The part of the world that is shown: everything, until somebody chooses another part. */
function useView(shown: Parameters<typeof viewOf>[0], size: Size) {
  const [chosen, choose] = useState<View>();
  const view = chosen ?? viewOf(shown, size) ?? INDIA;
  return { view, choose };
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid min-h-11 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink"
    >
      {children}
    </button>
  );
}

/**
 * A map of marks and rings around places: streets, where the kitchen has a map, below them, and else a plain drawing (PIN-7).
 * It is moved by a finger, the mouse or buttons, and its pin also by arrow keys. What it shows is said in words.
 */
export default function MapView({ label, marks, rings = [], focus, movable, onMove }: MapViewProps) {
  const texts = useTexts(mapTexts);
  const { box, size } = useSize();
  const everything = [...marks, ...rings.map(({ centre, metres }) => ({ position: centre, metres }))];
  const { data: source } = useQuery(mapSourceQuery);
  const [failed, setFailed] = useState(false);
  const hasStreets = source !== undefined && source.kind !== 'none' && !failed;
  // Without streets a place alone says nothing; with a kitchen in another city nothing near it would be seen.
  const isNear = ({ position }: { position: Position }) =>
    focus === undefined || metresBetween(focus, position) <= FARTHEST_SHOWN;
  const { view, choose } = useView(
    focus && hasStreets ? [{ position: focus }] : everything.filter(isNear),
    size,
  );
  const pin = marks.find(({ id }) => id === movable);
  const kitchen = marks.find(({ kind }) => kind === 'kitchen')?.position;
  const moveTo = (position: Position) => {
    choose(view);
    onMove?.(position);
  };
  const gestures = useGestures({
    ...{ view, size },
    onView: choose,
    onPress: (point) => moveTo(positionAt(point, view, size)),
  });
  const middle = { x: size.width / 2, y: size.height / 2 };
  const move = (x: number, y: number) => () =>
    choose(movedBy(view, { x: x * size.width * PART, y: y * size.height * PART }));
  const zoom = (steps: number) => () => choose(zoomedAt(view, size, steps, middle));
  const scale = scaleBar(view, LONGEST_SCALE);
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
      <div
        role="group"
        aria-label={label}
        className="relative overflow-hidden rounded-control border border-edge"
      >
        <div
          ref={box}
          {...gestures}
          className="relative h-72 cursor-grab touch-none select-none overflow-hidden bg-[#efe6d8] active:cursor-grabbing sm:h-96 dark:bg-[#2b2019]"
        >
          {hasStreets && (
            <Suspense>
              <StreetMap source={source} view={view} onFail={() => setFailed(true)} />
            </Suspense>
          )}
          <Rings rings={rings} view={view} size={size} hasStreets={hasStreets} />
          {marks.map(
            (mark) =>
              mark !== pin && <Mark key={mark.id} mark={mark} at={pointOf(mark.position, view, size)} />,
          )}
          {pin && <MovablePin pin={pin} view={view} size={size} onMove={moveTo} onView={choose} />}
          <span
            aria-hidden="true"
            style={{ width: scale.pixels }}
            className="pointer-events-none absolute bottom-1.5 left-2 border-ink border-x-2 border-b-2 whitespace-nowrap bg-paper/70 text-center text-ink text-xs leading-4"
          >
            {scaleWords(scale.metres, texts)}
          </span>
        </div>
        <ul className="sr-only">
          {marks.map((mark) => (
            <li key={mark.id}>
              {kitchen && mark.kind !== 'kitchen'
                ? texts.mark(mark.label, whereWords(kitchen, mark.position, texts))
                : mark.label}
            </li>
          ))}
          {rings.map((ring) => (
            <li key={ring.id}>{ring.label}</li>
          ))}
        </ul>
      </div>
      <div className="grid max-w-96 grid-cols-7 gap-0.5">
        <Tool label={texts.closer} onClick={zoom(1)}>
          <Plus className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.farther} onClick={zoom(-1)}>
          <Minus className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.whole} onClick={() => choose(viewOf(everything, size) ?? view)}>
          <Expand className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.move.left} onClick={move(1, 0)}>
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.move.up} onClick={move(0, 1)}>
          <ArrowUp className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.move.down} onClick={move(0, -1)}>
          <ArrowDown className="size-5" aria-hidden="true" />
        </Tool>
        <Tool label={texts.move.right} onClick={move(-1, 0)}>
          <ArrowRight className="size-5" aria-hidden="true" />
        </Tool>
        {onMove && !pin && (
          <Button variant="secondary" className="col-span-7 mt-1" onClick={() => moveTo(view.centre)}>
            {texts.putHere}
          </Button>
        )}
      </div>
      {source?.kind === 'none' && <p className="text-muted text-sm">{texts.drawing}</p>}
    </div>
  );
}
