import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import type { OrderChange } from '#web/shared/orders/changes/order-change.ts';
import { boardChangesQuery } from './queries.ts';

const NO_CHANGES: OrderChange[] = [];

/** The changes that the kitchen has proposed for an order. */
export function useTicketChanges(orderId: string): OrderChange[] {
  const { data = NO_CHANGES } = useQuery({
    ...boardChangesQuery(useSdk(), useCurrentUser()?.$id ?? ''),
    select: (all) => all.filter((change) => change.orderId === orderId),
  });
  return data;
}
