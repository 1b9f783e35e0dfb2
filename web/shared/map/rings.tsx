import type { Position } from '#domain/places/position.ts';
import { pixelsOf, pointOf, type Size, type View } from './viewport.ts';

export interface MapRing {
  id: string;
  centre: Position;
  metres: number;
  label: string;
  /** One of those that are being looked at stands out. */
  isStrong?: boolean;
}

interface RingsProps {
  rings: readonly MapRing[];
  view: View;
  size: Size;
  hasStreets: boolean;
}

/** Rings around places, each with its label at its upper edge, and without streets a grid of kilometres to go by. */
export function Rings({ rings, view, size, hasStreets }: RingsProps) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {!hasStreets && (
        <>
          <defs>
            <pattern id="map-grid" width="32" height="32" patternUnits="userSpaceOnUse">
              <path d="M32 0H0V32" fill="none" className="stroke-ink/8" />
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#map-grid)" />
        </>
      )}
      {rings.map(({ id, centre, metres, label, isStrong = false }) => {
        const { x, y } = pointOf(centre, view, size);
        const radius = pixelsOf(metres, centre, view.zoom);
        return (
          <g key={id}>
            <circle
              cx={x}
              cy={y}
              r={radius}
              className={
                isStrong ? 'fill-chilli/12 stroke-chilli stroke-3' : 'fill-good/8 stroke-2 stroke-good'
              }
            />
            <text
              x={x}
              y={Math.max(y - radius + 14, 14)}
              textAnchor="middle"
              className="fill-ink stroke-4 stroke-paper/80 font-semibold text-xs [paint-order:stroke]"
            >
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
