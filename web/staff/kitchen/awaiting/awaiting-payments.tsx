import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRecordPayment } from '../use-payments.ts';
import type { AwaitedPayment } from './queries.ts';
import { awaitingTexts } from './texts.ts';

/** The kitchen's two answers to a payment. Confirming it can be taken back for a moment. */
function Answers({ payment }: { payment: AwaitedPayment }) {
  const texts = useTexts(awaitingTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const record = useRecordPayment();
  const [busy, setBusy] = useState<'received' | 'missing'>();
  const { id, number, utr } = payment;
  const denying = useQuestion({
    title: texts.missingQuestion(number),
    children: texts.missingExplanation,
    confirmLabel: texts.missing,
    cancelLabel: texts.keep,
  });
  const confirm = async () => {
    setBusy('received');
    await record(payment, payment, 'upi');
    setBusy(undefined);
  };
  const deny = async () => {
    if (!(await denying.ask())) return;
    setBusy('missing');
    try {
      await updateDocument(sdk, 'payments', id, { deniedAt: new Date().toISOString() });
      toast.success(texts.customerInformed(number));
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    await queries.invalidateQueries({ queryKey: ['payments'] });
    setBusy(undefined);
  };
  return (
    <div className="grid gap-2">
      <Button
        variant={utr === null ? 'secondary' : 'primary'}
        wide
        busy={busy === 'received'}
        off={busy === 'missing'}
        aria-label={texts.receivedLabel(number)}
        onClick={() => void confirm()}
      >
        {texts.received}
      </Button>
      {utr !== null && (
        <Button
          variant="outline"
          wide
          busy={busy === 'missing'}
          off={busy === 'received'}
          aria-label={texts.missingLabel(number)}
          onClick={() => void deny()}
        >
          {texts.missing}
        </Button>
      )}
      {denying.question}
    </div>
  );
}

function Card({ payment }: { payment: AwaitedPayment }) {
  const texts = useTexts(awaitingTexts);
  const { timeOfDay } = useDates();
  const { number, customerName, amount, payBy, utr, isReused, isDenied, isEnded } = payment;
  return (
    <article
      aria-label={number}
      className="grid gap-3 rounded-card border border-line bg-paper p-4 shadow-soft"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl">{number}</h3>
          <p className="wrap-anywhere text-muted">{customerName ?? texts.noName}</p>
        </div>
        <Money paise={amount} className="font-display text-2xl" />
      </div>
      {utr !== null && (
        <p>
          <span className="block text-muted text-sm">{texts.utr}</span>
          <strong className="text-lg tabular-nums tracking-wide">
            {utr.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
          </strong>
        </p>
      )}
      {isReused && <p className="font-semibold text-danger">{texts.reused}</p>}
      {isEnded ? (
        <p className="font-semibold">{texts.ended}</p>
      ) : (
        <p className="text-muted text-sm">
          {isDenied && `${texts.denied}. `}
          {payBy && texts.until(timeOfDay(new Date(payBy)))}
        </p>
      )}
      <Answers payment={payment} />
    </article>
  );
}

const GRID = 'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4';

/**
 * The payments that the kitchen waits for, apart from the orders that are cooked. Those with a UTR ask for an answer; the
 * others are folded up.
 */
export function AwaitingPayments({ payments }: { payments: readonly AwaitedPayment[] }) {
  const texts = useTexts(awaitingTexts);
  const claimed = payments.filter(({ utr }) => utr !== null);
  const others = payments.filter(({ utr }) => utr === null);
  return (
    <>
      {claimed.length > 0 && (
        <section
          aria-label={texts.claimed(claimed.length)}
          className="col-span-full rounded-card bg-turmeric/20 p-3"
        >
          <h2 className="flex items-center gap-2 px-1 text-xl">
            <HandCoins className="size-6 shrink-0" aria-hidden="true" />
            {texts.claimed(claimed.length)}
          </h2>
          <p className="mb-3 px-1 text-sm">{texts.hint}</p>
          <div className={GRID}>
            {claimed.map((payment) => (
              <Card key={payment.id} payment={payment} />
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <details className="group rounded-card border border-line bg-paper open:col-span-full">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-1 font-semibold leading-tight [&::-webkit-details-marker]:hidden">
            <HandCoins className="size-5 shrink-0" aria-hidden="true" />
            <span className="flex-1">{texts.waiting(others.length)}</span>
            <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="px-4 pb-3 text-muted text-sm">{texts.waitingHint}</p>
          <div className={`${GRID} px-3 pb-3`}>
            {others.map((payment) => (
              <Card key={payment.id} payment={payment} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
