import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { sum } from '#domain/money.ts';
import { methodNames } from '#domain/payments/method-words.ts';
import { HAND_METHODS, type HandMethod } from '#domain/payments/methods.ts';
import { MethodIcon } from '#web/brand/method-icon.tsx';
import { Money } from '#web/brand/money.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { duePaymentsQuery } from './queries.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { useRecordPayment } from './use-payments.ts';

/** The order that is paid. */
type Paid = Pick<Ticket, 'id' | 'number'>;

/** Records that an order was paid at the counter or at the door. Shown while the payment is due. */
export function RecordPayment({ ticket }: { ticket: Paid }) {
  const { payment: texts } = useTexts(kitchenTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="px-3"
        aria-label={texts.openLabel(ticket.number)}
        onClick={() => setOpen(true)}
      >
        <Banknote className="size-5" aria-hidden="true" />
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title(ticket.number)} size="small">
        <PaymentButtons ticket={ticket} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PaymentButtons({ ticket, onDone }: { ticket: Paid; onDone: () => void }) {
  const { payment: texts } = useTexts(kitchenTexts);
  const names = useTexts(methodNames);
  const query = useQuery(duePaymentsQuery(useSdk(), ticket.id));
  const record = useRecordPayment();
  const [busy, setBusy] = useState<HandMethod>();
  const due = query.data;
  if (query.isError) return <ErrorState title={texts.failed} query={query} />;
  if (due === undefined) return <DialogSkeleton label={texts.loading} height="h-40" />;
  if (due.length === 0) return <p className="p-5 pt-3">{texts.settled}</p>;
  const take = async (method: HandMethod) => {
    setBusy(method);
    for (const payment of due) await record(ticket, payment, method);
    onDone();
  };
  return (
    <div className="grid gap-4 p-5 pt-3">
      <p className="text-center font-display text-4xl">
        <Money paise={sum(...due.map(({ amount }) => amount))} />
      </p>
      <p className="text-muted">{texts.hint}</p>
      <div className="grid grid-cols-2 gap-3">
        {HAND_METHODS.map((method) => (
          <Button
            key={method}
            className="min-h-14"
            off={busy !== undefined && busy !== method}
            busy={busy === method}
            onClick={() => void take(method)}
          >
            <MethodIcon method={method} className="size-5" />
            {names[method]}
          </Button>
        ))}
      </div>
    </div>
  );
}
