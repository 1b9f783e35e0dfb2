import type { Paise } from '#domain/money.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type LedgerPayment, useLedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';

/** How the customer pays from the ledger. Most have neither a balance nor a house account, and ask the server for nothing. */
export function useOwnLedgerPayment(total: Paise): LedgerPayment {
  const user = useCurrentUser();
  const mayPay = user && ((user.balance ?? 0) > 0 || user.houseLimit !== null);
  return useLedgerPayment(mayPay ? user.$id : undefined, total);
}
