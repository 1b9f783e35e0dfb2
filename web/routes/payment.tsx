import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinAddress } from '#domain/addresses/address.ts';
import type { CartLine } from '#domain/carts/line.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { placingRefusalOf, rowOf } from '#domain/orders/refusals.ts';
import { accountPhone } from '#domain/phone.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { areaMessages } from '#domain/site/area-messages.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { OPENING_KEY } from '#web/lib/opening-key.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSaveContact } from '#web/lib/person/save-profile.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useRefreshSiteSettings, useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchTimes } from '#web/routes/parts/checkout-times.ts';
import { useTooFewReasons } from '#web/shared/carts/portions-left.ts';
import { useClosedReasons } from '#web/shared/opening/closed-reasons.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { useWhen } from '#web/shared/orders/when/use-when.ts';
import { AddressPicker } from '#web/shop/addresses/address-picker.tsx';
import { useDeliveryAddress } from '#web/shop/addresses/use-delivery-address.ts';
import { outsideText } from '#web/shop/areas/answer.ts';
import { useCartEmptied, useRemoveLine } from '#web/shop/carts/actions.ts';
import { useBelowMinimum } from '#web/shop/carts/below-minimum.ts';
import { loadCart } from '#web/shop/carts/load-cart.ts';
import { useBill } from '#web/shop/carts/use-bill.ts';
import { isSameCart, useCart, useFetchCart } from '#web/shop/carts/use-cart.ts';
import { LeftOutNotices } from '#web/shop/carts/visitor/left-out-notices.tsx';
import { CouponPart } from '#web/shop/coupons/coupon-part.tsx';
import { useCouponChoice } from '#web/shop/coupons/use-coupon-choice.ts';
import { CartChanged, NotConnected, usePlaceOrder, useReservedOrder } from '#web/shop/orders/actions.ts';
import { PhoneProofDialog } from '#web/shop/orders/cash/phone-proof-dialog.tsx';
import { Checkout, type CheckoutRequest } from '#web/shop/orders/checkout/checkout.tsx';
import { type Obstacle, obstacleOf } from '#web/shop/orders/obstacle.ts';
import { OpenOrderStrip } from '#web/shop/orders/open-order/open-order-strip.tsx';
import { latestOrdersQuery } from '#web/shop/orders/queries.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

