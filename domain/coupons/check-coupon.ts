import type { Coupon } from './usable.ts';

/** What is wrong with the values of a coupon that are each valid: the attribute, and its message in `couponMessages`. */
export const checkCoupon = ({ from, until }: Pick<Coupon, 'from' | 'until'>) =>
  from && until && until <= from ? ({ name: 'until', message: 'endsBeforeItBegins' } as const) : undefined;
