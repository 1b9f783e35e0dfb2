import { queryOptions } from '@tanstack/react-query';
import type { CashAtHand, OwedAtDoor } from '#domain/ledger/door-cash.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export const balanceCashPath = (orderId: string): string =>
  `orders/${encodeURIComponent(orderId)}/balance-cash`;

/** What the customer of an order owes, for the rider who brings it. Each look reads it again. */
export const owedAtDoorQuery = (sdk: Sdk, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'owed at door', orderId],
    queryFn: async () =>
      inPaise(await sdk.call<OwedAtDoor>('get', balanceCashPath(orderId)), { owed: true }).owed,
    gcTime: 0,
    retry: false,
  });

/** The cash that a rider has to hand over. The key begins with `payments`: whatever they take is in it. */
export const cashAtHandQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['payments', 'cash at hand', userId],
    queryFn: async () => inPaise(await sdk.call<CashAtHand>('get', 'riders/cash'), { amount: true }).amount,
  });
