import { type FormEvent, useState } from 'react';
import { MAX_COMMENT } from '#domain/reviews/attributes.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { DEFAULT_RATING } from '#domain/reviews/rating.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL, FieldFrame } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Opinion, useSaveReview } from './actions.ts';
import { commentCounter, commentProblem } from './comment.ts';
import { saveFailure } from './failure-words.ts';
import type { Review } from './queries.ts';
import { StarPicker } from './star-picker.tsx';

interface ReviewFormProps {
  dishId: string;
  /** The one being edited. */
  review: Review | undefined;
  onDone: () => void;
  onDelete: () => void;
}

const COMMENT = 'review-comment';

export function ReviewForm({ dishId, review, onDone, onDelete }: ReviewFormProps) {
  const save = useSaveReview(dishId);
  const [opinion, setOpinion] = useState<Opinion>({
    rating: review?.rating ?? DEFAULT_RATING,
    comment: review?.comment ?? '',
  });
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<ReturnType<typeof saveFailure>>();
  const [busy, setBusy] = useState(false);
  const comment = opinion.comment;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = commentProblem(comment);
    setProblem(found);
    setFailure(undefined);
    if (found) {
      toast.warning(found);
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    try {
      await save({ ...opinion, comment: comment.trim() }, review);
      toast.success(review ? reviewMessages.updated : reviewMessages.submitted);
      onDone();
    } catch (error) {
      const failed = saveFailure(error);
      toast.error(failed.words);
      setFailure(failed);
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {failure?.reason && <Notice tone="error">{failure.reason}</Notice>}
      <StarPicker value={opinion.rating} onChange={(rating) => setOpinion({ ...opinion, rating })} />
      <FieldFrame
        id={COMMENT}
        label="Your review"
        required
        error={problem}
        hint={<span className="tabular-nums">{commentCounter(comment)}</span>}
      >
        <textarea
          id={COMMENT}
          name="comment"
          rows={4}
          required
          maxLength={MAX_COMMENT}
          data-autofocus
          value={comment}
          placeholder="How was it? What would you tell a friend?"
          onChange={(event) => {
            setOpinion({ ...opinion, comment: event.target.value });
            setProblem(undefined);
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${COMMENT}-error ${COMMENT}-hint`}
          className={`${CONTROL} resize-y`}
        />
      </FieldFrame>
      <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" busy={busy} busyLabel={review ? 'Updating...' : 'Submitting...'}>
          {review ? 'Update Review' : 'Submit Review'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        {review && (
          <Button variant="quiet" className="text-danger! sm:ml-auto" off={busy} onClick={onDelete}>
            Delete Review
          </Button>
        )}
      </div>
    </form>
  );
}
