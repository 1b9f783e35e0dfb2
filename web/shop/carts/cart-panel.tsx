import { useId } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLineName } from '#web/shared/carts/line-name.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRemoveLine, useSetQuantity } from './actions.ts';
import { useBelowMinimum } from './below-minimum.ts';
import { FreeDeliveryNote } from './free-delivery-note.tsx';
import { cartPageTexts } from './page-texts.tsx';
import { cartTexts } from './texts.tsx';
import { useBill } from './use-bill.ts';
import { useCart } from './use-cart.ts';

function Empty() {
  return <p className="text-muted">{useTexts(cartPageTexts).empty.title}</p>;
}

function PanelLine({ line }: { line: CartLine }) {
  const texts = useTexts(cartPageTexts);
  const { quantity: quantityOf } = useTexts(cartTexts);
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const lineName = useLineName();
  const { name } = useTranslated('dishes')(line.dishId, line);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-t py-3">
      <div className="col-span-2">
        <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
        <LineExtras {...line} />
        {!line.isAvailable && <p className="text-danger text-sm">{texts.notAvailable}</p>}
      </div>
      <Stepper
        label={quantityOf(lineName(line))}
        value={line.quantity}
        onChange={(quantity) => void setQuantity(line, quantity)}
        onRemove={() => void remove(line)}
        className="w-30"
      />
      {line.isAvailable && <Money paise={lineTotal(line)} className="text-right font-semibold" />}
    </li>
  );
}

function Filled({ lines }: { lines: readonly CartLine[] }) {
  const texts = useTexts(cartPageTexts);
  const bill = useBill(lines, undefined);
  const belowMinimum = useBelowMinimum(bill, undefined, 'delivery');
  const note = useId();
  return (
    <>
      <ul aria-label={texts.dishes} className="min-h-0 overflow-y-auto overscroll-contain">
        {lines.map((line) => (
          <PanelLine key={lineKey(line)} line={line} />
        ))}
      </ul>
      <div className="grid gap-3 border-line border-t pt-3">
        <FreeDeliveryNote subtotal={bill.subtotal} />
        <p className="flex justify-between font-semibold text-lg">
          {texts.subtotal} <Money paise={bill.subtotal} />
        </p>
        {belowMinimum ? (
          <>
            <p id={note} className="text-sm">
              {belowMinimum}
            </p>
            <Button off aria-describedby={note}>
              {texts.checkout}
            </Button>
          </>
        ) : (
          <LinkButton to="/payment">{texts.checkout}</LinkButton>
        )}
        <LinkButton to="/cart" variant="quiet">
          {texts.toCart}
        </LinkButton>
      </div>
    </>
  );
}

/**
 * The cart beside the menu on a wide screen. The page is the same for everybody: until the browser knows who is signed
 * in, visitors see an empty cart, and customers a grey placeholder.
 */
export default function CartPanel() {
  const texts = useTexts(cartPageTexts);
  const { lines, query } = useCart();
  // This part is hydrated late: the cart may be loaded by then, but the server's page is without it.
  const hydrated = useHydrated();
  return (
    <>
      <h2 className="pb-2 font-display text-xl">{texts.heading}</h2>
      {hydrated && lines.length > 0 ? (
        <Filled lines={lines} />
      ) : hydrated && query.data ? (
        <Empty />
      ) : (
        <>
          <div className="for-visitors">
            <Empty />
          </div>
          <div className="for-customers">
            <Skeleton className="h-40" />
          </div>
        </>
      )}
    </>
  );
}
