import { areaMessages } from '#domain/areas/messages.ts';
import type { CartLine } from '#domain/carts/line.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useKeptForm } from '#web/lib/session/use-kept-form.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTooFewReasons } from '#web/shared/carts/portions-left.ts';
import { useClosedReasons } from '#web/shared/opening/closed-reasons.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { type ChosenTime, NO_TIME, useWhen } from '#web/shared/orders/when/use-when.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { useDeliveryAddress } from '#web/shop/addresses/use-delivery-address.ts';
import { outsideText } from '#web/shop/areas/answer.ts';
import { useBelowMinimum } from '#web/shop/carts/below-minimum.ts';
import { useBill } from '#web/shop/carts/use-bill.ts';
import { useCouponChoice } from '#web/shop/coupons/use-coupon-choice.ts';

export type OrderChoices = ReturnType<typeof useOrderChoices>;

/** What the customer chooses for the dishes of the cart: kind, address, time, tip and coupons, with the bill that follows. */
export function useOrderChoices(user: CurrentUser, lines: readonly CartLine[]) {
  const site = useSiteSettings();
  const { pickup } = site.kitchen;
  const { tips } = site.charges;
  const [chosen, choose] = useKeptForm(user.$id, 'choices', {
    kind: 'delivery' as OrderKind,
    tip: ZERO_PAISE,
  });
  const { tip } = chosen;
  const kind: OrderKind = pickup && chosen.kind === 'pickup' ? 'pickup' : 'delivery';
  const delivery = useDeliveryAddress(user);
  const { placed } = delivery;
  const destination = usePlace(placed);
  const areaWords = useTexts(areaMessages);
  const coupons = useCouponChoice(user.$id, lines);
  const extras = { tip, coupons: coupons.terms };
  return {
    ...{ kind, delivery, destination, coupons, extras },
    outside: kind === 'delivery' ? outsideText(site, destination, areaWords) : undefined,
    bill: useBill(lines, destination, kind, extras),
    when: useWhen({ kind, address: placed, lines }, useKeptForm<ChosenTime>(user.$id, 'when', NO_TIME)),
    chooseKind: pickup ? (to: OrderKind) => choose({ ...chosen, kind: to }) : undefined,
    chooseTip: tips ? (to: Paise) => choose({ ...chosen, tip: to }) : undefined,
  };
}

/** Why these choices can't be ordered: closed, too few portions, outside the area or below the minimum; empty if they can. */
export function useBlockedBy(
  lines: readonly CartLine[],
  { kind, destination, bill, when, outside }: OrderChoices,
): string[] {
  const { orInstead } = useTexts(whenTexts);
  const belowMinimum = useBelowMinimum(bill, destination, kind);
  const reasons = useClosedReasons(lines);
  const tooFewNow = useTooFewReasons(lines);
  const about = [outside ?? belowMinimum].filter((reason) => reason !== undefined);
  // An order for later can be placed while the kitchen is closed, and today's portions do not limit it.
  if (when.choice === 'later') return about;
  const canOrderAhead = reasons.length > 0 && (when.offered?.days.length ?? 0) > 0;
  return [...reasons, ...(canOrderAhead ? [orInstead] : []), ...tooFewNow, ...about];
}
