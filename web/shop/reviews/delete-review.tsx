import { useState } from 'react';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeleteReview } from './actions.ts';
import { deleteFailure } from './failure-words.ts';
import type { Review } from './queries.ts';
import { reviewTexts } from './texts.ts';

interface DeleteReviewProps {
  review: Review;
  /** Called after the answer; `deleted` says whether the review is deleted. */
  onClose: (deleted: boolean) => void;
}

/** Asks whether to delete a review, and deletes it. */
export default function DeleteReview({ review, onClose }: DeleteReviewProps) {
  const texts = useTexts(reviewTexts).deleting;
  const messages = useTexts(reviewMessages);
  const remove = useDeleteReview();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(review);
      toast.success(messages.deleted);
      onClose(true);
    } catch (error) {
      toast.error(deleteFailure(error, messages));
      onClose(refusalOf(error)?.code === 404);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={() => onClose(false)}
      onConfirm={() => void confirm()}
      title={messages.confirmDelete}
      confirmLabel={texts.confirm}
      busy={busy}
      busyLabel={texts.busy}
    />
  );
}
