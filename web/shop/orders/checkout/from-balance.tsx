import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerPayTexts } from '#web/shared/ledger/texts.ts';
import type { LedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';

/** Below the bill: what the balance pays, and what is left to pay (LEDGER-17). Nothing if the balance pays nothing. */
export function FromBalance({ fromBalance, rest }: Pick<LedgerPayment, 'fromBalance' | 'rest'>) {
  const texts = useTexts(ledgerPayTexts);
  if (fromBalance === 0) return null;
  return (
    <dl className="mt-2 grid gap-1">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{texts.fromBalance}</dt>
        <dd>
          {'−'}
          <Money paise={fromBalance} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{texts.toPay}</dt>
        <dd>
          <Money paise={rest} />
        </dd>
      </div>
    </dl>
  );
}
