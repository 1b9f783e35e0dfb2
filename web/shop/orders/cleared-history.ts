import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';

/** The account preference with the time up to which orders are hidden (ISO time). */
const CLEARED = 'ordersClearedUntil';

/** The orders to list, newest first, and whether earlier ones were cleared. */
export function listed(
  orders: readonly ShownOrder[],
  prefs: object,
): { shown: ShownOrder[]; cleared: boolean } {
  const until: unknown = Object.entries(prefs).find(([name]) => name === CLEARED)?.[1];
  const shown = typeof until === 'string' ? orders.filter(({ orderedOn }) => orderedOn > until) : [...orders];
  return { shown, cleared: shown.length < orders.length };
}

/** Hides a customer's orders up to a time from their list; '' shows them again. No order is deleted. */
export function useClearHistory() {
  const { account } = useSdk();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (until: string) => {
      const { prefs } = await account.updatePrefs({ ...(await account.getPrefs()), [CLEARED]: until });
      queries.setQueryData<CurrentUser | null>(CURRENT_USER_KEY, (user) => user && { ...user, prefs });
    },
  });
}
