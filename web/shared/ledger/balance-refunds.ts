import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A balance that the kitchen has to pay back. */
export interface DueRefund {
  id: string;
  userId: string;
  amount: Paise;
  payTo: string | null;
  closedLogin: boolean;
  /** Of a closed login. */
  name: string | null;
  phone: string | null;
  email: string | null;
  /** ISO time. */
  createdAt: string;
}

const readRefund = (refund: StoredDocument<'balanceRefunds'>): DueRefund => {
  const { $id, userId, amount, payTo, closedLogin, name, phone, email, createdAt, $createdAt } = refund;
  return {
    id: $id,
    userId: userId ?? '',
    amount,
    payTo,
    closedLogin,
    name,
    phone,
    email,
    createdAt: createdAt ?? $createdAt,
  };
};

/**
 * The balances that the kitchen has to pay back, of one customer or of all, the oldest first.
 * @param viewerId who looks at them
 */
export function dueRefundsQuery(sdk: Sdk, viewerId: string, userId?: string) {
  return queryOptions({
    queryKey: ['balanceRefunds', viewerId, userId ?? 'all'],
    queryFn: async () => {
      const ofWhom = userId === undefined ? [] : [Query.equal('userId', userId)];
      return (await listEvery(sdk, 'balanceRefunds', [Query.equal('state', 'due'), ...ofWhom])).map(
        readRefund,
      );
    },
  });
}
