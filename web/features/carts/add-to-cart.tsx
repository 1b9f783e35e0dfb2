import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { type AddedDish, useAddToCart, useRemoveLine, useSetQuantity } from './actions.ts';
import { useCart } from './use-cart.ts';

/** '+ Add', and once the dish is in the cart, how many of it. */
export function AddToCart({ dish }: { dish: AddedDish }) {
  const line = useCart().lines.find(({ dishId }) => dishId === dish.$id);
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const present = line !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one control takes the other's place
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [present]);

  const swap = (action: () => unknown) => () => {
    pressed.current = true;
    action();
  };

  return (
    <div ref={frame}>
      {line ? (
        <Stepper
          label={`Quantity of ${dish.name}`}
          value={line.quantity}
          onChange={(quantity) => setQuantity(line, quantity)}
          onRemove={swap(() => remove(line))}
        />
      ) : (
        <Button variant="outline" onClick={swap(() => add(dish))}>
          + Add<span className="sr-only"> {dish.name}</span>
        </Button>
      )}
    </div>
  );
}
