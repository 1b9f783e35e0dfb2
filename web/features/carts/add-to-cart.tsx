import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { type AddedDish, useAddToCart, useRemoveLine, useSetQuantity } from './actions.ts';
import { cartTexts } from './texts.tsx';
import { useCart } from './use-cart.ts';

/** Milliseconds for which the stepper ignores presses after it has replaced the button. */
const DOUBLE_CLICK = 350;

/** The button '+ Add'; once the dish is in the cart, a stepper for its quantity. */
export function AddToCart({ dish }: { dish: AddedDish }) {
  const texts = useTexts(cartTexts);
  const line = useCart().lines.find(({ dishId }) => dishId === dish.$id);
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [settling, setSettling] = useState(false);
  const present = line !== undefined;
  // A press made before the script was loaded counts, even if the stepper has replaced the button by then.
  const pressKey = `add ${dish.$id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one control replaces the other
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [present]);

  // The second press of a double click on '+ Add' must not press the stepper that has replaced it.
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
          label={texts.quantity(dish.name)}
          value={line.quantity}
          onChange={(quantity) => setQuantity(line, quantity)}
          onRemove={swap(() => remove(line))}
          increaseKey={pressKey}
        />
      ) : (
        <Button variant="outline" data-press-key={pressKey} onClick={swap(() => add(dish))}>
          {texts.add(dish.name)}
        </Button>
      )}
    </div>
  );
}
