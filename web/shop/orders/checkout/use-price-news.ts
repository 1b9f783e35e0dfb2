import { useState } from 'react';
import type { Place } from '#domain/areas/place.ts';
import { type PriceSettings, pricingAt } from '#domain/areas/pricing-at.ts';
import type { CartLine } from '#domain/carts/line.ts';
import type { Paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { type Extras, priceCart } from '#domain/orders/pricing.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

type Prices = ReadonlyMap<string, Paise>;

const pricesOf = (lines: readonly CartLine[]): Prices =>
  new Map(lines.map((line) => [lineKey(line), line.price]));

const repricedAmong = (lines: readonly CartLine[], known: Prices) =>
  lines.filter((line) => (known.get(lineKey(line)) ?? line.price) !== line.price);

/** What has become different about the total while checkout is open. */
export interface PriceNews {
  /** The prices of the lines when checkout was opened. */
  seenPrices: Prices;
  /** Whether any of them has changed since. */
  repriced: boolean;
  /** The lines with another price than at the press before, by the last press. */
  news: readonly CartLine[];
  /** Whether the kitchen's charges have changed the total since the last press, and whether the last press found that. */
  isRecharged: boolean;
  hasNewTotal: boolean;
}

interface Order {
  lines: readonly CartLine[];
  kind: OrderKind;
  destination: Place | undefined;
  extras: Extras;
}

/**
 * Follows the prices of an order that is about to be placed: customers must have seen a price before they order at it.
 * @returns the news, and what a press of the button does: it agrees to what is shown, and tells whether it found news.
 *   After an obstacle, which has told the customer, it finds none
 */
export function usePriceNews({ lines, kind, destination, extras }: Order): {
  prices: PriceNews;
  agree: (hasObstacle: boolean) => boolean;
} {
  const site = useSiteSettings();
  const [seenPrices] = useState(() => pricesOf(lines));
  const [agreedPrices, setAgreedPrices] = useState(seenPrices);
  const [news, setNews] = useState<readonly CartLine[]>([]);
  const [agreedSite, setAgreedSite] = useState(site);
  const [hasNewTotal, setHasNewTotal] = useState(false);
  const totalBy = (settings: PriceSettings) =>
    priceCart(lines, pricingAt(settings, destination), kind, extras).total;
  const isRecharged = totalBy(agreedSite) !== totalBy(site);

  const agree = (hasObstacle: boolean): boolean => {
    const repriced = hasObstacle ? [] : repricedAmong(lines, agreedPrices);
    const newTotal = !hasObstacle && isRecharged;
    setAgreedPrices(pricesOf(lines));
    setAgreedSite(site);
    setNews(repriced);
    setHasNewTotal(newTotal);
    return repriced.length > 0 || newTotal;
  };
  const repriced = repricedAmong(lines, seenPrices).length > 0;
  return { prices: { seenPrices, repriced, news, isRecharged, hasNewTotal }, agree };
}
