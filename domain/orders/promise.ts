import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import type { OrderKind } from './kinds.ts';

/** The shortest and longest promise, in minutes from now (BOARD-2). */
export const MIN_PROMISE = 5;
export const MAX_PROMISE = 180;

/** How many minutes after its placement an order is promised for. */
export const promiseMinutesFor = (kind: OrderKind, settings: KitchenSettings): number =>
  kind === 'pickup' ? settings.pickupMinutes : settings.promiseMinutes;
