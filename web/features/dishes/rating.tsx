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

/** A dish's average and how many gave it, over its picture. */
export function RatingChip({ average, count }: RatingProps) {
  const shown = shownAverage(average, count);
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-paper/95 px-2 py-0.5 font-semibold text-sm leading-tight">
      <Star className={`size-3.5 text-star ${shown ? 'fill-turmeric' : ''}`} aria-hidden="true" />
      <span aria-hidden="true" className="tabular-nums">
        {shown} <span className="font-normal text-muted">({whole.format(count)})</span>
      </span>
      <span className="sr-only">
        {shown ? `${shown} out of 5 stars, ${reviews(count)}` : dishMessages.unrated}
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
