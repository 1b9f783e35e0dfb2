import { useState } from 'react';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { toPaise } from '#domain/money.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { VegMark } from '#web/ui/veg-mark.tsx';
import { AddButton } from './add-button.tsx';
import { dishMessages } from './messages.ts';
import { Nutrition } from './nutrition.tsx';
import type { Dish } from './queries.ts';

type Add = (dish: Dish, quantity: number) => Promise<boolean>;

function DishDetails({ dish, onAdd }: { dish: Dish; onAdd: Add }) {
  const [quantity, setQuantity] = useState(1);
  const price = toPaise(dish.price);
  const add = async () => {
    const added = await onAdd(dish, quantity);
    if (added) setQuantity(1);
    return added;
  };
  return (
    <div className="md:grid md:grid-cols-2">
      <figure className="md:bg-line/40">
        <Picture
          src={dish.imgUrl}
          alt={`${dish.name}, drawn`}
          eager
          sizes="(min-width: 768px) 448px, 100vw"
          className="w-full md:h-full md:min-h-120"
        />
      </figure>
      <div className="flex flex-col gap-4 p-5 md:p-7">
        <div className="flex items-start gap-3 md:pr-10">
          <VegMark type={dish.type} className="mt-1 size-6" />
          <p aria-hidden="true" className="font-display text-2xl leading-tight md:text-3xl">
            {dish.name}
          </p>
        </div>
        <Money paise={price} className="font-semibold text-xl" />
        <p className="text-muted">{dish.description}</p>
        <Nutrition />
        <p className="text-muted text-sm">Illustration; your plate may differ</p>
        <div className="sticky bottom-0 -mx-5 mt-auto flex items-center gap-3 border-line border-t bg-paper px-5 py-3 md:static md:mx-0 md:border-0 md:p-0">
          <Stepper
            value={quantity}
            onChange={setQuantity}
            max={MAX_QUANTITY}
            label={`Quantity of ${dish.name}`}
            className="min-h-12"
          />
          <AddButton total={lineTotal({ price, quantity })} onAdd={add} />
        </div>
      </div>
    </div>
  );
}

interface DishDialogProps {
  open: boolean;
  /** The dish that is open; undefined when it is not on the menu. */
  dish: Dish | undefined;
  onClose: () => void;
  onAdd: Add;
}

/** All about a dish, and how many of it. */
export function DishDialog({ open, dish, onClose, onAdd }: DishDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={dish?.name ?? dishMessages.gone} titleHidden size="large">
      {dish ? (
        <DishDetails key={dish.$id} dish={dish} onAdd={onAdd} />
      ) : (
        <EmptyState title={dishMessages.gone} heading="h2">
          Have a look at what else is cooking today.
        </EmptyState>
      )}
    </Dialog>
  );
}
