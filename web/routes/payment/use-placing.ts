import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinAddress } from '#domain/addresses/address.ts';
import type { CartLine } from '#domain/carts/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { placedMessage } from '#domain/orders/placed-message.ts';
import { placingRefusalOf, rowOf } from '#domain/orders/refusals.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { OPENING_KEY } from '#web/lib/opening-key.ts';
import { useSaveContact } from '#web/lib/person/save-profile.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { forgetKeptForms } from '#web/lib/session/kept-forms.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useRefreshSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { STANDING_KEY } from '#web/shared/ledger/standing.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { useCartEmptied } from '#web/shop/carts/actions.ts';
import { isSameCart, useFetchCart } from '#web/shop/carts/use-cart.ts';
import { CartChanged, NotConnected, type usePlaceOrder } from '#web/shop/orders/actions.ts';
import type { CheckoutRequest } from '#web/shop/orders/checkout/checkout-context.ts';
import { type Obstacle, obstacleOf } from '#web/shop/orders/obstacle.ts';
import { toast } from '#web/ui/toast.ts';
import type { OrderChoices } from './use-order-choices.ts';

export interface PlacingDeps {
  user: CurrentUser;
  lines: readonly CartLine[];
  /** Called before an order is sent. The server then empties the cart, so the screen must keep the lines. */
  onPlace: () => void;
  /** Called if the server refused the order, to show the server's cart again. */
  onRefused: () => void;
  placing: ReturnType<typeof usePlaceOrder>;
}

/** Places the order, and says what stood in its way. */
export function usePlacing({ user, lines, onPlace, onRefused, placing }: PlacingDeps, choices: OrderChoices) {
  const messages = useTexts(orderMessages);
  const emptied = useCartEmptied();
  const fetchCart = useFetchCart();
  const saveContact = useSaveContact(user);
  const navigate = useNavigate();
  const location = useLocation();
  const explain = useExplainRefusal(lines, choices);
  const [obstacle, setObstacle] = useState<Obstacle>();
  /** The order that waits until the phone number is proven. */
  const [unproven, setUnproven] = useState<CheckoutRequest>();
  const { kind, delivery, coupons, bill } = choices;

  const send = async ({ name, phone, allergies, ...request }: CheckoutRequest, to: OrderAddress) => {
    const words = allergies.words.trim();
    const known = user.allergies ?? '';
    // An empty field is about this order only; whoever no longer lets the profile keep the words has them erased there.
    const kept = words === '' ? known : allergies.remember ? words : '';
    const contact = { name, phone, ...(kept !== known && { allergies: kept }) };
    const order = await placing.mutateAsync({
      userId: user.$id,
      lines,
      ...request,
      kind,
      tip: bill.tip,
      couponCodes: coupons.terms.map(({ code }) => code),
      address: to ? joinAddress(to) : '',
      ...(to && { addressId: to.$id }),
      total: bill.total,
      allergies: words,
      ...(Object.values(contact).some((value) => value !== undefined) && {
        prepare: () => saveContact(contact),
      }),
      cartIsSame: async () => isSameCart(await fetchCart(), lines),
    });
    forgetKeptForms();
    await navigate(`/order-success?order=${order.id}`, { state: { order }, replace: true });
    if (order.status === 'awaitingPayment') toast.success(messages.placedUnpaid);
    else toast.success(placedMessage(messages, user.email));
    emptied(user.$id);
  };

  const refused = async (error: unknown, wanted: CheckoutRequest) => {
    if (refusalOf(error)?.code === 401) {
      toast.error(messages.loginToPlace);
      await navigate(loginPath(location));
      return;
    }
    if (placingRefusalOf(refusalOf(error)?.type) === 'order_phone_unproven') {
      setUnproven(wanted);
      onRefused();
      return;
    }
    const reason = await explain(error);
    setObstacle(reason);
    if (error instanceof NotConnected) return onRefused();
    if (error instanceof CartChanged) toast.warning(reason.message);
    else toast.error(messages.placeFailed);
    if (reason.tone === 'warning') onRefused();
  };

  const place = async (wanted: CheckoutRequest) => {
    setObstacle(undefined);
    setUnproven(undefined);
    const to = kind === 'delivery' ? await delivery.save() : undefined;
    if (kind === 'delivery' && !to) return;
    onPlace();
    try {
      await send(wanted, to);
    } catch (error) {
      await refused(error, wanted);
    }
  };

  return {
    place,
    obstacle,
    forgetObstacle: () => setObstacle(undefined),
    unproven,
    forgetUnproven: () => setUnproven(undefined),
  };
}

type OrderAddress = Awaited<ReturnType<OrderChoices['delivery']['save']>> | undefined;

/** Returns what a refusal means for the customer, after what it may be about has been fetched again. */
function useExplainRefusal(lines: readonly CartLine[], { when, coupons }: OrderChoices) {
  const messages = useTexts(orderMessages);
  const requests = useTexts(requestMessages);
  const { obstacle } = useTexts(orderTexts);
  const translated = useTranslated('dishes');
  const fetchCart = useFetchCart();
  const refreshSettings = useRefreshSiteSettings();
  const queries = useQueryClient();
  const named = (list: readonly CartLine[]) => list.map((line) => translated(line.dishId, line));

  return async (error: unknown): Promise<Obstacle> => {
    const obstacleIn = (current: readonly CartLine[]) =>
      obstacleOf(error, { obstacle, messages, requests }, { ordered: named(lines), current: named(current) });
    // Nothing can be fetched now.
    if (error instanceof NotConnected) return obstacleIn(lines);
    const [current] = await Promise.all([
      fetchCart().catch(() => lines),
      refreshSettings(),
      when.refresh(),
      coupons.refresh(),
    ]);
    const refusal = placingRefusalOf(refusalOf(error)?.type);
    const stale = refusal && rowOf(refusal).stale;
    if (stale === 'opening') void queries.invalidateQueries({ queryKey: OPENING_KEY });
    if (stale === 'standing') void queries.invalidateQueries({ queryKey: STANDING_KEY });
    if (stale === 'dishes') void queries.invalidateQueries({ queryKey: ['dishes'] });
    return obstacleIn(current);
  };
}
