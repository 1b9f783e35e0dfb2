import { type OrderWindow, type PromisedOrder, windowOf } from '#domain/orders/window.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** When an order comes, as everybody is told; null if nothing is promised. */
export const useOrderWindow = (order: PromisedOrder): OrderWindow | null =>
  windowOf(order, useSiteSettings().kitchen.lateAfterMinutes);
