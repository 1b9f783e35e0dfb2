import { WEEKDAYS } from '#domain/time/spans.ts';

/** What a coupon takes off the dishes: a percentage, an amount, or nothing of them but the delivery fee. */
export const COUPON_KINDS = ['percent', 'amount', 'freeDelivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** The most coupons of one order. */
export const MAX_COUPONS = 3;
/** The most characters of a code. */
export const MAX_CODE = 20;
/** The most dishes, and menus, that a coupon names. */
const MAX_NAMED = 50;

/** A coupon that customers use by typing its code, or by choosing it at checkout (COUPON-1). */
export const couponAttributes = {
  /** In capital letters and digits; no two coupons have the same. */
  code: { type: 'string', size: MAX_CODE, min: 3, trim: true, fulltext: true, required: true },
  /** What customers read beside the code. */
  description: { type: 'string', size: 200, trim: true, fulltext: true },
  kind: { type: 'string', size: 16, oneOf: COUPON_KINDS, required: true },
  /** Of the dishes' price; only for `percent`. */
  percent: { type: 'integer', min: 1, max: 100 },
  /** What is taken off; only for `amount`. */
  amount: { type: 'money', min: 100, max: 10_000_000 },
  /** The most that a percentage takes off; null: any amount. */
  maxDiscount: { type: 'money', min: 100, max: 10_000_000 },
  /** The least that the dishes must come to; null: any amount. */
  minimum: { type: 'money', min: 100, max: 10_000_000 },
  from: { type: 'datetime' },
  until: { type: 'datetime' },
  /** The days on which it can be used, in the kitchen's time zone; none: every day. */
  weekdays: { type: 'texts', max: WEEKDAYS.length, size: 9, oneOf: WEEKDAYS, default: [] },
  /** Whether it is only for a customer's first order. */
  firstOrder: { type: 'boolean', default: false },
  /** How often one customer, and everybody together, can use it; null: any number of times. */
  perPerson: { type: 'integer', min: 1, max: 1_000_000 },
  total: { type: 'integer', min: 1, max: 1_000_000 },
  /** The dishes and menus that it is for; none: all. */
  dishIds: { type: 'texts', max: MAX_NAMED, size: 36, default: [] },
  menuIds: { type: 'texts', max: MAX_NAMED, size: 36, default: [] },
  /** Whether it can be used together with others that say so too. */
  combines: { type: 'boolean', default: false },
  /** Whether checkout shows it. Others are for those who know the code. */
  isListed: { type: 'boolean', default: false },
  isActive: { type: 'boolean', default: true },
  /** How many orders use it. */
  used: { type: 'integer', min: 0, default: 0, derived: true },
} as const;
