import { formatMoney } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { ledgerPayTexts } from './texts.ts';
import type { LedgerPayment } from './use-ledger-payment.ts';

interface UseBalanceProps {
  payment: LedgerPayment;
  /** Somebody else uses the balance for its customer. */
  byStaff?: boolean;
}

/** The switch with which a balance pays for an order, or a part of it (LEDGER-17); nothing if there is nothing to use. */
export function UseBalance({ payment, byStaff = false }: UseBalanceProps) {
  const texts = useTexts(ledgerPayTexts);
  const { offered, isUsed, use, rest } = payment;
  if (offered === 0) return null;
  const label = (byStaff ? texts.useTheirs : texts.use)(formatMoney(offered));
  return (
    <div>
      <Switch label={label} checked={isUsed} onChange={use} />
      {isUsed && (
        <p role="status" className="text-muted">
          {rest === 0 ? texts.covers : texts.rest(formatMoney(rest))}
        </p>
      )}
    </div>
  );
}
