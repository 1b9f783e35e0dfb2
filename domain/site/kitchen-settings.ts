import * as v from 'valibot';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { amount } from './charges-settings.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/**
 * Where the shown status of an order comes from:
 * - `age`: from the order's age, until the kitchen records a first step
 * - `board`: only from the steps that the kitchen records
 */
export const ORDER_MODES = ['age', 'board'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

/**
 * The cart of visitors who are not signed in:
 * - `login`: adding a dish asks them to sign in first (CART-3)
 * - `browser`: their browser keeps the cart until they sign in (CART-19)
 */
const VISITOR_CARTS = ['login', 'browser'] as const;
type VisitorCart = (typeof VISITOR_CARTS)[number];

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
  /** The most that a customer's order may come to if it is paid in cash, in rupees; null: any order (TRUST-2). */
  cashAtMost: number | null;
  /** Whether a customer proves their phone number before their first order in cash (TRUST-3). */
  cashNeedsCode: boolean;
  visitorCart: VisitorCart;
  /** The language of printed tickets and bills, and of mails to the kitchen and its future team (LANG-62). */
  language: Language;
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
  cashAtMost: v.optional(v.nullable(amount), KITCHEN_DEFAULTS.cashAtMost),
  cashNeedsCode: v.optional(v.boolean('must be true or false'), KITCHEN_DEFAULTS.cashNeedsCode),
  visitorCart: v.optional(
    v.picklist(VISITOR_CARTS, `must be one of ${VISITOR_CARTS.join(', ')}`),
    KITCHEN_DEFAULTS.visitorCart,
  ),
  language: v.optional(
    v.picklist(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`),
    KITCHEN_DEFAULTS.language,
  ),
});

/** How many minutes after its placement an order is promised for. */
export const promiseMinutesFor = (kind: OrderKind, settings: KitchenSettings): number =>
  kind === 'pickup' ? settings.pickupMinutes : settings.promiseMinutes;
