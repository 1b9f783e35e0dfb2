import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { portionMessages } from '#domain/dishes/portion-messages.ts';
import { isFew } from '#domain/dishes/portions.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLineName } from '#web/shared/carts/line-name.ts';
import { quantityOf as quantityInCart, usePortionsLeft } from '#web/shared/carts/portions-left.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { useRemoveLine, useSetQuantity } from './actions.ts';
import { cartPageTexts } from './page-texts.tsx';
import { cartTexts } from './texts.tsx';
import { useCartLines } from './use-cart.ts';

/** How long a removed line fades out, in milliseconds (CART-6). */
const REMOVAL_FADE = 300;

interface CartItemProps {
  line: CartLine;
  onRemove: () => void;
}

/** One dish in the cart, with its quantity and a button that removes it. */
export function CartItem({ line: original, onRemove }: CartItemProps) {
  const texts = useTexts(cartPageTexts);
  const line = useTranslated('dishes')(original.dishId, original);
  const { quantity: quantityOf } = useTexts(cartTexts);
  const { fewPortions: few } = useTexts(portionMessages);
  const lineName = useLineName()(original);
  const left = usePortionsLeft()[line.dishId];
  const wanted = quantityInCart(line.dishId, useCartLines());
  const [leaving, setLeaving] = useState(false);
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const total = (className: string) =>
    line.isAvailable && <Money paise={lineTotal(line)} className={`font-semibold text-lg ${className}`} />;

  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    setTimeout(() => {
      onRemove();
      void remove(original).finally(() => setLeaving(false));
    }, REMOVAL_FADE);
  };

  return (
    <li
      style={{ transitionDuration: `${REMOVAL_FADE}ms` }}
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 @max-[14rem]:grid-cols-1 gap-y-3 rounded-card border border-line bg-paper p-3 shadow-soft transition-[opacity,transform] ease-out sm:grid-cols-[8rem_1fr_auto] sm:p-4 ${leaving ? 'translate-x-4 opacity-0' : ''}`}
    >
      <Picture
        src={line.imgUrl}
        name={line.name}
        sizes="8rem"
        className={`w-full self-start rounded-control @max-[14rem]:w-22 sm:row-span-2 ${line.isAvailable ? '' : 'grayscale'}`}
      />
      <div className="min-w-0">
        <h2 className="font-display text-lg">{line.name}</h2>
        <LineExtras {...line} />
        <p className="mt-1 line-clamp-2 text-muted text-sm">{line.description}</p>
        <p className="mt-1 text-sm">{texts.priceForOne(<Money paise={line.price} />)}</p>
        {left !== undefined && isFew(left) && line.isAvailable && (
          <p className="mt-1 font-semibold text-danger text-sm">
            {left < wanted ? few(line.name, left) : texts.left(left)}
          </p>
        )}
        {!line.isAvailable && <p className="mt-1 font-semibold text-danger text-sm">{texts.notAvailable}</p>}
      </div>
      {total('hidden text-right sm:block')}
      <div className="@min-[14rem]:col-span-2 flex flex-wrap items-center gap-2 sm:col-start-2">
        <Stepper
          label={quantityOf(lineName)}
          value={line.quantity}
          onChange={(quantity) => setQuantity(original, quantity)}
        />
        <button
          type="button"
          aria-label={texts.remove(lineName)}
          onClick={leave}
          className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-chilli/10 hover:text-danger"
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
        {total('ml-auto sm:hidden')}
      </div>
    </li>
  );
}
