import { Bike, ChefHat, House, MapPin } from 'lucide-react';
import type { Position } from '#domain/places/position.ts';
import type { Point } from './viewport.ts';

export interface MapMark {
  id: string;
  /** `area` is a small dot with its label, such as the middle of a pincode; the others have their label for screen readers. */
  kind: 'kitchen' | 'home' | 'rider' | 'stop' | 'area';
  position: Position;
  label: string;
}

const ICONS = { kitchen: ChefHat, home: House, rider: Bike };
const LOOKS = {
  kitchen: 'bg-ink text-paper',
  home: 'bg-chilli text-white',
  rider: 'bg-turmeric text-on-turmeric',
  stop: 'bg-chilli text-white font-bold text-sm',
};

/** A mark that stays where it is. What it is called stands in the map's list. */
export function Mark({ mark: { kind, label }, at }: { mark: MapMark; at: Point }) {
  const style = { left: at.x, top: at.y };
  if (kind === 'area')
    return (
      <span aria-hidden="true" className="pointer-events-none absolute" style={style}>
        <span className="absolute size-2 -translate-1/2 rounded-full bg-good ring-2 ring-paper" />
        <span className="absolute top-1.5 -translate-x-1/2 whitespace-nowrap rounded bg-paper/80 px-1 text-ink text-xs tabular-nums">
          {label}
        </span>
      </span>
    );
  const Icon = kind === 'stop' ? undefined : ICONS[kind];
  return (
    <span
      aria-hidden="true"
      style={style}
      className={`pointer-events-none absolute grid size-8 -translate-1/2 place-items-center rounded-full shadow-soft ring-2 ring-paper ${LOOKS[kind]}`}
    >
      {Icon ? <Icon className="size-4.5" /> : label}
    </span>
  );
}

/** The pin that can be moved; its tip stands on the place. */
export const PinShape = () => (
  <MapPin aria-hidden="true" className="size-11 fill-chilli text-white drop-shadow" />
);
