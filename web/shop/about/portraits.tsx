import type { ReactNode } from 'react';
import type { DrawnPortrait } from '#domain/site/content/portraits.ts';

const INK = '#2B1A12';
const GOLD = '#E8A317';
const FOLD = '#C4820A';

interface Looks {
  skin: string;
  /** The colour of skin in shade: neck, nose, ears. */
  shade: string;
  cloth: string;
  /** Behind the head. */
  back: ReactNode;
  /** Over the face: hair, beard, scarf. */
  front: ReactNode;
}

const LOOKS = {
  meera: {
    skin: '#A8704E',
    shade: '#8C5638',
    cloth: '#B3261E',
    back: (
      <>
        <circle cx="100" cy="34" r="17" fill={INK} />
        <path d="M61 96c-6-44 14-62 39-62s45 18 39 62c-1 14-5 24-9 30H70c-4-6-8-16-9-30Z" fill={INK} />
      </>
    ),
    front: (
      <>
        <path
          d="M67 92c0-26 10-42 32-46-6 20-16 32-32 46ZM133 92c0-26-10-42-32-46 6 20 16 32 32 46Z"
          fill={INK}
        />
        <circle cx="100" cy="76" r="3" fill="#B3261E" />
        <circle cx="67" cy="112" r="3.4" fill={GOLD} />
        <circle cx="133" cy="112" r="3.4" fill={GOLD} />
        <path d="M118 147c24 6 40 22 44 53h-26c0-22-6-38-18-53Z" fill={GOLD} />
      </>
    ),
  },
  harpreet: {
    skin: '#B57D59',
    shade: '#95613F',
    cloth: '#1F4D3A',
    back: null,
    front: (
      <>
        <path
          d="M66 98c1 34 12 52 34 52s33-18 34-52c-4 12-9 18-16 20-6-4-12-5-18-3-6-2-12-1-18 3-7-2-12-8-16-20Z"
          fill={INK}
        />
        <path d="M91 122c5 5 13 5 18 0" fill="none" stroke="#F3D9C3" strokeWidth="3" strokeLinecap="round" />
        <path d="M61 82c-3-36 14-56 39-56s42 20 39 56c-10-10-24-20-39-24-15 4-29 14-39 24Z" fill={GOLD} />
        <path
          d="M100 58c-6-10-20-20-31-20M100 58c6-10 20-20 31-20M64 62c10-14 24-20 36-24M136 62c-10-14-24-20-36-24"
          fill="none"
          stroke={FOLD}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
  farida: {
    skin: '#9A6244',
    shade: '#7D4A2F',
    cloth: '#8B3A1E',
    back: null,
    front: (
      <>
        <path
          d="M100 30c-30 0-44 26-44 62 0 26-2 46-16 62 18 14 40 20 60 20s42-6 60-20c-14-16-16-36-16-62 0-36-14-62-44-62Zm0 26c18 0 29 15 29 40 0 24-13 40-29 40s-29-16-29-40c0-25 11-40 29-40Z"
          fill={GOLD}
          fillRule="evenodd"
        />
        <path
          d="M66 130c10 16 26 22 44 20M62 146c16 16 40 20 60 12"
          fill="none"
          stroke={FOLD}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
} as const satisfies Record<DrawnPortrait, Looks>;

/** The drawn portrait of a person. Screen readers skip it: the name stands next to it. */
export function Portrait({ of }: { of: DrawnPortrait }) {
  const { skin, shade, cloth, back, front } = LOOKS[of];
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="block size-full md:aspect-4/3 md:h-auto"
    >
      <circle cx="100" cy="104" r="88" fill="#FBEFD5" />
      {back}
      <path d="M28 200c2-36 30-54 72-54s70 18 72 54Z" fill={cloth} />
      <path d="M85 124h30v24c0 9-30 9-30 0Z" fill={shade} />
      <circle cx="67" cy="100" r="7" fill={shade} />
      <circle cx="133" cy="100" r="7" fill={shade} />
      <path d="M67 92c0-30 12-44 33-44s33 14 33 44c0 26-14 46-33 46S67 118 67 92Z" fill={skin} />
      <g fill={INK}>
        <circle cx="87" cy="97" r="3.6" />
        <circle cx="113" cy="97" r="3.6" />
      </g>
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M81 87c3-3 8-3 11-1M119 87c-3-3-8-3-11-1" stroke={INK} />
        <path d="M100 98c-1 5-3 8-1 10" stroke={shade} />
        <path d="M90 119c6 6 14 6 20 0" stroke="#5A2418" />
      </g>
      {front}
    </svg>
  );
}
