import { queryOptions } from '@tanstack/react-query';
import { type Paise, toRupees } from '#domain/money.ts';
import type { WireAskedPrice, WirePricePreview } from '#domain/plans/prices/new-prices.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What saving a new price of a plan would do: how many are asked, and how many pay less. For administrators. */
export const pricePreviewQuery = (sdk: Sdk, adminId: string, planId: string, price: Paise) =>
  queryOptions({
    queryKey: ['mealSubscriptions', 'admin', adminId, 'price', planId, price],
    queryFn: () =>
      sdk.call<WirePricePreview>('post', `plans/${encodeURIComponent(planId)}/price/preview`, {
        price: toRupees(price),
      }),
    retry: false,
  });

/** Somebody who was asked, on pages. */
export type AskedPrice = InPaise<WireAskedPrice>;

/** Who was asked to agree to a higher price, and what they answered; for administrators. */
export const askedPricesQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['mealSubscriptions', 'admin', adminId, 'new-prices'],
    queryFn: async () => {
      const { asked } = await sdk.call<{ asked: WireAskedPrice[] }>('get', 'plans/new-prices');
      return inPaise(asked, { before: true, price: true });
    },
  });
