import { type Paise, paise, rupees, sum, times, toPaise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { COUPON_KINDS, type CouponKind } from './kinds.ts';

/** What a coupon does to the price of an order; amounts in paise. Orders store it, because coupons change. */
export interface CouponTerms {
  code: string;
  kind: CouponKind;
  /** Of the dishes' price, in percent; 0 for other kinds. */
  percent: number;
  /** What is taken off; 0 for other kinds. */
  amount: Paise;
  /** The most that a percentage takes off; null: any amount. */
  maxDiscount: Paise | null;
  /** The dishes of the order that it is for; null: all. */
  dishIds: readonly string[] | null;
}

interface DiscountedLine {
  dishId?: string;
  /** The price of one. */
  price: Paise;
  quantity: number;
}

const isFor = (line: DiscountedLine | undefined, { dishIds }: Pick<CouponTerms, 'dishIds'>): boolean =>
  dishIds === null || (line?.dishId !== undefined && dishIds.includes(line.dishId));

/** What the lines that a coupon is for come to, in paise. */
export const couponSubtotal = (
  lines: readonly DiscountedLine[],
  coupon: Pick<CouponTerms, 'dishIds'>,
): Paise =>
  sum(...lines.filter((line) => isFor(line, coupon)).map(({ price, quantity }) => times(price, quantity)));

/** What a coupon would take off an amount in paise, apart from its limit for the whole order. */
function wantedOff(left: Paise, { kind, percent }: CouponTerms): Paise {
  if (kind === 'percent') return paise(Math.floor((left * percent) / 100));
  return kind === 'amount' ? left : ZERO_PAISE;
}

/**
 * What is left to pay of each line after the coupons, one after the other, in paise (COUPON-2). A coupon takes from line to
 * line until its limit is reached, so that a line which the kitchen takes off never makes another one dearer.
 */
export function afterCoupons(
  lines: readonly DiscountedLine[],
  coupons: readonly CouponTerms[],
): readonly Paise[] {
  const full = lines.map(({ price, quantity }) => times(price, quantity));
  return coupons.reduce<readonly Paise[]>((left, coupon) => {
    let limit: number =
      (coupon.kind === 'amount' ? coupon.amount : coupon.maxDiscount) ?? Number.POSITIVE_INFINITY;
    return left.map((amount, index) => {
      if (!isFor(lines[index], coupon)) return amount;
      const off = Math.min(wantedOff(amount, coupon), limit);
      limit -= off;
      return paise(amount - off);
    });
  }, full);
}

/** What the coupons of an order take off its available lines, in paise. */
export function discountOf(lines: readonly DiscountedLine[], coupons: readonly CouponTerms[]): Paise {
  const full = sum(...lines.map(({ price, quantity }) => times(price, quantity)));
  return paise(full - sum(...afterCoupons(lines, coupons)));
}

export const givesFreeDelivery = (coupons: readonly CouponTerms[]): boolean =>
  coupons.some(({ kind }) => kind === 'freeDelivery');

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isKind = (value: unknown): value is CouponKind => COUPON_KINDS.some((kind) => kind === value);

/** Reads and writes a coupon's terms as JSON, with amounts in rupees. */
export const couponTermsCodec: RecordCodec<CouponTerms> = {
  parse(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { code, kind, percent, amount, maxDiscount, dishIds } = value as Record<string, unknown>;
    if (typeof code !== 'string' || !isKind(kind) || !isAmount(percent) || !isAmount(amount))
      return undefined;
    return {
      code,
      kind,
      percent,
      amount: toPaise(rupees(amount)),
      maxDiscount: isAmount(maxDiscount) ? toPaise(rupees(maxDiscount)) : null,
      dishIds: Array.isArray(dishIds) ? dishIds.filter((id) => typeof id === 'string') : null,
    };
  },
  format: ({ amount, maxDiscount, ...terms }) => ({
    ...terms,
    amount: toRupees(amount),
    maxDiscount: maxDiscount === null ? null : toRupees(maxDiscount),
  }),
};

/** Reads the terms of an order's coupons from their JSON texts. */
export const readCouponTerms = (texts: readonly string[]): CouponTerms[] =>
  texts.flatMap((text) => couponTermsCodec.parse(JSON.parse(text)) ?? []);
