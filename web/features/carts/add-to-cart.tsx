import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { type AddedDish, useAddToCart, useRemoveLine, useSetQuantity } from './actions.ts';
import { useCart } from './use-cart.ts';

/** How long the stepper takes no presses after it took the button's place, in milliseconds. */
const DOUBLE_CLICK = 350;

/** '+ Add', and once the dish is in the cart, how many of it. */
export function AddToCart({ dish }: { dish: AddedDish }) {
  const line = useCart().lines.find(({ dishId }) => dishId === dish.$id);
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [settling, setSettling] = useState(false);
  const present = line !== undefined;
  // What is pressed before the page hears it counts, also when the stepper stands there by then.
  const pressKey = `add ${dish.$id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one control takes the other's place
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [present]);

  // The second press of a double click on '+ Add' is none on the stepper that stands there by then.
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), DOUBLE_CLICK);
    return () => clearTimeout(timer);
  }, [settling]);

  const swap = (action: () => unknown) => () => {
    pressed.current = true;
    setSettling(true);
    action();
  };

  return (
    <div ref={frame} className={settling ? 'pointer-events-none grid' : 'grid'}>
      {line ? (
        <Stepper
          label={`Quantity of ${dish.name}`}
          value={line.quantity}
          onChange={(quantity) => setQuantity(line, quantity)}
          onRemove={swap(() => remove(line))}
          increaseKey={pressKey}
        />
      ) : (
        <Button variant="outline" data-press-key={pressKey} onClick={swap(() => add(dish))}>
          + Add<span className="sr-only">{` ${dish.name}`}</span>
        </Button>
      )}
    </div>
  );
}
