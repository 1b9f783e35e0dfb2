import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import type { CouponTerms } from '#domain/coupons/discount.ts';
import { MAX_COUPONS } from '#domain/coupons/limits.ts';
import { aloneAmong, missingForCoupon, type OfferedCoupon, termsOf } from '#domain/coupons/usable.ts';
import type { Paise } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { findCoupon, listedCouponsQuery } from './queries.ts';

/** Why a coupon can't be used for this cart: a problem of the person, a missing dish or amount, or another coupon. */
export type Hindrance = OfferedCoupon['problem'] | 'dish' | 'alone' | { missing: Paise };

/** A coupon with what its row shows. */
export interface CouponRow {
  coupon: OfferedCoupon;
  isUsed: boolean;
  hindrance: Hindrance;
}

export interface CouponChoice {
  rows: readonly CouponRow[];
  /** The terms of the coupons that are used now. */
  terms: readonly CouponTerms[];
  take: (coupon: OfferedCoupon) => void;
  drop: (code: string) => void;
  /** Finds a coupon by its typed code and uses it. Rejects with coupon_not_found if there is none. */
  takeByCode: (code: string) => Promise<OfferedCoupon>;
  /** Refetches the listed coupons. To be called after the server has refused one. */
  refresh: () => Promise<unknown>;
}

const isAvailable = (line: CartLine) => line.isAvailable;

/** The coupons of a cart at checkout: the listed ones, those found by their codes, and which are used (COUPON-8). */
export function useCouponChoice(userId: string, lines: readonly CartLine[]): CouponChoice {
  const sdk = useSdk();
  const listed = useQuery(listedCouponsQuery(sdk, userId));
  const [found, setFound] = useState<readonly OfferedCoupon[]>([]);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const known = [
    ...found,
    ...(listed.data ?? []).filter(({ code }) => !found.some((other) => other.code === code)),
  ];
  const hindranceOf = (coupon: OfferedCoupon): Hindrance => {
    if (coupon.problem) return coupon.problem;
    const missing = missingForCoupon(lines.filter(isAvailable), coupon);
    return typeof missing === 'number' ? { missing } : missing;
  };
  const used = known.filter((coupon) => codes.includes(coupon.code) && hindranceOf(coupon) === null);
  const isHindered = (coupon: OfferedCoupon) =>
    !used.includes(coupon) && (used.length >= MAX_COUPONS || aloneAmong([...used, coupon]) !== undefined);

  const take = ({ code }: OfferedCoupon) => setCodes((before) => [...new Set([...before, code])]);
  return {
    rows: known.map((coupon) => ({
      coupon,
      isUsed: used.includes(coupon),
      hindrance: hindranceOf(coupon) ?? (isHindered(coupon) ? 'alone' : null),
    })),
    terms: used.map(termsOf),
    take,
    drop: (code) => setCodes((before) => before.filter((other) => other !== code)),
    async takeByCode(code) {
      const coupon = await findCoupon(sdk, code);
      setFound((before) => [coupon, ...before.filter((other) => other.code !== coupon.code)]);
      if (aloneAmong([...used, coupon]) === undefined) take(coupon);
      return coupon;
    },
    refresh: () => {
      setFound([]);
      return listed.refetch();
    },
  };
}
