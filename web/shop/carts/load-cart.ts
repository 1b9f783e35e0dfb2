import type { Page } from '#web/lib/page/page-loader.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { portionsLeftQuery } from '#web/shared/carts/portions-left.ts';
import { cartQuery } from './queries.ts';

/** Loads the data that the cart page and checkout show. */
export async function loadCart({ sdk, prefetch }: Page, user: CurrentUser): Promise<void> {
  await Promise.all([prefetch(cartQuery(sdk, user.$id)), prefetch(portionsLeftQuery(sdk))]);
}
