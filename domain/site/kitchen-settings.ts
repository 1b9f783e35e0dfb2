import * as v from 'valibot';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/**
 * Where the shown status of an order comes from:
 * - `age`: from the order's age, until the kitchen records a first step
 * - `board`: only from the steps that the kitchen records
 */
export const ORDER_MODES = ['age', 'board'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

/** How the kitchen accepts and times its orders. Everybody may read it. All times are whole minutes. */
export interface KitchenSettings {
  orderMode: OrderMode;
  /** The delivery time that is promised when an order is placed. */
  promiseMinutes: number;
  /** In `board` mode an order expires if nobody has accepted it after this time (LIFE-12). */
  acceptWithinMinutes: number;
  /** In `board` mode the kitchen gets a mail if nobody has accepted an order after this time (ALERT-3). */
  alertAfterMinutes: number;
  /** An order counts as late this long after its promised time. */
  lateAfterMinutes: number;
  /** The age from which the board shows an order in amber, and in red. */
  amberAfterMinutes: number;
  redAfterMinutes: number;
  /** Whether customers may fetch what they order, and how long it takes until it is ready. */
  pickup: boolean;
  pickupMinutes: number;
}

export const KITCHEN_DEFAULTS: KitchenSettings = PAGE_DEFAULTS.kitchen;

/** One day. */
const MAX_MINUTES = 1440;

const words = `must be whole minutes from 1 to ${MAX_MINUTES}`;
const minutes = v.pipe(
  v.number(words),
  v.integer(words),
  v.minValue(1, words),
  v.maxValue(MAX_MINUTES, words),
);

/** The values that may be set. A field that is left out gets its default. */
export const kitchenSchema = v.object({
  orderMode: v.optional(
    v.picklist(ORDER_MODES, `must be one of ${ORDER_MODES.join(', ')}`),
    KITCHEN_DEFAULTS.orderMode,
  ),
  promiseMinutes: v.optional(minutes, KITCHEN_DEFAULTS.promiseMinutes),
  acceptWithinMinutes: v.optional(minutes, KITCHEN_DEFAULTS.acceptWithinMinutes),
  alertAfterMinutes: v.optional(minutes, KITCHEN_DEFAULTS.alertAfterMinutes),
  lateAfterMinutes: v.optional(minutes, KITCHEN_DEFAULTS.lateAfterMinutes),
  amberAfterMinutes: v.optional(minutes, KITCHEN_DEFAULTS.amberAfterMinutes),
  redAfterMinutes: v.optional(minutes, KITCHEN_DEFAULTS.redAfterMinutes),
  pickup: v.optional(v.boolean('must be true or false'), KITCHEN_DEFAULTS.pickup),
  pickupMinutes: v.optional(minutes, KITCHEN_DEFAULTS.pickupMinutes),
});

/** How many minutes after its placement an order is promised for. */
export const promiseMinutesFor = (kind: OrderKind, settings: KitchenSettings): number =>
  kind === 'pickup' ? settings.pickupMinutes : settings.promiseMinutes;
