import { shownAverage } from '#domain/reviews/rating.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import type { RatingProps } from './rating-chip.tsx';
import { dishTexts } from './texts.tsx';

/** As `RatingChip` in more words, in a dish's dialog. */
export function Rating({ average, count }: RatingProps) {
  const texts = useTexts(dishTexts).rating;
  const shown = shownAverage(average, count);
  if (shown === undefined) return <p className="text-muted">{texts.none}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Stars value={Number(shown)} className="size-5" />
      {texts.full(shown, count)}
    </p>
  );
}
