import { useQueryClient } from '@tanstack/react-query';
import { parseUtr } from '#domain/payments/transfer-number.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { upiTexts } from './texts.tsx';

interface UtrFormProps {
  /** Where the UTR is written: to the payment of an order, or a top-up. */
  of: 'payments' | 'topUps';
  id: string;
  /** The UTR that was entered before. */
  reference: string | null;
  onSent: () => void;
}

/** Sends the UTR with which the customer claims to have paid. A repeat changes nothing. */
export function UtrForm({ of, id, reference, onSent }: UtrFormProps) {
  const texts = useTexts(upiTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const submission = useSubmit<string, 'utr'>({
    read: (form) => readFields(form, ['utr']).utr,
    check: (utr) => (parseUtr(utr) === undefined ? { utr: texts.notAUtr } : {}),
    async send(utr) {
      await updateDocument(sdk, of, id, { reference: parseUtr(utr) ?? '' });
      toast.success(texts.sent);
      await Promise.all(
        ['payments', 'orders', 'topUps'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      onSent();
    },
    failed: (error) =>
      failureWords(error, {
        byType: {
          payment_reference_used: texts.used,
          ledger_reference_used: texts.used,
          user_unauthorized: texts.over,
          top_up_over: texts.over,
        },
        otherwise: texts.sendFailed,
        lost: texts.lost,
      }),
  });
  return (
    <Form submission={submission} className="grid gap-3">
      <Field
        name="utr"
        label={texts.utr}
        hint={texts.utrHint}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        defaultValue={reference ?? ''}
        error={submission.problems.utr}
        className="text-lg tabular-nums"
      />
      <Button type="submit" busy={submission.busy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}
