import { MAX_REPLY } from '#domain/reviews/attributes.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useReviewActions } from './actions.ts';
import type { ReviewRow } from './queries.ts';
import { reviewAdminTexts } from './texts.ts';

/** A dialog to answer a review (REVIEW-20). */
export function AnswerDialog({ review, onClose }: { review: ReviewRow; onClose: () => void }) {
  const texts = useTexts(reviewAdminTexts);
  const { anonymous } = useTexts(reviewMessages);
  const failureWords = useFailureWords();
  const change = useReviewActions();
  const { title, label, hint, saved } = texts.dialog;
  const submission = useSubmit<string, 'reply'>({
    read: (form) => readFields(form, ['reply']).reply.trim(),
    check: () => ({}),
    async send(reply) {
      await change(review.id, { reply: reply || null });
      toast.success(saved);
      onClose();
    },
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  return (
    <Dialog open onClose={onClose} title={title(review.author ?? anonymous)}>
      <Form submission={submission} className="grid gap-4 p-5">
        <blockquote className="wrap-anywhere whitespace-pre-line border-line border-l-4 pl-3 text-muted">
          {review.comment}
        </blockquote>
        <TextArea
          label={label}
          name="reply"
          rows={4}
          maxLength={MAX_REPLY}
          defaultValue={review.reply ?? ''}
          hint={hint}
        />
        <SaveButtons texts={texts.dialog} busy={submission.busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
