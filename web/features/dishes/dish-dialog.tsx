import { type ReactNode, useState } from 'react';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { AddButton } from './add-button.tsx';
import { dialogTexts } from './dialog-texts.tsx';
import { Nutrition } from './nutrition.tsx';
import type { Dish } from './queries.ts';
import { Rating } from './rating.tsx';

type Add = (dish: Dish, quantity: number) => Promise<boolean>;

interface DishDetailsProps {
  dish: Dish;
  reviews: ReactNode;
  onAdd: Add;
}

function DishDetails({ dish, reviews, onAdd }: DishDetailsProps) {
  const texts = useTexts(dialogTexts).dialog;
  const [quantity, setQuantity] = useState(1);
  const { price } = dish;
  const add = async () => {
    const added = await onAdd(dish, quantity);
    if (added) setQuantity(1);
    return added;
  };
  return (
    <div className="flex flex-col md:grid md:grid-cols-2">
      <figure className="md:bg-line/40">
        <Picture
          src={dish.imgUrl}
          alt={texts.picture(dish.name)}
          eager
          sizes="(min-width: 768px) 448px, 100vw"
          className="w-full md:h-full md:min-h-120"
        />
      </figure>
      <div className="flex flex-col gap-4 p-5 md:p-7">
        <div className="flex items-start gap-3 md:pr-10">
          <span className="mt-1 flex">
            <VegMark type={dish.type} size="large" />
          </span>
          <p aria-hidden="true" className="font-display text-2xl leading-tight md:text-3xl">
            {dish.name}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Money paise={price} className="font-semibold text-xl" />
          <Rating average={dish.ratingAverage} count={dish.ratingCount} />
        </div>
        <p className="text-muted">{dish.description}</p>
        <Nutrition />
        <p className="text-muted text-sm">{texts.illustration}</p>
      </div>
      {/* It stays visible at the bottom while the reviews scroll. */}
      <div className="sticky bottom-0 z-10 order-last flex items-center gap-3 border-line border-t bg-paper px-5 py-3 md:col-span-2 md:justify-end md:px-7">
        <Stepper
          value={quantity}
          onChange={setQuantity}
          max={MAX_QUANTITY}
          label={texts.quantity(dish.name)}
          className="min-h-12"
        />
        <AddButton total={lineTotal({ price, quantity })} onAdd={add} />
      </div>
      <div className="border-line border-t p-5 md:col-span-2 md:p-7">{reviews}</div>
    </div>
  );
}

interface DishDialogProps {
  open: boolean;
  /** The open dish; undefined if it is not on the menu. */
  dish: Dish | undefined;
  /** The reviews of the dish. */
  reviews: ReactNode;
  onClose: () => void;
  onAdd: Add;
}

/** The dialog of a dish, with its quantity and the button that adds it. */
export function DishDialog({ open, dish, reviews, onClose, onAdd }: DishDialogProps) {
  const texts = useTexts(dialogTexts).dialog;
  return (
    <Dialog open={open} onClose={onClose} title={dish?.name ?? texts.gone} titleHidden size="large" inAddress>
      {dish ? (
        <DishDetails key={dish.$id} dish={dish} reviews={reviews} onAdd={onAdd} />
      ) : (
        <EmptyState title={texts.gone} heading="h2">
          {texts.lookElsewhere}
        </EmptyState>
      )}
    </Dialog>
  );
}
