import type { CurrentUser } from '#web/lib/current-user.ts';
import type { Page } from '#web/lib/page.ts';
import { cartQuery, orderableQuery } from './queries.ts';

/** Fetches what the cart and checkout show. */
export async function loadCart({ sdk, queries, prefetch }: Page, user: CurrentUser): Promise<void> {
  const cart = cartQuery(sdk, user.$id);
  await prefetch(cart);
  const lines = queries.getQueryData(cart.queryKey) ?? [];
  if (lines.length > 0)
    await prefetch(
      orderableQuery(
        sdk,
        lines.map((line) => line.dishId),
      ),
    );
}
