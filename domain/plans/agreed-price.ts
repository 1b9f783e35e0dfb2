import type { Paise } from '#domain/money.ts';
import { addDays, type Day } from '#domain/site/local-time.ts';

// What a subscriber has agreed to pay for a meal of one person, and how that changes (PLAN-5).

/** Days between the announcement of a higher price and its first meal. */
const ANNOUNCED_BEFORE = 7;

export interface AgreedPrice {
  price: Paise;
  /** A higher price that was announced, and the first day on which it holds. */
  newPrice: Paise | null;
  newPriceFrom: Day | null;
  acceptsNewPrice: boolean;
}

/** The price of a meal on a day; undefined if a higher price holds that its subscriber has not accepted: none is cooked. */
export function priceOn(agreed: AgreedPrice, day: Day): Paise | undefined {
  const { price, newPrice, newPriceFrom, acceptsNewPrice } = agreed;
  if (newPrice === null || newPriceFrom === null || day < newPriceFrom) return price;
  return acceptsNewPrice ? newPrice : undefined;
}

/**
 * The agreement after the plan has got another price: a lower one holds from the next meal, a higher one is announced. A
 * subscriber who accepted an earlier rise is asked again.
 */
export function withPrice(agreed: AgreedPrice, asked: Paise, today: Day): AgreedPrice {
  const { price, newPrice, newPriceFrom, acceptsNewPrice } = agreed;
  const holds = newPriceFrom !== null && newPriceFrom <= today && acceptsNewPrice;
  const current = holds && newPrice !== null ? newPrice : price;
  const none = { newPrice: null, newPriceFrom: null, acceptsNewPrice: false };
  if (asked <= current) return { price: asked, ...none };
  return {
    price: current,
    newPrice: asked,
    newPriceFrom: addDays(today, ANNOUNCED_BEFORE),
    acceptsNewPrice: false,
  };
}
