import { useState } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Seen, useSeenMoneyActions } from './queries.ts';
import { seenMoneyTexts } from './texts.ts';

interface MarkDialogProps {
  seen: Pick<Seen, 'id' | 'text'>;
  marks: NonNullable<Seen['marks']>;
  onClose: () => void;
}

/** The words of the bank, as they came. */
export const BankText = ({ children }: { children: string }) => (
  <blockquote className="wrap-anywhere border-line border-l-2 pl-3">{children}</blockquote>
);

/** The owner says once what an unclear text tells of: its amount, and its UTR if it has one (SIGHT-18). */
export function MarkDialog({ seen, marks, onClose }: MarkDialogProps) {
  const { mark: texts, failed } = useTexts(seenMoneyTexts);
  const failureWords = useFailureWords();
  const { mark } = useSeenMoneyActions();
  const { amounts, references } = marks;
  const [amount, setAmount] = useState(String(amounts[0] ?? ''));
  const [reference, setReference] = useState(references[0] ?? '');
  const submission = useSubmit({
    off: amounts.length === 0,
    read: () => ({ amount: Number(amount), reference: reference || null }),
    check: () => ({}),
    send: async (marked) => {
      const { isLearnt } = await mark(seen.id, marked);
      toast.success(isLearnt ? texts.learnt : texts.onlyThis);
      onClose();
    },
    failed: (error) => failureWords(error, { otherwise: failed }),
  });
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Form submission={submission} className="grid gap-5 p-5">
        <p>{texts.lead}</p>
        {seen.text && <BankText>{seen.text}</BankText>}
        {amounts.length === 0 ? (
          <Notice tone="warning">{texts.noAmount}</Notice>
        ) : (
          <>
            <RadioCards
              legend={texts.amount}
              name="amount"
              compact
              choices={amounts.map((each) => ({ value: String(each), label: formatRupees(rupees(each)) }))}
              value={amount}
              onChange={setAmount}
            />
            <RadioCards
              legend={texts.reference}
              name="reference"
              compact
              choices={[
                ...references.map((each) => ({ value: each, label: each })),
                { value: '', label: texts.noReference },
              ]}
              value={reference}
              onChange={setReference}
            />
            <Button type="submit" wide busy={submission.busy} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
