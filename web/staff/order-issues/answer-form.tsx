import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney, type Paise, paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { MAX_ISSUE_TEXT } from '#domain/order-issues/attributes.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Issue, refundableQueries } from '#web/shared/order-issues/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { adminIssueTexts } from './texts.ts';

/** The amount that can still be refunded for an order; undefined until it is loaded. */
function useRefundable(orderId: string): Paise | undefined {
  const adminId = useAdminId();
  const [paidQuery, enteredQuery] = refundableQueries(useSdk(), adminId, orderId);
  const { data: paid } = useQuery(paidQuery);
  const { data: entered } = useQuery(enteredQuery);
  return paid === undefined || entered === undefined ? undefined : paise(Math.max(0, paid - entered));
}

interface Typed {
  answer: string;
  refund: string;
}

const FIELDS = ['answer', 'refund'] as const satisfies readonly (keyof Typed)[];

/** Answers an open report, with or without a refund, or closes it. */
export function AnswerForm({ issue }: { issue: Issue }) {
  const texts = useTexts(adminIssueTexts);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const refundable = useRefundable(issue.orderId);
  const [closing, setClosing] = useState(false);
  const question = useQuestion({
    title: texts.closeQuestion,
    children: texts.closeExplanation,
    confirmLabel: texts.close,
    cancelLabel: texts.keep,
  });

  const failed = (error: unknown) =>
    failureWords(error, {
      byType: { refund_exceeds_payment: texts.tooMuch, order_issue_moved_on: texts.movedOn },
      otherwise: texts.failed,
    });
  const refresh = () =>
    Promise.all(
      ['orderIssues', 'refunds', 'payments'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  const submission = useSubmit({
    off: closing,
    read: (form) => readFields(form, FIELDS),
    check({ answer, refund }): Partial<Typed> {
      const amount = parseAmount(refund);
      const isTooMuch = amount !== undefined && refundable !== undefined && amount > refundable;
      return {
        ...(answer.trim() === '' && { answer: texts.noAnswer }),
        ...(refund.trim() !== '' && amount === undefined && { refund: texts.notAnAmount }),
        ...(isTooMuch && { refund: texts.tooMuch }),
      };
    },
    async send({ answer, refund }) {
      const amount = parseAmount(refund) ?? ZERO_PAISE;
      const back = amount > 0 ? { refund: amount } : {};
      await updateDocument(sdk, 'orderIssues', issue.id, { state: 'answered', answer, ...back });
      toast.success(texts.sent);
      await refresh();
    },
    failed,
  });

  const close = async () => {
    if (!(await question.ask())) return;
    setClosing(true);
    try {
      await updateDocument(sdk, 'orderIssues', issue.id, { state: 'closed' });
      toast.success(texts.closed);
    } catch (error) {
      toast.error(failed(error));
    }
    await refresh();
    setClosing(false);
  };

  const { busy, problems } = submission;
  return (
    <>
      <Form submission={submission} className="grid gap-4">
        <TextArea
          label={texts.answer}
          name="answer"
          rows={3}
          required
          maxLength={MAX_ISSUE_TEXT}
          error={problems.answer}
        />
        <Field
          label={texts.refund}
          name="refund"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={refundable === ZERO_PAISE}
          hint={
            refundable === ZERO_PAISE
              ? texts.nothingPaid
              : refundable !== undefined && texts.refundHint(formatMoney(refundable))
          }
          error={problems.refund}
        />
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" busy={busy} busyLabel={texts.sending} off={closing}>
            {texts.send}
          </Button>
          <Button variant="quiet" busy={closing} off={busy} onClick={() => void close()}>
            {texts.close}
          </Button>
        </div>
      </Form>
      {question.question}
    </>
  );
}
