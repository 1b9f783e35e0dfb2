import { useTexts } from '#web/lib/texts.ts';
import { brandTexts } from './texts.ts';

const SIZES = { small: '[--mark-size:1rem]', medium: '', large: '[--mark-size:1.5rem]' } as const;

interface VegMarkProps {
  type: string;
  size?: keyof typeof SIZES;
  /** Shows the word next to the mark where there is room. */
  worded?: boolean;
}

/** The mark of Indian food law: a green circle for veg, a brown triangle for non-veg. */
export function VegMark({ type, size = 'medium', worded = false }: VegMarkProps) {
  const { diet } = useTexts(brandTexts);
  const kind = type === 'veg' ? 'veg' : 'non-veg';
  return (
    <span className={`veg-mark ${kind} ${SIZES[size]}`.trim()} title={diet[kind]}>
      <span className={worded ? 'sr-only sm:not-sr-only sm:px-1.5' : 'sr-only'}>{diet[kind]}</span>
    </span>
  );
}
