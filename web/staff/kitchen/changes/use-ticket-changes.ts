import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { OrderChange } from '#web/shared/orders/changes/order-change.ts';
import { boardChangesQuery } from './queries.ts';

type ChangesOfOrders = ReadonlyMap<string, readonly OrderChange[]>;

const NO_CHANGES: readonly OrderChange[] = [];
const ChangesContext = createContext<ChangesOfOrders>(new Map());
export const ChangesProvider = ChangesContext.Provider;

/** The changes that the kitchen has proposed, by the order. One query for all cards: one for each would take as long as the cards. */
export function useChangesOfOrders(userId: string): ChangesOfOrders {
  const { data = NO_CHANGES } = useQuery(boardChangesQuery(useSdk(), userId));
  return useMemo(() => {
    const byOrder = new Map<string, OrderChange[]>();
    for (const change of data) byOrder.set(change.orderId, [...(byOrder.get(change.orderId) ?? []), change]);
    return byOrder;
  }, [data]);
}

/** The changes that the kitchen has proposed for an order. */
export const useTicketChanges = (orderId: string): readonly OrderChange[] =>
  use(ChangesContext).get(orderId) ?? NO_CHANGES;
