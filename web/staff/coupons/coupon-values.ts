import type { CouponKind } from '#domain/coupons/attributes.ts';
import { couponCode, isCouponCode } from '#domain/coupons/usable.ts';
import { parseAmount, type Rupees, toRupees } from '#domain/money.ts';
import { readWhole } from '#domain/numbers.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

export type CouponDocument = StoredDocument<'coupons'>;

/** A coupon as its form holds it: numbers and amounts as they are typed, days as '2026-11-22'. */
export type TypedCoupon = {
  code: string;
  description: string;
  kind: CouponKind;
  percent: string;
  amount: string;
  maxDiscount: string;
  minimum: string;
  from: string;
  until: string;
  weekdays: readonly Weekday[];
  perPerson: string;
  total: string;
  menuIds: readonly string[];
  firstOrder: boolean;
  combines: boolean;
  isListed: boolean;
};

export type CouponField = keyof TypedCoupon;

const text = (value: number | null) => (value === null ? '' : `${value}`);

/**
 * A coupon as its form holds it; an empty form without a coupon. The last day is the day before the moment at which it
 * ends.
 */
export function typedCoupon(coupon: CouponDocument | undefined, timeZone: string): TypedCoupon {
  const dayOf = (moment: string | null | undefined) => (moment ? dayAt(new Date(moment), timeZone) : '');
  const end = dayOf(coupon?.until);
  return {
    code: coupon?.code ?? '',
    description: coupon?.description ?? '',
    kind: coupon?.kind ?? 'percent',
    percent: text(coupon?.percent ?? null),
    amount: text(coupon?.amount ?? null),
    maxDiscount: text(coupon?.maxDiscount ?? null),
    minimum: text(coupon?.minimum ?? null),
    from: dayOf(coupon?.from),
    until: end && addDays(end, -1),
    weekdays: coupon?.weekdays ?? [],
    perPerson: text(coupon?.perPerson ?? null),
    total: text(coupon?.total ?? null),
    menuIds: coupon?.menuIds ?? [],
    firstOrder: coupon?.firstOrder ?? false,
    combines: coupon?.combines ?? false,
    isListed: coupon?.isListed ?? true,
  };
}

const numberOf = (typed: string): number | null => readWhole(typed) ?? null;
const amountOf = (typed: string): Rupees | null => {
  const amount = parseAmount(typed);
  return amount === undefined ? null : toRupees(amount);
};

/** The attributes of a typed coupon. Fields of other kinds of coupons are left empty. */
export function couponValues(typed: TypedCoupon, timeZone: string) {
  const startOf = (day: string) => (day ? new Date(momentOf(day, 0, timeZone)).toISOString() : null);
  const { kind, description, weekdays, menuIds, firstOrder, combines, isListed } = typed;
  return {
    code: couponCode(typed.code),
    description: description.trim() || null,
    kind,
    percent: kind === 'percent' ? numberOf(typed.percent) : null,
    amount: kind === 'amount' ? amountOf(typed.amount) : null,
    maxDiscount: kind === 'percent' ? amountOf(typed.maxDiscount) : null,
    minimum: amountOf(typed.minimum),
    from: startOf(typed.from),
    until: startOf(typed.until && addDays(typed.until, 1)),
    weekdays: [...weekdays],
    perPerson: numberOf(typed.perPerson),
    total: numberOf(typed.total),
    menuIds: [...menuIds],
    firstOrder,
    combines,
    isListed,
  };
}

/** The words of each kind of problem. */
type Words = Record<'code' | 'number' | 'percent' | 'amount' | 'order', string>;

/** The most uses that a coupon is limited to. */
const MOST_USES = 999_999;

/** All problems of a typed coupon, by field. */
export function couponProblems(typed: TypedCoupon, words: Words): Partial<Record<CouponField, string>> {
  const isCount = (value: string) => value.trim() === '' || readWhole(value, 1, MOST_USES) !== undefined;
  const isAmount = (value: string) => (parseAmount(value) ?? 0) >= 100;
  const mayBeAmount = (value: string) => value.trim() === '' || isAmount(value);
  const { kind, percent, amount, maxDiscount, minimum, from, until } = typed;
  return {
    ...(isCouponCode(couponCode(typed.code)) ? {} : { code: words.code }),
    ...(kind === 'percent' && readWhole(percent, 1, 100) === undefined ? { percent: words.percent } : {}),
    ...(kind === 'amount' && !isAmount(amount) ? { amount: words.amount } : {}),
    ...(kind === 'percent' && !mayBeAmount(maxDiscount) ? { maxDiscount: words.amount } : {}),
    ...(mayBeAmount(minimum) ? {} : { minimum: words.amount }),
    ...(from && until && until < from ? { until: words.order } : {}),
    ...(isCount(typed.perPerson) ? {} : { perPerson: words.number }),
    ...(isCount(typed.total) ? {} : { total: words.number }),
  };
}
