import { Star } from 'lucide-react';
import { shownAverage } from '#domain/reviews/rating.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dishTexts } from './texts.tsx';

export interface RatingProps {
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
