import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import DeleteReview from './delete-review.tsx';
import type { Review } from './queries.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewTexts } from './texts.ts';

/** The dish a review is about. */
export interface ReviewedDish {
  id: string;
  name: string;
}

interface ReviewDialogProps {
  dish: ReviewedDish;
  /** The customer's own review; undefined if there is none yet. */
  review: Review | undefined;
  onClose: () => void;
}

/** The dialog in which a customer writes about a dish. Rendered while it is open. */
export default function ReviewDialog({ dish, review: current, onClose }: ReviewDialogProps) {
  // A dialog opened to add a review keeps that title after saving, when the review exists.
  const [review] = useState(current);
  const texts = useTexts(reviewTexts).form;
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Dialog open onClose={onClose} title={review ? texts.editTitle : texts.addTitle} size="small">
        <div className="p-5 pt-2">
          <p className="mb-4 text-muted">{dish.name}</p>
          <ReviewForm dishId={dish.id} review={review} onDone={onClose} onDelete={() => setDeleting(true)} />
        </div>
      </Dialog>
      {deleting && review && (
        <DeleteReview
          review={review}
          onClose={(deleted) => {
            setDeleting(false);
            if (deleted) onClose();
          }}
        />
      )}
    </>
  );
}
