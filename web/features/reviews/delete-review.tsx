import { useState } from 'react';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeleteReview } from './actions.ts';
import { deleteFailure } from './failure-words.ts';
import type { Review } from './queries.ts';

interface DeleteReviewProps {
  review: Review;
  /** Asked, whatever the answer; `deleted` tells whether the review is gone. */
  onClose: (deleted: boolean) => void;
}

/** Asks whether a review shall go, and lets it go. */
export function DeleteReview({ review, onClose }: DeleteReviewProps) {
  const remove = useDeleteReview();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(review);
      toast.success(reviewMessages.deleted);
      onClose(true);
    } catch (error) {
      const words = deleteFailure(error);
      toast.error(words);
      onClose(words === reviewMessages.notFound);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={() => onClose(false)}
      onConfirm={() => void confirm()}
      title={reviewMessages.confirmDelete}
      confirmLabel="Delete"
      busy={busy}
      busyLabel="Deleting..."
    />
  );
}
