import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { addressParts, isComplete } from '#domain/addresses/address.ts';
import type { CartLine } from '#domain/carts/line.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { accountPhone } from '#domain/phone.ts';
import { laterPart, rarePart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { prefetchTimes } from '#web/routes/parts/checkout-times.ts';
import { useBlockedBy, useOrderChoices } from '#web/routes/payment/use-order-choices.ts';
import { type PlacingDeps, usePlacing } from '#web/routes/payment/use-placing.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { useAddressLine } from '#web/shop/addresses/address-line.ts';
import { AddressPicker } from '#web/shop/addresses/address-picker.tsx';
import { useRemoveLine } from '#web/shop/carts/actions.ts';
import { loadCart } from '#web/shop/carts/load-cart.ts';
import { useCart } from '#web/shop/carts/use-cart.ts';
import { LeftOutNotices } from '#web/shop/carts/visitor/left-out-notices.tsx';
import { usePlaceOrder, useReservedOrder } from '#web/shop/orders/actions.ts';
import { Checkout } from '#web/shop/orders/checkout/checkout.tsx';
import { CheckoutContext, type CheckoutState } from '#web/shop/orders/checkout/checkout-context.ts';
import { OpenOrderStrip } from '#web/shop/orders/open-order/open-order-strip.tsx';
import { latestOrdersQuery } from '#web/shop/orders/queries.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** Few orders need these two, and checkout is fetched ahead. */
const CouponPart = laterPart(async () => ({
  default: (await import('#web/shop/coupons/coupon-part.tsx')).CouponPart,
}));
const PhoneProofDialog = rarePart(async () => ({
  default: (await import('#web/shop/orders/cash/phone-proof-dialog.tsx')).PhoneProofDialog,
}));

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

/** The checkout of a cart with dishes. */
function Filled({ settling, ...deps }: PlacingDeps & { settling: boolean }) {
  const { user, lines, placing } = deps;
  const choices = useOrderChoices(user, lines);
  const blockedBy = useBlockedBy(lines, choices);
  const { place, obstacle, forgetObstacle, unproven, forgetUnproven } = usePlacing(deps, choices);
  const remove = useRemoveLine();
  const { data: latest } = useQuery(latestOrdersQuery(useSdk(), user.$id));
  const asks = { name: !user.name?.trim(), phone: !user.phone };
  // The page does not fold while somebody uses it: saving the typed address is a part of placing the order.
  const [isReceipt] = useState(() => isComplete(addressParts(user)));
  useReservedOrder(user.$id, lines);
  const { delivery, coupons } = choices;
  const address = useAddressLine(delivery.picker.chosen);
  const checkout: CheckoutState = {
    ...{ ...choices, lines, settling, blockedBy, obstacle },
    checkAddress: delivery.check,
    ...{ asks, isReceipt },
    usualCutlery: latest?.[0]?.cutlery ?? false,
    usualAllergies: user.allergies ?? '',
    placing: delivery.saving || placing.isPending || placing.isSuccess,
    remove: (line) => {
      forgetObstacle();
      void remove(line);
    },
    place,
  };
  return (
    <>
      <CheckoutContext value={checkout}>
        <Checkout
          coupons={
            <Suspense>
              <CouponPart choice={coupons} folded={isReceipt} />
            </Suspense>
          }
          delivery={<AddressPicker {...delivery.picker} />}
          address={address}
        />
      </CheckoutContext>
      {unproven && (
        <Suspense>
          <PhoneProofDialog
            open
            phone={accountPhone(user.phone ?? '')}
            onClose={forgetUnproven}
            onProven={async () => place(unproven)}
          />
        </Suspense>
      )}
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
    <div className="container-page pt-1 pb-12 lg:pt-12">
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
