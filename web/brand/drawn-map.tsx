import { cut } from '#domain/cutting.ts';
import { drawnPositions, type Position } from './kitchens.ts';

const ROADS = [
  'M-10 60C60 74 120 50 190 78S330 96 410 70',
  'M-10 150C70 138 140 166 210 148S340 130 410 152',
  'M-10 236C90 226 150 250 240 232S350 220 410 240',
  'M70 -10C84 60 60 130 86 200S90 270 82 310',
  'M170 -10C160 70 190 140 172 220S168 280 180 310',
  'M300 -10C290 60 312 130 294 210S300 270 292 310',
];

interface DrawnMapProps {
  kitchens: readonly (Position & { name: string })[];
  /** The place in the list of the kitchen that stands out. */
  chosen: number;
}

/** The longest name below a mark, in characters: longer ones are cut. */
const LONGEST_NAME = 22;
const shortened = (name: string) => cut(name, LONGEST_NAME, '…');

/** Our own drawing of a city. Unlike a real map, it loads nothing from other sites. */
export function DrawnMap({ kitchens, chosen }: DrawnMapProps) {
  const positions = drawnPositions(kitchens);
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="400" height="300" className="fill-[#F3E7D3] dark:fill-[#2D2119]" />
      <path
        d="M196 96c30-14 70-6 78 20s-20 46-52 44-54-50-26-64Z"
        className="fill-[#CFE3C4] dark:fill-[#24382A]"
      />
      <path
        d="M300 250c26-18 60-10 74 6s8 40-26 42-68-34-48-48Z"
        className="fill-[#BFDDE6] dark:fill-[#1F3640]"
      />
      <path
        d="M10 186c20-12 46-4 48 14s-24 30-42 24-22-30-6-38Z"
        className="fill-[#CFE3C4] dark:fill-[#24382A]"
      />
      <g fill="none" strokeLinecap="round">
        {ROADS.map((road) => (
          <path key={road} d={road} strokeWidth="9" className="stroke-[#E2CFB0] dark:stroke-[#4A382B]" />
        ))}
        {ROADS.map((road) => (
          <path key={road} d={road} strokeWidth="6" className="stroke-[#FFFDF8] dark:stroke-[#5C4636]" />
        ))}
      </g>
      {positions.map(({ x, y }, index) => {
        const here = index === chosen;
        const name = kitchens[index]?.name ?? '';
        return (
          <g key={name} transform={`translate(${x * 4} ${y * 3})`}>
            <path
              transform={`scale(${here ? 1 : 0.75})`}
              d="M0 0C-4-9-13-15-13-25a13 13 0 1 1 26 0c0 10-9 16-13 25Zm0-20a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z"
              fillRule="evenodd"
              className={here ? 'fill-chilli-text' : 'fill-[#7A5A48] dark:fill-[#C9A78F]'}
            />
            <text
              y="14"
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth="4"
              strokeLinejoin="round"
              className={`fill-ink stroke-[#F3E7D3] dark:stroke-[#2D2119] ${here ? 'font-semibold' : ''} text-[11px]`}
            >
              {shortened(name)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
