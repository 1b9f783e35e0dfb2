import { Star } from 'lucide-react';
import { shownAverage } from '#domain/reviews/rating.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import { dishTexts } from './texts.tsx';

interface RatingProps {
  average: number | null;
  count: number;
}

/** A dish's average rating and the number of its reviews, over its picture; nothing without reviews. */
export function RatingChip({ average, count }: RatingProps) {
  const texts = useTexts(dishTexts).rating;
  const shown = shownAverage(average, count);
  if (shown === undefined) return null;
  return (
    <span className="rating-chip">
      <Star className="size-3.5 fill-turmeric text-star" aria-hidden="true" />
      {texts.short(shown, count)}
    </span>
  );
}

/** The same in more words, in a dish's dialog. */
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
