import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import type { TopUpWay } from '#domain/ledger/top-up-attributes.ts';
import { formatMoney, type Paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { payInTexts } from './pay-in-texts.tsx';

interface PayInFormProps {
  /** What must be paid by now, and so what is asked for; 0 if nothing is due. */
  due: Paise;
  most: Paise;
  ways: Readonly<Record<TopUpWay, boolean>>;
  /** Whether other payments are under way, so that the form opens only when it is asked for. */
  isAnother: boolean;
}

/** Asks how much a customer pays in, and how. What is due is filled in, and no more (LEDGER-39). */
function AmountForm({ due, most, ways }: Omit<PayInFormProps, 'isAnother'>) {
  const texts = useTexts(payInTexts);
  const messages = useTexts(balanceMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  // A lost answer keeps it, so that a repeat begins nothing twice.
  const [id, setId] = useState(() => ID.unique());
  const [way, setWay] = useState<TopUpWay>(ways.direct ? 'direct' : 'gateway');
  const [typed, setTyped] = useState(due > 0 ? `${toRupees(due)}` : '');
  const amount = parseAmount(typed);
  const submission = useSubmit<Paise, 'amount'>({
    read: (form) => parseAmount(readFields(form, ['amount']).amount) ?? ZERO_PAISE,
    check(asked) {
      if (asked === 0) return { amount: texts.notAnAmount };
      return asked > most ? { amount: messages.moreThanAllowed(formatMoney(most)) } : {};
    },
    async send(asked) {
      await createDocument(sdk, 'topUps', id, { amount: asked, way });
      if (way === 'gateway') {
        const path = `top-ups/${encodeURIComponent(id)}/payment-page`;
        const { url } = await sdk.call<{ url: string }>('post', path);
        // Whoever comes back begins another one.
        setId(ID.unique());
        window.location.assign(url);
      }
      await queries.invalidateQueries({ queryKey: ['topUps'] });
    },
    failed(error) {
      if (refusalOf(error)) setId(ID.unique());
      return failureWords(error, {
        byType: {
          ledger_off: messages.off,
          top_up_refused: messages.noWayToPayIn,
          payment_gateway_out: texts.out,
          top_up_over: texts.failed,
          document_already_exists: texts.failed,
        },
        otherwise: texts.failed,
        lost: texts.failed,
      });
    },
  });
  return (
    <Form submission={submission} className="grid gap-5">
      <Field
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={texts.most(formatMoney(most))}
        error={submission.problems.amount}
      />
      {ways.direct && ways.gateway && (
        <RadioCards
          legend={texts.how}
          name="way"
          choices={(['direct', 'gateway'] as const).map((value) => ({ value, label: texts.ways[value] }))}
          value={way}
          onChange={setWay}
        />
      )}
      <Button type="submit" wide busy={submission.busy}>
        {amount ? texts.pay(formatMoney(amount)) : texts.payNothing}
      </Button>
    </Form>
  );
}

/** The form for a payment into the balance. */
export function PayInForm({ isAnother, ...form }: PayInFormProps) {
  const texts = useTexts(payInTexts);
  const title = form.due > 0 ? texts.payTitle : texts.title;
  if (isAnother)
    return (
      <details className="rounded-card border border-line bg-paper px-5 py-2 shadow-soft sm:px-6">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.another}</summary>
        <div className="py-4">
          <AmountForm {...form} />
        </div>
      </details>
    );
  return (
    <section aria-label={title} className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-5 text-muted">{texts.terms}</p>
      <AmountForm {...form} />
    </section>
  );
}
