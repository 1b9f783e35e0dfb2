import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_BUYER_NAME } from '#domain/invoices/attributes.ts';
import { buyerProblems } from '#domain/invoices/buyer.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { invoiceTexts } from './texts.tsx';

const FIELDS = ['gstin', 'name'] as const;

/** The business that buys an order. */
export interface Buyer {
  buyerGstin: string | null;
  buyerName: string | null;
}

/** Asks a business for its GST number, until the invoice is issued. */
export function BuyerForm({ order }: { order: Buyer & { id: string } }) {
  const { part: texts } = useTexts(invoiceTexts);
  const messages = useTexts(invoiceMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [removing, setRemoving] = useState(false);
  const { id, buyerGstin, buyerName } = order;
  const send = async (buyer: { gstin: string; name: string }, done: string) => {
    await sdk.call('put', `orders/${encodeURIComponent(id)}/buyer`, buyer);
    toast.success(done);
    await queries.invalidateQueries({ queryKey: ['orders'] });
  };
  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check: (typed) => problemWords(buyerProblems(typed), messages),
    send: (buyer) => send(buyer, texts.saved),
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  const remove = async () => {
    setRemoving(true);
    try {
      await send({ gstin: '', name: '' }, texts.removed);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setRemoving(false);
    }
  };

  if (buyerGstin)
    return (
      <div className="mt-3 grid justify-items-start gap-2">
        <p className="wrap-anywhere font-semibold">{texts.known(buyerGstin, buyerName ?? '')}</p>
        <Button variant="secondary" busy={removing} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    );
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.question}</summary>
      <p className="mb-3 text-muted text-sm">{texts.hint}</p>
      <Form submission={submission} className="grid gap-4">
        <Field
          label={texts.gstin}
          name="gstin"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          required
          error={submission.problems.gstin}
        />
        <Field
          label={texts.name}
          name="name"
          autoComplete="organization"
          maxLength={MAX_BUYER_NAME}
          required
          error={submission.problems.name}
        />
        <Button type="submit" wide busy={submission.busy}>
          {texts.save}
        </Button>
      </Form>
    </details>
  );
}
