import { queryOptions } from '@tanstack/react-query';
import type { OfferedCoupon } from '#domain/coupons/usable.ts';
import type { Rupees } from '#domain/money.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A coupon as the server answers it, with amounts in rupees. */
interface WireOffer extends Omit<OfferedCoupon, 'amount' | 'maxDiscount' | 'minimum'> {
  amount: Rupees;
  maxDiscount: Rupees | null;
  minimum: Rupees | null;
}

const readOffer = (offer: WireOffer): OfferedCoupon =>
  inPaise(offer, { amount: true, maxDiscount: true, minimum: true });

/** The coupons that checkout shows to a person. */
export function listedCouponsQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['coupons', 'listed', userId],
    queryFn: async () => {
      const { coupons } = await sdk.call<{ coupons: WireOffer[] }>('get', 'coupons');
      return coupons.map(readOffer);
    },
  });
}

/** Looks up a coupon by its code. Rejects with coupon_not_found if there is none. */
export const findCoupon = async (sdk: Sdk, code: string): Promise<OfferedCoupon> =>
  readOffer(await sdk.call<WireOffer>('get', `coupons/${encodeURIComponent(code)}`));
