import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { REVIEWS_SHOWN } from './comment.ts';
import { dishReviewsQuery } from './queries.ts';
import { ReviewButton } from './review-button.tsx';
import type { ReviewedDish } from './review-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewTexts } from './texts.ts';

interface ReviewListProps {
  dish: ReviewedDish;
  listId: string;
  /** Whose own review can be changed. */
  user: CurrentUser | null;
}

function ReviewList({ dish, listId, user }: ReviewListProps) {
  const texts = useTexts(reviewTexts);
  const { loadFailed, none } = useTexts(reviewMessages);
  const { retry } = useTexts(uiTexts);
  const query = useInfiniteQuery(dishReviewsQuery(useSdk(), dish.id));
  const [all, setAll] = useState(false);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="mb-3 h-20" />
        <Skeleton className="h-20" />
      </Loading>
    );
  if (query.isLoadingError)
    return (
      <Notice tone="error">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {loadFailed}
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </div>
      </Notice>
    );
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  const total = query.data.pages.at(-1)?.total ?? reviews.length;
  if (reviews.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-control bg-turmeric/12 px-4 py-4">
        <MessageSquareText className="size-6 shrink-0 text-chilli-text" aria-hidden="true" />
        {none}
      </p>
    );
  return (
    <>
      <ul id={listId} className="divide-y divide-line">
        {(all ? reviews : reviews.slice(0, REVIEWS_SHOWN)).map((review) => (
          <ReviewItem
            key={review.id}
            dish={dish}
            review={review}
            own={user !== null && review.userId === user.$id}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {all && query.hasNextPage && (
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.more}
          </Button>
        )}
        {total > REVIEWS_SHOWN && (
          <Button
            variant="quiet"
            aria-expanded={all}
            aria-controls={listId}
            className="text-chilli-text!"
            onClick={() => setAll(!all)}
          >
            {all ? texts.fewer : texts.all}
          </Button>
        )}
      </div>
    </>
  );
}

/** The reviews of a dish, and the button to write one. */
export function DishReviews({ dish }: { dish: ReviewedDish }) {
  const { heading } = useTexts(reviewTexts);
  const titleId = useId();
  const listId = useId();
  const user = useCurrentUser();
  // The document knows nobody, but React may take the dialog over only once it is known who is signed in.
  const hydrated = useHydrated();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-xl">
          {heading}
        </h3>
        {hydrated && <ReviewButton dish={dish} className="px-4!" />}
      </div>
      <ReviewList dish={dish} listId={listId} user={hydrated ? user : null} />
    </section>
  );
}
