import { useState } from 'react';
import { Link } from 'react-router';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { BankText, MarkDialog } from './mark-dialog.tsx';
import { type Seen, useSeenMoneyActions } from './queries.ts';
import { seenMoneyTexts } from './texts.ts';

type Choice = Seen['choices'][number];

/** Why money is where it is, in words. */
function useWhy({ state, verdict, reason, source }: Seen): string | undefined {
  const { would, reasons, unclear } = useTexts(seenMoneyTexts);
  if (state === 'unclear') return unclear;
  if (state === 'matched') return undefined;
  if (reason !== null) return reasons[reason];
  if (verdict === 'confirm') return would.confirm;
  if (verdict !== 'propose') return undefined;
  return source === 'notification' ? would.proposeNotification : would.propose;
}

/** The order or the balance that money may be for, and how it stands. */
function OrderLine({ choice }: { choice: Choice }) {
  const texts = useTexts(seenMoneyTexts);
  const words = useChoiceWords();
  return (
    <p>
      <Link
        to={choice.orderId === null ? `/admin/ledger/${choice.userId}` : `/orders/${choice.orderId}`}
        className="font-semibold underline underline-offset-4"
      >
        {words(choice)}
      </Link>{' '}
      <span className="text-muted">{texts.is[choice.is]}</span>
    </p>
  );
}

/** What money may be for, in words. */
export function useChoiceWords() {
  const { order, orderOf, topUp, noName } = useTexts(seenMoneyTexts);
  return ({ number, orderId, customerName }: Pick<Choice, 'number' | 'orderId' | 'customerName'>) => {
    if (orderId === null) return topUp(customerName ?? noName);
    const called = number === null ? orderId : formatOrderNumber(number);
    return customerName ? orderOf(called, customerName) : order(called);
  };
}

/** Money that was seen: how much, from whom, and for which order, with what somebody can decide. */
export function MoneyCard({ seen, isOwner }: { seen: Seen; isOwner: boolean }) {
  const texts = useTexts(seenMoneyTexts);
  const { timeOfDay } = useDates();
  const words = useChoiceWords();
  const failureWords = useFailureWords();
  const { confirm, ignore } = useSeenMoneyActions();
  const [busy, setBusy] = useState('');
  const [isMarking, setMarking] = useState(false);
  const why = useWhy(seen);
  const { id, amount, bank, tail, utr, payerName, vpa, text, state, matched, choices, isAlone } = seen;
  const account = [bank, tail && `…${tail}`].filter(Boolean).join(' ');
  const from = payerName ?? vpa;
  const facts = [
    timeOfDay(new Date(seen.receivedAt)),
    texts.sources[seen.source],
    ...(from ? [texts.from(from)] : []),
    ...(account ? [texts.account(account)] : []),
    ...(utr ? [texts.utr(utr)] : []),
  ];
  const isOpen = state === 'proposed' || state === 'unclear';
  const act = async (what: string, done: string, task: () => Promise<unknown>) => {
    setBusy(what);
    await task()
      .then(() => toast.success(done))
      .catch((error: unknown) => toast.error(failureWords(error, { otherwise: texts.failed })));
    setBusy('');
  };
  return (
    <li className="grid gap-2 rounded-card border border-line bg-paper p-4 shadow-soft">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold text-xl">
          {amount === null ? texts.noAmount : <Money paise={amount} />}
        </span>
        {isAlone && <Badge tone="good">{texts.itself}</Badge>}
        {seen.isReversal && <Badge tone="warm">{texts.reversal}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-sm tabular-nums">{facts.join(' · ')}</p>
      {why && <p>{why}</p>}
      {state === 'unclear' && text && <BankText>{text}</BankText>}
      {matched ? (
        <OrderLine choice={matched} />
      ) : (
        choices.map((choice) => <OrderLine key={choice.paymentId} choice={choice} />)
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {!seen.isReversal &&
            choices
              .filter((choice) => choice.amount === amount && choice.is !== 'paid')
              .map((choice) => (
                <Button
                  key={choice.paymentId}
                  busy={busy === choice.paymentId}
                  onClick={() =>
                    void act(choice.paymentId, texts.confirmed, () => confirm(id, choice.paymentId))
                  }
                >
                  {texts.confirm(words(choice))}
                </Button>
              ))}
          {isOwner && seen.marks && <Button onClick={() => setMarking(true)}>{texts.mark.open}</Button>}
          <Button
            variant="outline"
            busy={busy === 'ignore'}
            onClick={() => void act('ignore', texts.ignored, () => ignore(id))}
          >
            {texts.ignore}
          </Button>
        </div>
      )}
      {isMarking && seen.marks && (
        <MarkDialog {...{ seen }} marks={seen.marks} onClose={() => setMarking(false)} />
      )}
    </li>
  );
}
