/** Simple drawings of food in the brand's style: lines of one width and one soft area, 24 by 24. */
const DRAWINGS = {
  thali: {
    soft: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    lines:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM13.2 6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM16.6 10.3a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM13.4 14.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM10.6 12.1a2.8 2.8 0 1 0-4.6 2.1c1 .8 3.2.8 4 0 .4-.5.6-1.3.6-2.1Z',
  },
  curry: {
    soft: 'M4 12h16a8 7.5 0 0 1-16 0Z',
    lines: 'M2 12h20M4 12a8 7.5 0 0 0 16 0M9 8.5c-1.4-1.3 1-2.6 0-4.5M14 8.5c-1.4-1.3 1-2.6 0-4.5',
  },
  rice: {
    soft: 'M4 13h16c0 4.5-3.5 7.5-8 7.5S4 17.5 4 13Z',
    lines:
      'M3 13h18c0 4.5-4 7.5-9 7.5S3 17.5 3 13ZM5.5 13c.6-3.6 3.3-6 6.5-6s5.9 2.4 6.5 6M9.5 10.3l.8.5M13.5 9.6l-.7.7M14.2 11.3l.9-.3',
  },
  bread: {
    soft: 'M12 4.5c5 0 9 3.2 9 7.3s-4 7.7-9 7.7-9-3.6-9-7.7 4-7.3 9-7.3Z',
    lines:
      'M12 4.5c5 0 9 3.2 9 7.3s-4 7.7-9 7.7-9-3.6-9-7.7 4-7.3 9-7.3ZM8.2 9.8h.01M12.6 8.6h.01M15.8 12.2h.01M10.3 13.4h.01M13.4 15.8h.01M7.4 14h.01',
  },
  dosa: {
    soft: 'm3.5 15 14-9 2.5 3.5-13 9.5Z',
    lines:
      'm3.5 15 14-9c1.7-1 3.8 1.9 2.3 3.3L7 19c-3 1.8-5.6-2.3-3.5-4ZM7.3 18.6c1.7-1 .2-3.8-1.6-3.3M9 21h10',
  },
  samosa: {
    soft: 'M12 4c1 0 9.5 12.2 9 14-.4 1.4-17.6 1.4-18 0C2.5 16.2 11 4 12 4Z',
    lines:
      'M12 4c1 0 9.5 12.2 9 14-.4 1.4-17.6 1.4-18 0C2.5 16.2 11 4 12 4ZM7.5 15.8l1.4-2.3M11 16.2l1-2.4M14.6 16l.5-2.2',
  },
  sweet: {
    soft: 'M4 13h16l-1.6 6.5H5.6Z',
    lines: 'M3 13h18l-1.8 6.5H4.8ZM5.5 13a3.2 3.2 0 0 1 6.3-1 3.3 3.3 0 0 1 6.5 1M9.2 9.6a3 3 0 0 1 5.6-.2',
  },
  drink: {
    soft: 'M7 10h10l-1 11H8Z',
    lines: 'M6 6h12l-1.5 15h-9ZM6.4 10h11.2M12 6l1.6-4 2.4.8',
  },
  chai: {
    soft: 'M5 10h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5Z',
    lines:
      'M5 10h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 11.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 7c-1.2-1.2.9-2.3 0-4M12.5 7c-1.2-1.2.9-2.3 0-4',
  },
  breakfast: {
    soft: 'M5 18a7 7 0 0 1 14 0Z',
    lines: 'M2 18h20M5 18a7 7 0 0 1 14 0M12 4v3M4.5 8l2 2M19.5 8l-2 2',
  },
  egg: {
    soft: 'M12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
    lines:
      'M12 3c3.5 0 6.5 5.5 6.5 10.2A6.5 6.5 0 0 1 12 20a6.5 6.5 0 0 1-6.5-6.8C5.5 8.5 8.5 3 12 3ZM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  },
  chicken: {
    soft: 'M13 4c4.5-1.5 8.5 2.5 7 7-1 3-4.5 4.5-8 4.5L8.5 12C8.5 8.5 10 5 13 4Z',
    lines:
      'M13 4c4.5-1.5 8.5 2.5 7 7-1 3-4.5 4.5-8 4.5L8.5 12C8.5 8.5 10 5 13 4ZM10 14l-3.5 3.5M6.5 17.5a1.8 1.8 0 1 0-2.5 1.4 1.8 1.8 0 1 0 2.5-1.4Z',
  },
  fish: {
    soft: 'M3 12c3-5 9-6.5 14 0-5 6.5-11 5-14 0Z',
    lines: 'M3 12c3-5 9-6.5 14 0-5 6.5-11 5-14 0ZM17 12l4-4v8ZM7.5 11h.01M11 8.8c1.2 2 1.2 4.4 0 6.4',
  },
  tandoor: {
    soft: 'M6 10h12l2 10.5H4Z',
    lines:
      'M6 10h12l2 10.5H4ZM9 10a3 2 0 0 1 6 0M12 2.5c2 1.6.4 2.6 0 4.5M9.5 5c1 .8.2 1.4 0 2.3M10 20.5v-3a2 2 0 0 1 4 0v3',
  },
  salad: {
    soft: 'M3 12h18a9 8.5 0 0 1-18 0Z',
    lines: 'M3 12h18a9 8.5 0 0 1-18 0ZM7 12c-2-4 1-7 4-5 0-3 5-4 6-.5 3 .5 2.5 4 1 5.5M11 7c1.5 1.5 2 3 2 5',
  },
  tiffin: {
    soft: 'M6 9h12v11H6Z',
    lines: 'M6 9h12v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1ZM6 13h12M6 17h12M8 9V7a4 3.5 0 0 1 8 0v2M4 9h2M18 9h2',
  },
} as const;

export type FoodIconName = keyof typeof DRAWINGS;

export function isFoodIcon(text: string): text is FoodIconName {
  return Object.hasOwn(DRAWINGS, text);
}

/** The drawings to choose from; similar ones stand next to each other. */
export const FOOD_ICONS = Object.keys(DRAWINGS).filter(isFoodIcon);

/** Whether an icon is the address of a picture. */
export const isPictureAddress = (text: string): boolean => /^(https:\/\/|\/)\S+$/.test(text);

interface FoodIconProps {
  /** The name of a drawing, the address of a picture, or a character such as an emoji. */
  icon: string;
  className?: string;
}

/** The icon of a kind of food. Screen readers skip it. */
export function FoodIcon({ icon, className = 'size-6' }: FoodIconProps) {
  if (icon === '') return null;
  if (isPictureAddress(icon))
    return (
      <img src={icon} alt="" width={24} height={24} className={`${className} rounded-full object-cover`} />
    );
  if (!isFoodIcon(icon)) return <span aria-hidden="true">{icon}</span>;
  const { soft, lines } = DRAWINGS[icon];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={soft} fill="currentColor" opacity=".18" />
      <path d={lines} stroke="currentColor" />
    </svg>
  );
}
