import { type AreaSettings as Areas, isDeliveredTo, isPlanDeliveredTo } from '#domain/areas/area.ts';
import { type areaMessages, outsideWords } from '#domain/areas/messages.ts';
import type { Place } from '#domain/areas/place.ts';
import { type PriceSettings, pricingAt } from '#domain/areas/pricing-at.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import type { areaTexts } from './texts.ts';

/** The settings that decide whether an order reaches a customer. */
interface AreaSettings extends Areas {
  kitchen: { pickup: boolean };
}

/** Words for a place to which the kitchen does not deliver; undefined if it does, or if the place is not known. */
export function outsideText(
  settings: AreaSettings,
  place: Place | undefined,
  words: Translated<typeof areaMessages>,
): string | undefined {
  return !place || isDeliveredTo(settings, place)
    ? undefined
    : outsideWords(place, settings.kitchen.pickup, words);
}

/**
 * Words for whether the kitchen delivers to a place, and what that costs; meals of plans cost no delivery.
 * @param planAreas the areas of a plan, if it is about one
 */
export function answerTo(
  place: Place,
  settings: PriceSettings & AreaSettings,
  texts: Translated<typeof areaTexts>,
  messages: Translated<typeof areaMessages>,
  planAreas?: readonly string[],
): string {
  const outside = outsideText(settings, place, messages);
  if (outside !== undefined) return outside;
  if (planAreas)
    return isPlanDeliveredTo(settings, place, planAreas)
      ? texts.ofPlan(`${place.pincode ?? ''}`)
      : messages.outsidePlan(`${place.pincode ?? ''}`);
  const { deliveryFee, minimumOrder } = pricingAt(settings, place);
  const pincode = `${place.pincode ?? ''}`;
  const fee = deliveryFee > 0 ? texts.delivered(pincode, formatMoney(deliveryFee)) : texts.free(pincode);
  return minimumOrder > 0 ? fee + texts.minimum(formatMoney(minimumOrder)) : fee;
}
