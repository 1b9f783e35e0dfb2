import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overBy } from '#domain/ledger/house-account.ts';
import { formatMoney, type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { BALANCE, HOUSE, type PaymentMethod } from '#domain/payments/methods.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type ShownStanding, standingQuery } from './standing.ts';
import { ledgerPayTexts } from './texts.ts';

/** How an order of this total is paid from the ledger of its customer. */
export interface LedgerPayment {
  /** What the balance pays if its switch is on; 0: there is nothing to use. */
  offered: Paise;
  isUsed: boolean;
  use: (isUsed: boolean) => void;
  /** What the balance pays. */
  fromBalance: Paise;
  /** What is left for the other way to pay. */
  rest: Paise;
  house: ShownStanding['house'];
  /** The way to pay that is sent: the chosen one, unless the balance pays for all or the house account is gone. */
  methodFor: <Method extends PaymentMethod>(chosen: Method) => Method | typeof BALANCE;
  /** By how much the order is over the limit of the house account; 0 if it is not. */
  over: Paise;
  /** Why the order can't be paid like this; undefined if it can. */
  problemOf: (chosen: PaymentMethod) => string | undefined;
}

/**
 * How an order of this total is paid from the ledger.
 * @param userId the customer; undefined: nobody, or somebody without an entry and a house account
 */
export function useLedgerPayment(userId: string | undefined, total: Paise): LedgerPayment {
  const sdk = useSdk();
  const texts = useTexts(ledgerPayTexts);
  const [usedFor, setUsedFor] = useState<string>();
  const isUsed = userId !== undefined && usedFor === userId;
  const { data } = useQuery({ ...standingQuery(sdk, userId ?? ''), enabled: userId !== undefined });
  const { usable = ZERO_PAISE, house = null } = (userId !== undefined && data) || {};
  const offered = paise(Math.min(usable, total));
  const fromBalance = isUsed ? offered : ZERO_PAISE;
  const rest = paise(total - fromBalance);
  const over = house ? overBy(total, house.left) : ZERO_PAISE;
  const coversAll = fromBalance > 0 && rest === 0;
  return {
    ...{ offered, isUsed: isUsed && offered > 0, fromBalance, rest, house, over },
    use: (wanted) => setUsedFor(wanted ? userId : undefined),
    methodFor: (chosen) => (coversAll ? BALANCE : chosen),
    problemOf(chosen) {
      if (coversAll || chosen !== HOUSE || !house || over === 0) return undefined;
      return texts.over(formatMoney(over), formatMoney(house.limit));
    },
  };
}
