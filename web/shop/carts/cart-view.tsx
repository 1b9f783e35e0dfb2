import { ArrowLeft, ShoppingBag, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cartMessages } from '#domain/carts/messages.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';
import { useRememberedPincode } from '#web/lib/person/delivery-pincode.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePlace } from '#web/shared/places/use-place.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useBelowMinimum } from './below-minimum.ts';
import { CartItem } from './cart-item.tsx';
import { useClearCart } from './clear-cart.ts';
import { FreeDeliveryNote } from './free-delivery-note.tsx';
import { cartPageTexts } from './page-texts.tsx';
import { useBill } from './use-bill.ts';
import { useCart } from './use-cart.ts';

/** The id of the note about the minimum order, which describes the button that is off. */
const MINIMUM_NOTE = 'minimum-order';

function CartSkeleton() {
  const texts = useTexts(cartPageTexts);
  return (
    <Loading label={texts.loading}>
      <div className="mt-6 grid gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}

/**
 * The cart page: its dishes and the summary of the order.
 * @param summary renders the bill
 * @param together what is usually ordered together with the dishes
 */
export function CartView({ summary, together }: { summary: (bill: Bill) => ReactNode; together: ReactNode }) {
  const texts = useTexts(cartPageTexts);
  const { loadFailed } = useTexts(cartMessages);
  const user = useCurrentUser();
  const { lines, query } = useCart();
  const [typed] = useRememberedPincode();
  const place = usePlace({ pincode: Number(typed) || undefined });
  const bill = useBill(lines, place);
  // Pickup has no minimum, and is chosen at checkout.
  const { kitchen, areas } = useSiteSettings();
  const { pickup } = kitchen;
  const feeDiffers = areas.some(({ deliveryFee, feePerKm }) => deliveryFee !== null || feePerKm);
  const belowMinimum = useBelowMinimum(bill, place, pickup ? 'pickup' : 'delivery');
  const clear = useClearCart();
  const heading = useRef<HTMLHeadingElement>(null);

  const filled = lines.length > 0;
  const wasFilled = useRef(filled);
  useEffect(() => {
    // The button that emptied the cart is gone, so the focus moves to the heading.
    if (wasFilled.current && !filled) heading.current?.focus();
    wasFilled.current = filled;
  }, [filled]);

  if (query.isPending) return <CartSkeleton />;
  if (query.isError && !filled) return <ErrorState title={loadFailed} query={query} />;
  if (!filled)
    return (
      <EmptyState
        heading="h1"
        headingRef={heading}
        picture={<ShoppingBag className="size-14" aria-hidden="true" />}
        title={texts.empty.title}
        action={<LinkButton to="/menu">{texts.empty.toMenu}</LinkButton>}
      >
        {texts.empty.text}
      </EmptyState>
    );

  const checkout = (className: string) =>
    belowMinimum ? (
      <Button off aria-describedby={MINIMUM_NOTE} className={className}>
        {texts.checkout}
      </Button>
    ) : (
      <LinkButton to="/payment" className={className}>
        {texts.checkout}
      </LinkButton>
    );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {texts.heading}
        </h1>
        <div className="-mx-3 flex flex-wrap gap-1 sm:mx-0">
          <LinkButton to="/menu" variant="quiet">
            <ArrowLeft className="size-4.5" aria-hidden="true" /> {texts.continueShopping}
          </LinkButton>
          <Button variant="quiet" onClick={() => void clear()}>
            <Trash2 className="size-4.5" aria-hidden="true" /> {texts.clear}
          </Button>
        </div>
      </div>

      <div className="mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <ul aria-label={texts.dishes} className="@container grid grid-cols-1 gap-4">
          {lines.map((line) => (
            <CartItem
              key={lineKey(line)}
              line={line}
              onRemove={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
        <section
          aria-labelledby="summary"
          className="grid gap-4 rounded-card border border-line bg-paper p-5 shadow-soft lg:sticky lg:top-24 lg:row-span-2"
        >
          <h2 id="summary" className="font-display text-xl">
            {texts.summary}
          </h2>
          <FreeDeliveryNote subtotal={bill.subtotal} place={place} />
          {summary(bill)}
          {feeDiffers && (
            <p className="text-muted text-sm">{place ? texts.feeOf(typed) : texts.feeDiffers}</p>
          )}
          {belowMinimum && (
            <Notice tone="warning">
              <p id={MINIMUM_NOTE}>{belowMinimum}</p>
            </Notice>
          )}
          {checkout('max-lg:hidden')}
          {!user && <p className="text-muted text-sm">{texts.signInNext}</p>}
        </section>
        {together}
      </div>

      <div className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center md:-mx-8 md:px-8 gap-x-4 gap-y-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft lg:hidden">
        {belowMinimum && <p className="w-full text-sm">{belowMinimum}</p>}
        <p className="leading-tight">
          <span className="block text-muted text-sm">{texts.total}</span>
          <Money paise={bill.total} className="font-semibold text-lg" />
        </p>
        {checkout('flex-1')}
      </div>
    </>
  );
}
