import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import type { areaMessages } from '#domain/site/area-messages.ts';
import { isDeliveredTo, type PriceSettings, pricingAt } from '#domain/site/delivery-areas.ts';
import type { areaTexts } from './texts.ts';

/** The settings that decide whether an order reaches a customer. */
interface AreaSettings extends Pick<PriceSettings, 'delivery'> {
  kitchen: { pickup: boolean };
}

/** Words for a pincode to which the kitchen does not deliver; undefined if it does, or if there is no pincode. */
export function outsideText(
  { delivery, kitchen }: AreaSettings,
  pincode: number | undefined,
  { outside }: Translated<typeof areaMessages>,
): string | undefined {
  return pincode === undefined || isDeliveredTo(delivery, pincode)
    ? undefined
    : outside(`${pincode}`, kitchen.pickup);
}

/** Words for whether the kitchen delivers to a pincode, and what that costs. */
export function answerTo(
  pincode: number,
  settings: PriceSettings & AreaSettings,
  texts: Translated<typeof areaTexts>,
  messages: Translated<typeof areaMessages>,
): string {
  const outside = outsideText(settings, pincode, messages);
  if (outside !== undefined) return outside;
  const { deliveryFee, minimumOrder } = pricingAt(settings, pincode);
  const fee =
    deliveryFee > 0 ? texts.delivered(`${pincode}`, formatMoney(deliveryFee)) : texts.free(`${pincode}`);
  return minimumOrder > 0 ? fee + texts.minimum(formatMoney(minimumOrder)) : fee;
}
