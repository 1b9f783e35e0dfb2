import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { mostToPayIn } from '#domain/ledger/top-ups.ts';
import { formatMoney, type Paise, paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerSettingsQuery } from '#web/shared/ledger/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { balanceCashPath, cashAtHandQuery, owedAtDoorQuery } from './queries.ts';
import { balanceCashTexts } from './texts.ts';

interface CashFormProps {
  orderId: string;
  owed: Paise;
  /** The most that may be paid in at once. */
  most: Paise;
  onDone: () => void;
}

/** Asks how much cash the rider has, with what is owed filled in. */
function CashForm({ orderId, owed, most, onDone }: CashFormProps) {
  const texts = useTexts(balanceCashTexts);
  const messages = useTexts(balanceMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  // The same in every try, so that a double tap and a lost answer count once.
  const [id] = useState(() => ID.unique());
  const [typed, setTyped] = useState(owed > 0 ? `${toRupees(owed)}` : '');
  const amount = parseAmount(typed);
  const submission = useSubmit<Paise, 'amount'>({
    read: (form) => parseAmount(readFields(form, ['amount']).amount) ?? ZERO_PAISE,
    check(taken) {
      if (taken === 0) return { amount: texts.notAnAmount };
      return taken > most ? { amount: messages.moreThanAllowed(formatMoney(most)) } : {};
    },
    async send(taken) {
      await sdk.call('post', balanceCashPath(orderId), { id, amount: toRupees(taken) });
      toast.success(texts.done(formatMoney(taken)));
      onDone();
      await queries.invalidateQueries({ queryKey: ['payments'] });
    },
    failed: (error) =>
      failureWords(error, {
        byType: {
          document_not_found: texts.gone,
          document_already_exists: texts.recorded,
          ledger_off: messages.off,
          top_up_refused: messages.moreThanAllowed(formatMoney(most)),
        },
        otherwise: texts.notTaken,
        lost: texts.lost,
      }),
  });
  return (
    <Form submission={submission} className="grid gap-4">
      <p className="font-semibold">{owed > 0 ? texts.owes(formatMoney(owed)) : texts.even}</p>
      <Field
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={texts.hint}
        error={submission.problems.amount}
        className="font-bold text-2xl tabular-nums"
      />
      <Button type="submit" wide busy={submission.busy}>
        {amount ? texts.received(formatMoney(amount)) : texts.receivedNothing}
      </Button>
    </Form>
  );
}

function Content({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const texts = useTexts(balanceCashTexts);
  const sdk = useSdk();
  const query = useQuery(owedAtDoorQuery(sdk, orderId));
  const { data: settings } = useQuery(ledgerSettingsQuery(sdk));
  if (refusalOf(query.error)) return <p className="font-semibold">{texts.gone}</p>;
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.isSuccess || !settings)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  const most = mostToPayIn(settings, paise(-query.data));
  return <CashForm {...{ orderId, most, onDone }} owed={query.data} />;
}

/** A button by which a rider takes cash for the balance of an order's customer (LEDGER-40); nothing without a ledger. */
export function BalanceCash({ orderId }: { orderId: string }) {
  const texts = useTexts(balanceCashTexts);
  const { data: settings } = useQuery(ledgerSettingsQuery(useSdk()));
  const [open, setOpen] = useState(false);
  if (!settings?.isOn) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        <HandCoins className="size-5" aria-hidden="true" />
        {texts.open}
      </Button>
      <Dialog open={open} onClose={close} title={texts.open} size="small">
        <div className="p-5 pt-2">{open && <Content orderId={orderId} onDone={close} />}</div>
      </Dialog>
    </>
  );
}

/** The cash that the rider has to hand over; nothing while it is none. */
export function CashAtHand({ riderId }: { riderId: string }) {
  const texts = useTexts(balanceCashTexts);
  const { data: amount = ZERO_PAISE } = useQuery(cashAtHandQuery(useSdk(), riderId));
  if (amount <= 0) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 rounded-control border border-line bg-paper px-4 py-3 font-semibold"
    >
      <HandCoins className="size-5 shrink-0" aria-hidden="true" />
      {texts.atHand(formatMoney(amount))}
    </p>
  );
}
