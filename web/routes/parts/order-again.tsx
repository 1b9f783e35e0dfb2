import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { windowFrom } from '#domain/orders/window.ts';
import { placedAddress } from '#domain/places/map-pin.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { hasPlace, rememberPlace } from '#web/lib/session/kept-places.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { slotsQuery } from '#web/shared/orders/when/queries.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { useAddresses } from '#web/shop/addresses/queries.ts';
import type { AgainLine, Again as AgainLines } from '#web/shop/carts/again/again-lines.ts';
import { useAgain } from '#web/shop/carts/again/use-again.ts';
import { useReorder } from '#web/shop/carts/reorder.ts';
import { useBill } from '#web/shop/carts/use-bill.ts';
import { useCartLines } from '#web/shop/carts/use-cart.ts';
import { AgainRow } from '#web/shop/orders/again/again-row.tsx';
import { DeliveringLine } from '#web/shop/orders/again/delivering-line.tsx';
import { againTexts } from '#web/shop/orders/again/texts.tsx';
import { usualOf } from '#web/shop/orders/again/usual.ts';
import { UsualOrder } from '#web/shop/orders/again/usual-order.tsx';
import { orderPageTexts } from '#web/shop/orders/order-page/texts.tsx';
import { latestOrdersQuery } from '#web/shop/orders/queries.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { toast } from '#web/ui/toast.ts';

type Orders = Parameters<typeof usualOf>[0];

/** A line as carts have it, at the price of today. */
const cartLineOf = ({ dish, price, quantity, options, note }: AgainLine) => ({
  dishId: dish.id,
  name: dish.name,
  description: dish.description,
  imgUrl: dish.imgUrl,
  isAvailable: true,
  ...{ price, quantity, options },
  ...(note !== undefined && { note }),
  ...(dish.taxPercent !== null && { taxPercent: dish.taxPercent }),
});

/** When these dishes come to the default address, if they are ordered now. */
function useArrival(user: CurrentUser, lines: readonly { dishId: string; quantity: number }[]) {
  const { data: addresses } = useAddresses(user);
  const address = addresses?.find(({ isDefault }) => isDefault);
  const placed = address && placedAddress(address);
  const { timeOfDay } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const { data: offered } = useQuery({
    ...slotsQuery(useSdk(), { kind: 'delivery', address: placed, lines }),
    enabled: addresses !== undefined,
  });
  const { by, onceAnswered } = useTexts(againTexts);
  const soonest = offered?.soonest;
  const comes = soonest
    ? by(timeOfDay(windowFrom(soonest, lateAfterMinutes).until))
    : offered?.answersFirst
      ? onceAnswered
      : undefined;
  return { isKnown: addresses !== undefined, address, placed, comes };
}

function Delivering({ user }: { user: CurrentUser }) {
  const cart = useCartLines();
  const { isKnown, address, placed, comes } = useArrival(user, cart);
  const { freeDeliveryAbove } = pricingAt(useSiteSettings(), usePlace(placed));
  if (!isKnown) return <div className="min-h-11" />;
  return (
    <DeliveringLine
      address={address && [address.houseNo, address.street].filter(Boolean).join(' ')}
      comes={comes}
      timesAt={cart.length > 0 ? '/payment' : '/support'}
      freeAbove={freeDeliveryAbove}
    />
  );
}

/** The usual order, if all of it can be ordered now and the cart is empty, and the dishes of the last orders. */
function Usual({ user, orders, again, onAdd }: UsualProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reorder = useReorder();
  const nameOf = useDishName();
  const { again: texts } = useTexts(orderPageTexts);
  const wanted = usualOf(orders) ?? [];
  const keys = wanted.map(lineKey);
  const lines = again.offered
    .filter(({ key }) => keys.includes(key))
    .map((line) => ({ ...line, quantity: wanted[keys.indexOf(line.key)]?.quantity ?? 1 }))
    .map(cartLineOf);
  const { address, placed, comes } = useArrival(user, lines);
  const { total } = useBill(lines, usePlace(placed));
  const isEmpty = useCartLines().length === 0;
  const [first] = lines;
  const order = async () => {
    try {
      const { missing, full } = await reorder(user, wanted);
      for (const line of missing) toast.warning(texts.missing(nameOf(line.dishId, line.name)));
      for (const line of full) toast.warning(texts.full(nameOf(line.dishId, line.name)));
      await queries.refetchQueries({ queryKey: ['carts'] });
      await navigate('/payment');
    } catch {
      toast.error(texts.failed);
    }
  };
  return (
    <UsualOrder
      usual={
        first && lines.length === wanted.length && isEmpty && address && comes
          ? {
              dishes: lines.map(({ dishId, name }) => nameOf(dishId, name)).join(', '),
              imgUrl: first.imgUrl,
              ...{ total, comes },
              onOrder: order,
            }
          : undefined
      }
    >
      <AgainRow again={again} onAdd={onAdd} />
    </UsualOrder>
  );
}

interface UsualProps {
  user: CurrentUser;
  orders: Orders;
  again: AgainLines;
  onAdd: (line: AgainLine) => Promise<boolean>;
}

/** What moves the page down is shown where a place was kept for it, or where nobody has scrolled yet if it may move the page. */
function Placed({ mayMove, children }: { mayMove: boolean; children: ReactNode }) {
  const [isShown] = useState(() => hasPlace('again') || (mayMove && window.scrollY === 0));
  return isShown && children;
}

function Again({ user, mayMove }: { user: CurrentUser; mayMove: boolean }) {
  const { data: orders } = useQuery(latestOrdersQuery(useSdk(), user.$id));
  const { again, addAgain } = useAgain(user.$id, orders);
  const hasOrders = orders && orders.length > 0;
  useEffect(() => {
    if (hasOrders === undefined) return;
    // Only the next page keeps a place: in this one, it would push down what somebody reads.
    const keep = () => rememberPlace('again', hasOrders);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [hasOrders]);
  if (!again || !orders) return null;
  return (
    <Placed mayMove={mayMove}>
      <Usual user={user} orders={orders} again={again} onAdd={addAgain} />
    </Placed>
  );
}

/**
 * What a customer sees before the dishes: on the menu where the food goes and by when, then the usual order and the dishes of
 * the last orders; nothing for visitors (ORDER-40, ORDER-47).
 */
export default function OrderAgain({ delivering = false }: { delivering?: boolean }) {
  const user = useCurrentUser();
  // The document is the same for everybody; what follows is the person's.
  if (!useHydrated() || !user) return null;
  return (
    <>
      {delivering && <Delivering user={user} />}
      <Again user={user} mayMove={!delivering} />
    </>
  );
}
