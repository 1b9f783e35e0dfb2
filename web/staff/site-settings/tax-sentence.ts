import type { Translated } from '#domain/languages/translations.ts';
import { formatDifference, formatMoney, paise } from '#domain/money.ts';
import { priceCart, TAX_PERCENT } from '#domain/orders/pricing.ts';
import { pricingOf } from '#domain/site/charged.ts';
import type { ChargesSettings } from '#domain/site/charges-settings.ts';
import type { TaxSettings } from '#domain/site/tax-settings.ts';
import { taxLines } from '#domain/taxes/lines.ts';
import type { settingTexts } from './texts.ts';

/** The price of the example's dishes: its tax of 5 % has paise, so that the rounding shows. */
const EXAMPLE = paise(24_900);

/** The tax on an example of a bill, in words, with the typed settings and the stored charges. */
export function taxSentence(
  tax: TaxSettings,
  charges: ChargesSettings,
  texts: Translated<typeof settingTexts>['tax'],
): string {
  const bill = priceCart([{ price: EXAMPLE, quantity: 1 }], pricingOf(charges, tax));
  const lines = taxLines(bill, TAX_PERCENT).map(({ kind, percent, amount }) =>
    texts.line(texts[kind](percent), formatMoney(amount)),
  );
  const rounding = bill.roundOff ? [texts.line(texts.roundOff, formatDifference(bill.roundOff))] : [];
  const said = [...(lines.length > 0 ? lines : [texts.noTax]), ...rounding].join(' · ');
  return texts.example(formatMoney(EXAMPLE), said, formatMoney(bill.total));
}
