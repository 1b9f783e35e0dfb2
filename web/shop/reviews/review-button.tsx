import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { AskedReviewDialog } from './asked-dialogs.tsx';
import { useOwnReview } from './own-review.ts';
import type { ReviewedDish } from './review-dialog.tsx';
import { reviewTexts } from './texts.ts';

interface ReviewButtonProps {
  dish: ReviewedDish;
  className?: string;
  /** Shows the icon only; its words are read aloud. */
  small?: boolean;
}

/** The button 'Add Review' or 'Edit Review' of a dish; visitors do not see it. */
export function ReviewButton({ dish: named, className = '', small = false }: ReviewButtonProps) {
  const texts = useTexts(reviewTexts);
  const dish = useTranslated('dishes')(named.id, named);
  const user = useCurrentUser();
  const { review, known } = useOwnReview(dish.id);
  const [open, setOpen] = useState(false);
  if (!user || !known) return null;
  return (
    <>
      <Button
        variant={small ? 'quiet' : 'secondary'}
        className={small ? 'w-11 px-0' : className}
        aria-label={review ? texts.editOf(dish.name) : texts.addOf(dish.name)}
        onClick={() => setOpen(true)}
      >
        <PenLine className="size-4 shrink-0" aria-hidden="true" />
        {!small && (review ? texts.edit : texts.add)}
      </Button>
      {open && <AskedReviewDialog dish={dish} review={review} onClose={() => setOpen(false)} />}
    </>
  );
}
