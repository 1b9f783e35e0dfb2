import { useTexts } from '#web/lib/texts.ts';
import { brandTexts } from './texts.ts';

/** One to three chillies. */
export function SpiceMark({ level }: { level: number }) {
  const word = useTexts(brandTexts).spice[level];
  return (
    <span className="spice-mark" data-level={level} title={word}>
      <span className="sr-only">{word}</span>
    </span>
  );
}
