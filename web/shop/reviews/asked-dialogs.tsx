import { type ComponentProps, Suspense } from 'react';
import { laterPart } from '#web/lib/page/later.ts';

const DeleteReview = laterPart(() => import('./delete-review.tsx'));
const ReviewDialog = laterPart(() => import('./review-dialog.tsx'));

/** The dialog in which a customer writes about a dish. Its script is loaded when somebody opens it. */
export const AskedReviewDialog = (props: ComponentProps<typeof ReviewDialog>) => (
  <Suspense>
    <ReviewDialog {...props} />
  </Suspense>
);

/** Asks before a customer's review is deleted. Its script is loaded as that of the other dialog. */
export const AskedDeleteReview = (props: ComponentProps<typeof DeleteReview>) => (
  <Suspense>
    <DeleteReview {...props} />
  </Suspense>
);
