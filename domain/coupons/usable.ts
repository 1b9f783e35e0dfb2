import { type Paise, paise } from '#domain/money.ts';
import type { Data } from '#domain/rows/data.ts';
import { dayAt, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { couponAttributes } from './attributes.ts';
import { type CouponTerms, couponSubtotal } from './discount.ts';

export type Coupon = Data<typeof couponAttributes>;

/** Why somebody can't use a coupon, whatever is in their cart (COUPON-3). */
export const COUPON_PROBLEMS = [
  'off',
  'notYet',
  'over',
  'otherDays',
  'usedUp',
  'usedByYou',
  'firstOrderOnly',
] as const;
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

/** A coupon as checkout knows it; amounts in paise. */
export interface OfferedCoupon extends CouponTerms {
  description: string | null;
  minimum: Paise | null;
  combines: boolean;
  problem: CouponProblem | null;
}

/** What a coupon does to a price, without what only its choice needs. Orders store it. */
export const termsOf = ({ code, kind, percent, amount, maxDiscount, dishIds }: CouponTerms): CouponTerms => ({
  code,
  kind,
  percent,
  amount,
  maxDiscount,
  dishIds,
});

/** What is known about the person who wants to use a coupon. */
interface CouponUser {
  /** Orders of theirs that were not cancelled, rejected or left unanswered. */
  orders: number;
  /** How many orders of theirs use the coupon. */
  used: number;
}

/** Why a person can't use a coupon at a moment; null if they can. Weekdays are those of the kitchen's time zone. */
export function couponProblem(
  coupon: Coupon,
  user: CouponUser,
  { now, timeZone }: { now: Date; timeZone: string },
): CouponProblem | null {
  const { isActive, from, until, weekdays, total, used, perPerson, firstOrder } = coupon;
  if (!isActive) return 'off';
  if (from && now < from) return 'notYet';
  if (until && now >= until) return 'over';
  const today = WEEKDAYS[weekdayOf(dayAt(now, timeZone))];
  if (weekdays.length > 0 && !weekdays.some((day) => day === today)) return 'otherDays';
  if (total !== null && used >= total) return 'usedUp';
  if (perPerson !== null && user.used >= perPerson) return 'usedByYou';
  return firstOrder && user.orders > 0 ? 'firstOrderOnly' : null;
}

type Lines = Parameters<typeof couponSubtotal>[0];

/** What a cart lacks for a coupon: a dish that it is for, or an amount in paise; null if nothing is missing. */
export function missingForCoupon(
  lines: Lines,
  { minimum, ...terms }: Pick<OfferedCoupon, 'dishIds' | 'minimum'>,
): 'dish' | Paise | null {
  const subtotal = couponSubtotal(lines, terms);
  if (subtotal === 0) return 'dish';
  return minimum !== null && subtotal < minimum ? paise(minimum - subtotal) : null;
}

/** The first coupon that can't be used together with the others; undefined if all can (COUPON-4). */
export const aloneAmong = <C extends { combines: boolean }>(coupons: readonly C[]): C | undefined =>
  coupons.length > 1 ? coupons.find(({ combines }) => !combines) : undefined;
