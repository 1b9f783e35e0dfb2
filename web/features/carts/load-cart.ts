import type { Page } from '#web/lib/page/page-loader.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { cartQuery } from './queries.ts';

/** Loads what the cart page and checkout show. */
export const loadCart = ({ sdk, prefetch }: Page, user: CurrentUser): Promise<void> =>
  prefetch(cartQuery(sdk, user.$id));