const load = async (page: Page) => {
  const user = requireUser(page);
  await Promise.all([
    loadCart(page, user).then(() => prefetchTimes(page, user.$id)),
    page.prefetch(paymentMethodsQuery(page.sdk)),
    page.prefetch(latestOrdersQuery(page.sdk, user.$id)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(orderTexts, ({ checkoutPage }) => checkoutPage);

interface FilledProps {
  user: CurrentUser;
  lines: readonly CartLine[];
  settling: boolean;
  /** Called before an order is sent. The server then empties the cart, so the screen must keep the lines. */
  onPlace: () => void;
  /** Called if the server refused the order, to show the server's cart again. */
  onRefused: () => void;
  placing: ReturnType<typeof usePlaceOrder>;
}

function Filled({ user, lines, settling, onPlace, onRefused, placing }: FilledProps) {
  const messages = useTexts(orderMessages);
  const requests = useTexts(requestMessages);
  const { obstacle } = useTexts(orderTexts);
  const site = useSiteSettings();
  const { pickup } = site.kitchen;
  const [chosenKind, chooseKind] = useState<OrderKind>('delivery');
  const kind = pickup ? chosenKind : 'delivery';
  const remove = useRemoveLine();
  const emptied = useCartEmptied();
  const fetchCart = useFetchCart();
  const refreshSettings = useRefreshSiteSettings();
  const navigate = useNavigate();
  const location = useLocation();
  const [found, setFound] = useState<Obstacle>();
  useReservedOrder(user.$id, lines);
  const delivery = useDeliveryAddress(user);
  const { pincode } = delivery;
  const { tips } = site.charges;
  const [tip, chooseTip] = useState(ZERO_PAISE);
  const coupons = useCouponChoice(user.$id, lines);
  const extras = { tip, coupons: coupons.terms };
  const bill = useBill(lines, pincode, kind, extras);
  const belowMinimum = useBelowMinimum(bill, pincode, kind);
  const translated = useTranslated('dishes');
  const named = (list: readonly CartLine[]) => list.map((line) => translated(line.dishId, line));
  const words = useTexts(areaMessages);
  const outside = kind === 'delivery' ? outsideText(site, pincode, words) : undefined;
  const { mailConfigured } = usePublicSettings();

  /** The order that waits until the phone number is proven. */
  const [unproven, setUnproven] = useState<CheckoutRequest>();
  const saveContact = useSaveContact(user);
  const queries = useQueryClient();
  const { data: latest = [] } = useQuery(latestOrdersQuery(useSdk(), user.$id));
  const when = useWhen({ kind, pincode, lines });
  const { orInstead } = useTexts(whenTexts);
  const reasons = useClosedReasons(lines);
  // An order for later can be placed while the kitchen is closed.
  const canOrderAhead = reasons.length > 0 && (when.offered?.days.length ?? 0) > 0;
  const closed = when.choice === 'later' ? [] : canOrderAhead ? [...reasons, orInstead] : reasons;
  // The portions that are left today do not limit an order for another day.
  const tooFewNow = useTooFewReasons(lines);
  const tooFew = when.choice === 'later' ? [] : tooFewNow;

  const place = async (wanted: CheckoutRequest) => {
    const { name, phone, ...request } = wanted;
    setFound(undefined);
    setUnproven(undefined);
    const to = kind === 'delivery' ? await delivery.save() : undefined;
    if (kind === 'delivery' && !to) return;
    onPlace();
    try {
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
        ...((name ?? phone) !== undefined && { prepare: () => saveContact({ name, phone }) }),
        cartIsSame: async () => isSameCart(await fetchCart(), lines),
      });
      await navigate(`/order-success?order=${order.id}`, { state: { order }, replace: true });
      if (order.status === 'awaitingPayment') toast.success(messages.placedUnpaid);
      else toast.success(mailConfigured ? messages.placed : messages.placedWithoutMail);
      emptied(user.$id);
    } catch (error) {
      const obstacleIn = (current: readonly CartLine[]) =>
        obstacleOf(
          error,
          { obstacle, messages, requests },
          { ordered: named(lines), current: named(current) },
        );
      if (error instanceof NotConnected) {
        // Nothing can be refreshed now.
        setFound(obstacleIn(lines));
        onRefused();
        return;
      }
      if (refusalOf(error)?.code === 401) {
        toast.error(messages.loginToPlace);
        await navigate(loginPath(location));
        return;
      }
      const refusal = placingRefusalOf(refusalOf(error)?.type);
      if (refusal === 'order_phone_unproven') {
        setUnproven(wanted);
        onRefused();
        return;
      }
      const [current] = await Promise.all([
        fetchCart().catch(() => lines),
        refreshSettings(),
        when.refresh(),
        coupons.refresh(),
      ]);
      const reason = obstacleIn(current);
      setFound(reason);
      const stale = refusal && rowOf(refusal).stale;
      if (stale === 'opening') void queries.invalidateQueries({ queryKey: OPENING_KEY });
      if (stale === 'dishes') void queries.invalidateQueries({ queryKey: ['dishes'] });
      if (error instanceof CartChanged) toast.warning(reason.message);
      else toast.error(messages.placeFailed);
      if (reason.tone === 'warning') onRefused();
    }
  };

  return (
    <>
      <Checkout
        lines={lines}
        bill={bill}
        extras={extras}
        coupons={<CouponPart choice={coupons} />}
        onChooseTip={tips ? chooseTip : undefined}
        kind={kind}
        when={when}
        onChooseKind={pickup ? chooseKind : undefined}
        checkAddress={delivery.check}
        delivery={<AddressPicker {...delivery.picker} />}
        asks={{ name: !user.name?.trim(), phone: !user.phone }}
        usualCutlery={latest[0]?.cutlery ?? false}
        settling={settling}
        pincode={pincode}
        blockedBy={[
          ...closed,
          ...tooFew,
          ...[outside ?? belowMinimum].filter((reason) => reason !== undefined),
        ]}
        placing={delivery.saving || placing.isPending || placing.isSuccess}
        obstacle={found}
        onRemove={(line) => {
          setFound(undefined);
          void remove(line);
        }}
        onPlace={place}
      />
      <PhoneProofDialog
        open={unproven !== undefined}
        phone={accountPhone(user.phone ?? '')}
        onClose={() => setUnproven(undefined)}
        onProven={async () => unproven && place(unproven)}
      />
    </>
  );
}

export default function Payment() {
  const user = useCurrentUser();
  const { lines, query, changing } = useCart();
  const [held, setHeld] = useState<readonly CartLine[]>([]);
  const placing = usePlaceOrder();
  const texts = useTexts(orderTexts).checkout;
  const { empty } = useTexts(orderMessages);
  const { loadFailed } = useTexts(cartMessages);
  if (!user) return <SignInFirst />;
  // The order empties the server's cart. If its answer is lost, pressing again finds that order.
  const shown = lines.length > 0 ? lines : held;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <OpenOrderStrip user={user} />
      <LeftOutNotices />
      {shown.length > 0 || placing.isSuccess ? (
        <Filled
          user={user}
          lines={shown}
          settling={changing}
          placing={placing}
          onPlace={() => setHeld(shown)}
          onRefused={() => setHeld([])}
        />
      ) : query.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-96" />
        </Loading>
      ) : query.isError ? (
        <ErrorState title={loadFailed} query={query} />
      ) : (
        <EmptyState
          heading="h1"
          picture={<ShoppingBag className="size-14" aria-hidden="true" />}
          title={empty}
          action={<LinkButton to="/menu">{texts.toMenu}</LinkButton>}
        >
          {texts.nothingToOrder}
        </EmptyState>
      )}
    </div>
  );
}
