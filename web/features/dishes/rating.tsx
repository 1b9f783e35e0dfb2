import { Star } from 'lucide-react';
import { shownAverage } from '#domain/reviews/rating.ts';
import { Stars } from '#web/ui/stars.tsx';
import { dishMessages } from './messages.ts';

interface RatingProps {
  average: number | null;
  count: number;
}

const whole = new Intl.NumberFormat('en-IN');
const reviews = (count: number) => (count === 1 ? '1 review' : `${whole.format(count)} reviews`);

/** A dish's average and how many gave it, over its picture; nothing while nobody has rated it. */
export function RatingChip({ average, count }: RatingProps) {
  const shown = shownAverage(average, count);
  if (shown === undefined) return null;
  return (
    <span className="rating-chip">
      <Star className="size-3.5 fill-turmeric text-star" aria-hidden="true" />
      <span aria-hidden="true">
        {shown} <span className="font-normal text-muted">({whole.format(count)})</span>
      </span>
      <span className="sr-only">
        {shown} out of 5 stars, {reviews(count)}
      </span>
    </span>
  );
}

/** The same in full, in a dish's dialog. */
export function Rating({ average, count }: RatingProps) {
  const shown = shownAverage(average, count);
  if (shown === undefined) return <p className="text-muted">{dishMessages.unrated}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Stars value={Number(shown)} className="size-5" />
      <span>
        <span className="font-semibold tabular-nums">{shown}</span>
        <span className="sr-only"> out of 5 stars,</span>{' '}
        <span className="text-muted">({reviews(count)})</span>
      </span>
    </p>
  );
}
