import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import { AskedDeleteReview, AskedReviewDialog } from './asked-dialogs.tsx';
import type { Review } from './queries.ts';
import { ratingText } from './rating-text.ts';
import type { ReviewedDish } from './review-dialog.tsx';
import { reviewTexts } from './texts.ts';

const CONTROL = 'grid size-11 place-items-center rounded-full text-muted hover:bg-ink/8 hover:text-ink';

interface OwnControlsProps {
  dish: ReviewedDish;
  review: Review;
}

/** The button to edit one's review, and on small screens to delete it; on wide ones the edit dialog does that. */
function OwnControls({ dish, review }: OwnControlsProps) {
  const texts = useTexts(reviewTexts);
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <div className="-my-2 ml-auto flex shrink-0">
      <button type="button" aria-label={texts.editYours} onClick={() => setAsked('edit')} className={CONTROL}>
        <PenLine className="size-4.5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={texts.deleteYours}
        onClick={() => setAsked('delete')}
        className={`${CONTROL} md:hidden`}
      >
        <Trash2 className="size-4.5" aria-hidden="true" />
      </button>
      {asked === 'edit' && <AskedReviewDialog dish={dish} review={review} onClose={close} />}
      {asked === 'delete' && <AskedDeleteReview review={review} onClose={close} />}
    </div>
  );
}

interface ReviewItemProps extends OwnControlsProps {
  own: boolean;
}

/** One review of a dish. */
export function ReviewItem({ dish, review, own }: ReviewItemProps) {
  const texts = useTexts(reviewTexts);
  const { anonymous } = useTexts(reviewMessages);
  const { name } = useSiteSettings().shop;
  const author = review.author ?? anonymous;
  const { shortDate } = useDates();
  const written = new Date(review.createdAt);
  return (
    <li className="py-4">
      <article>
        <div className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-turmeric/25 font-display text-lg leading-none"
          >
            {[...author][0]?.toUpperCase()}
          </span>
          <div className="min-w-0">
            <h4 className="wrap-break-word font-sans font-semibold text-base leading-snug">
              {author}
              {own && <span className="font-normal text-muted">{texts.you}</span>}
            </h4>
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
              <Stars value={review.rating} />
              <span className="sr-only">
                {texts.outOfFive(review.rating, ratingText(texts.ratings, review.rating))}
              </span>
              <time dateTime={review.createdAt}>{shortDate(written)}</time>
            </p>
          </div>
          {own && <OwnControls dish={dish} review={review} />}
        </div>
        <p className="wrap-break-word mt-2 whitespace-pre-line">{review.comment}</p>
        {review.isHidden && <p className="mt-1 font-semibold text-muted text-sm">{texts.hidden}</p>}
        {review.reply && (
          <div className="wrap-break-word mt-3 border-turmeric border-l-4 pl-3">
            <p className="font-semibold text-sm">{texts.replyOf(name)}</p>
            <p className="whitespace-pre-line">{review.reply}</p>
          </div>
        )}
      </article>
    </li>
  );
}
