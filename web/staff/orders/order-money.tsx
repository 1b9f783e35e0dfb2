import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { type ReactNode, useState } from 'react';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { formatMoney, paise, parseAmount, sum } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { methodNames, paymentLabels } from '#domain/payments/method-words.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { takeBackWords } from '#domain/payments/take-back-words.ts';
import { isGivenByHand } from '#domain/refunds/attributes.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { orderPaymentsQuery, orderRefundsQuery, type StoryRefund } from '#web/shared/orders/story.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { Problem } from './payment-problem.tsx';
import { SeenMoneyOfOrder } from './seen-money.tsx';
import { adminOrderTexts } from './texts.ts';

const FIELDS = ['amount', 'note'] as const;

interface OrderMoneyProps {
  orderId: string;
  /** The button that takes a confirmed payment back; null where there is nothing to take back. */
  correction: ReactNode;
  /** The button that records the payment of an order that has come; null where nothing is due. */
  recording: ReactNode;
}

interface RefundProps {
  refund: StoryRefund;
  /** Whether the kitchen keeps a ledger, so that the customer may have it as credit. */
  hasLedger: boolean;
  onDone: () => Promise<void>;
}

/** One refund: why, how much, and whether the money has been given back. */
function Refund({ refund, hasLedger, onDone }: RefundProps) {
  const { money: texts } = useTexts(adminOrderTexts);
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const { dateAndTime } = useDates();
  const messages = useTexts(ledgerMessages);
  const [busy, setBusy] = useState<'giveBack' | 'toBalance'>();
  const { id, amount, state, reason, note, doneAt, toBalance } = refund;
  const doneText = toBalance ? texts.isCredited : texts.isBack;
  const isByHand = isGivenByHand(refund);
  const owed = refund.paymentId === null || state === 'done' ? texts.owed : texts.atGateway[state];
  const done = async (way: 'giveBack' | 'toBalance') => {
    if (busy) return;
    setBusy(way);
    const isCredit = way === 'toBalance';
    try {
      const change = isCredit ? { toBalance: true } : { doneAt: new Date().toISOString() };
      await updateDocument(sdk, 'refunds', id, change);
      toast.success(isCredit ? texts.credited : texts.recorded);
    } catch (error) {
      const otherwise = isCredit ? messages.notCredited : texts.failed;
      toast.error(failureWords(error, { otherwise }));
    }
    await onDone();
    setBusy(undefined);
  };
  return (
    <li className="grid justify-items-start gap-1">
      <p className="flex w-full justify-between gap-4 font-semibold">
        <span className={doneAt ? 'text-good' : isByHand ? 'text-danger' : undefined}>
          {doneAt ? doneText(dateAndTime(new Date(doneAt))) : owed}
        </span>
        <Money paise={amount} />
      </p>
      <p className="wrap-anywhere text-muted text-sm">
        {note ? texts.because(texts.reasons[reason], note) : texts.reasons[reason]}
      </p>
      {!doneAt && isByHand && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={busy === 'giveBack'} onClick={() => void done('giveBack')}>
            {texts.giveBack}
          </Button>
          {hasLedger && (
            <Button variant="secondary" busy={busy === 'toBalance'} onClick={() => void done('toBalance')}>
              {texts.toBalance}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** An order's payments and refunds, for owners and managers: they record what was given back, and give something back. */
export function OrderMoney({ orderId, correction, recording }: OrderMoneyProps) {
  const adminId = useAdminId();
  const { money: texts } = useTexts(adminOrderTexts);
  const { test } = useTexts(orderTexts);
  const labels = useTexts(paymentLabels);
  const names = useTexts(methodNames);
  const reasons = useTexts(takeBackWords);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { data: payments = [] } = useQuery(orderPaymentsQuery(sdk, adminId, orderId));
  const { data: hasLedger = false } = useQuery(ledgerIsOnQuery(sdk));
  const { data: refunds = [] } = useQuery(orderRefundsQuery(sdk, adminId, orderId));
  const { paid } = settledOf(payments);
  const left = paise(Math.max(0, paid - sum(...refunds.map(({ amount }) => amount))));
  const refresh = () => queries.invalidateQueries({ queryKey: ['refunds'] });

  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check({ amount }) {
      const asked = parseAmount(amount);
      if (asked === undefined || asked === 0) return { amount: texts.notAnAmount };
      return asked > left ? { amount: texts.tooMuch } : {};
    },
    async send({ amount, note }, form) {
      const asked = parseAmount(amount);
      if (asked === undefined) return;
      const data = { orderId, amount: asked, reason: 'goodwill' as const };
      await createDocument(sdk, 'refunds', ID.unique(), { ...data, ...(note && { note }) });
      toast.success(texts.entered);
      form.reset();
      await refresh();
    },
    failed: (error) =>
      failureWords(error, { byType: { refund_exceeds_payment: texts.tooMuch }, otherwise: texts.failed }),
  });

  return (
    <section aria-label={texts.heading} className="grid gap-4 border-line border-t pt-5">
      <h3 className="text-lg">{texts.heading}</h3>
      <ul className="grid gap-2">
        {payments.map(
          ({ id, state, amount, method, reference, gatewayFee, mock, takenBackReason, problems }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span>{mock ? test.method(labels[method]) : texts.states[state](names[method])}</span>
              <Money paise={amount} className="font-semibold" />
              {reference && (
                <span className="wrap-anywhere w-full text-muted text-sm tabular-nums">
                  {texts.reference(reference)}
                </span>
              )}
              {gatewayFee !== null && (
                <span className="w-full text-muted text-sm">{texts.gatewayFee(formatMoney(gatewayFee))}</span>
              )}
              {takenBackReason && (
                <span className="w-full font-semibold text-danger">
                  {texts.takenBack(reasons[takenBackReason])}
                </span>
              )}
              {problems.map((problem) => (
                <Problem key={problem.id} paymentId={id} problem={problem} />
              ))}
            </li>
          ),
        )}
      </ul>
      <SeenMoneyOfOrder orderId={orderId} />
      <div className="empty:hidden">{recording}</div>
      {refunds.length === 0 && <div className="empty:hidden">{correction}</div>}
      {refunds.length > 0 && (
        <ul aria-label={texts.refunds} className="grid gap-3">
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} hasLedger={hasLedger} onDone={refresh} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.goodwill}</summary>
          <Form submission={submission} className="mt-2 grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={texts.amount}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              required
              maxLength={12}
              hint={texts.atMost(formatMoney(left))}
              error={submission.problems.amount}
            />
            <Field
              label={texts.note}
              name="note"
              autoComplete="off"
              maxLength={MAX_NOTE}
              hint={texts.noteHint}
            />
            <div className="sm:col-span-2">
              <Button type="submit" busy={submission.busy}>
                {texts.enter}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}
