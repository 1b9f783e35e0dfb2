import type { Paise } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { type UpiAnswer, upiReference, upiRequestOf } from '#domain/payments/upi.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { upiPayee } from '#server/collections/payments/prepaid-methods.ts';
import type { Document } from '#server/documents/document.ts';
import type { orders } from '../orders.ts';

/** How an amount is paid for an order by UPI; null if nothing is due or the kitchen takes no UPI (UPI-2). */
export function upiRequest(
  { id, data }: Document<(typeof orders)['attributes']>,
  site: SiteSettings,
  amount: Paise,
): UpiAnswer['request'] {
  const note = `${site.shop.name} order ${data.number === null ? '' : formatOrderNumber(data.number)}`;
  return upiRequestOf(upiPayee({ site }), { amount, reference: upiReference(id), note });
}
