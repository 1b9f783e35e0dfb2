import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Money } from '#web/brand/money.tsx';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { OpenTopUp } from '#web/shared/ledger/top-ups.ts';
import { upiTexts } from '#web/shared/orders/upi/texts.tsx';
import { UpiCode } from '#web/shared/orders/upi/upi-code.tsx';
import { UtrForm } from '#web/shared/orders/upi/utr-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { payInTexts } from './pay-in-texts.tsx';

/** The number that the customer has entered, while staff look for the money. They can correct it. */
function Claimed({ topUp: { id, utr, amount } }: { topUp: OpenTopUp }) {
  const texts = useTexts(payInTexts);
  const upi = useTexts(upiTexts);
  const [corrects, setCorrects] = useState(false);
  return (
    <>
      <div role="status">
        <h2 className="text-xl">{texts.checking(<Money paise={amount} />)}</h2>
        <p className="mt-1 text-muted">
          {utr === null
            ? texts.checkingAmount
            : upi.checkingHint(<strong className="whitespace-nowrap tabular-nums">{utr}</strong>)}
        </p>
      </div>
      {corrects && <UtrForm of="topUps" id={id} reference={utr} onSent={() => setCorrects(false)} />}
      <Button variant="secondary" onClick={() => setCorrects(!corrects)}>
        {corrects ? upi.keep : utr === null ? texts.addNumber : upi.correct}
      </Button>
    </>
  );
}

/** How a top-up is paid: the QR code, and the number once it is paid. The customer may also give it up. */
function Unpaid({ topUp: { id, utr, amount, isDenied } }: { topUp: OpenTopUp }) {
  const texts = useTexts(payInTexts);
  const upi = useTexts(upiTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<'drop' | 'claim'>();
  const change = async (which: 'drop' | 'claim') => {
    setBusy(which);
    try {
      const claimed = { claimedAt: new Date().toISOString() };
      await updateDocument(sdk, 'topUps', id, which === 'drop' ? { state: 'dropped' } : claimed);
      if (which === 'claim') toast.success(texts.noNumberSent);
    } catch (error) {
      const byType = { top_up_over: upi.over };
      toast.error(failureWords(error, { byType, otherwise: texts.failed, lost: texts.failed }));
    }
    await queries.invalidateQueries({ queryKey: ['topUps'] });
    setBusy(undefined);
  };
  return (
    <>
      {isDenied && <Notice tone="warning">{utr === null ? texts.deniedAmount : upi.denied(utr)}</Notice>}
      <div>
        <h2 className="text-2xl">{upi.title(<Money paise={amount} />)}</h2>
        <p className="mt-1 text-muted">{texts.counts}</p>
      </div>
      <UpiCode id={id} paid="top-ups" />
      <div className="border-line border-t pt-5">
        <h3 className="mb-3 text-lg">{upi.paid}</h3>
        <UtrForm of="topUps" id={id} reference={utr} onSent={() => undefined} />
        {!isDenied && (
          <Button
            variant="quiet"
            wide
            className="mt-2"
            busy={busy === 'claim'}
            off={busy === 'drop'}
            onClick={() => void change('claim')}
          >
            {texts.noNumber}
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        busy={busy === 'drop'}
        off={busy === 'claim'}
        onClick={() => void change('drop')}
      >
        {texts.drop}
      </Button>
    </>
  );
}

/** A payment by UPI that the kitchen waits for. */
export function OpenTopUpCard({ topUp }: { topUp: OpenTopUp }) {
  return (
    <section aria-live="polite" className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-5">
        {topUp.isClaimed ? <Claimed topUp={topUp} /> : <Unpaid topUp={topUp} />}
      </div>
    </section>
  );
}
