import { useState } from 'react';
import { MAX_COMMENT } from '#domain/reviews/attributes.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { DEFAULT_RATING } from '#domain/reviews/rating.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { type Opinion, useSaveReview } from './actions.ts';
import { commentLength, isEmptyComment, SUGGESTED_LENGTH } from './comment.ts';
import { saveFailure } from './failure-words.ts';
import type { Review } from './queries.ts';
import { StarPicker } from './star-picker.tsx';
import { reviewTexts } from './texts.ts';

interface ReviewFormProps {
  dishId: string;
  /** The review that is being edited. */
  review: Review | undefined;
  onDone: () => void;
  onDelete: () => void;
}

/** Writes or edits a review. */
export function ReviewForm({ dishId, review, onDone, onDelete }: ReviewFormProps) {
  const texts = useTexts(reviewTexts).form;
  const messages = useTexts(reviewMessages);
  const save = useSaveReview(dishId);
  const [opinion, setOpinion] = useState<Opinion>({
    rating: review?.rating ?? DEFAULT_RATING,
    comment: review?.comment ?? '',
  });
  const { comment } = opinion;

  const submission = useSubmit({
    read: () => ({ ...opinion, comment: comment.trim() }),
    check(typed): { comment?: string } {
      if (!isEmptyComment(typed.comment)) return {};
      toast.warning(messages.addComment);
      return { comment: messages.addComment };
    },
    async send(typed) {
      await save(typed, review);
      toast.success(review ? messages.updated : messages.submitted);
      onDone();
    },
    failed(error) {
      const { message, reason = '' } = saveFailure(error, messages);
      toast.error(message);
      return reason;
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4">
      <StarPicker value={opinion.rating} onChange={(rating) => setOpinion({ ...opinion, rating })} />
      <TextArea
        id="review-comment"
        label={texts.comment}
        name="comment"
        rows={4}
        required
        maxLength={MAX_COMMENT}
        data-autofocus
        value={comment}
        placeholder={texts.commentHint}
        onChange={(event) => setOpinion({ ...opinion, comment: event.target.value })}
        hint={<span className="tabular-nums">{texts.counter(commentLength(comment), SUGGESTED_LENGTH)}</span>}
        error={problems.comment}
      />
      <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" busy={busy} busyLabel={review ? texts.updating : texts.submitting}>
          {review ? texts.update : texts.submit}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
        {review && (
          <Button variant="quiet" className="text-danger! sm:ml-auto" off={busy} onClick={onDelete}>
            {texts.delete}
          </Button>
        )}
      </div>
    </Form>
  );
}
