import { Suspense, useEffect, useRef } from 'react';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { type AddedDish, useAddToCart, useRemoveLine, useSetQuantity } from './actions.ts';
import type { ChooseLink } from './chosen/chosen-stepper.tsx';
import { useSettling } from './settling.ts';
import { cartTexts } from './texts.tsx';
import { useCartLines } from './use-cart.ts';

/** The button '+ Add'; once the dish is in the cart, a stepper for its quantity. */
function AddWithoutOptions({ dish }: { dish: AddedDish }) {
  const texts = useTexts(cartTexts);
  const line = useCartLines().find((each) => lineKey(each) === lineKey({ dishId: dish.$id }));
  const add = useAddToCart();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [settling, settle] = useSettling();
  const present = line !== undefined;
  const { name } = useTranslated('dishes')(dish.$id, dish);
  // A press made before the script was loaded counts, even if the stepper has replaced the button by then.
  const pressKey = `add ${dish.$id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one control replaces the other
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [present]);

  const swap = (action: () => unknown) => () => {
    pressed.current = true;
    settle();
    action();
  };

  return (
    <div ref={frame} {...settling}>
      {line ? (
        <Stepper
          label={texts.quantity(name)}
          value={line.quantity}
          onChange={(quantity) => setQuantity(line, quantity)}
          onRemove={swap(() => remove(line))}
          increaseKey={pressKey}
        />
      ) : (
        <Button variant="outline" data-press-key={pressKey} onClick={swap(() => add(dish))}>
          {texts.add(name)}
        </Button>
      )}
    </div>
  );
}

const AddWithOptions = laterPart(() => import('./chosen/add-with-options.tsx'));

/** The control on a card that adds its dish to the cart. @param link only for a dish whose options must be chosen */
export const AddToCart = ({ dish, link }: { dish: AddedDish; link?: ChooseLink | undefined }) =>
  link ? (
    <Suspense fallback={link()}>
      <AddWithOptions dish={dish} link={link} />
    </Suspense>
  ) : (
    <AddWithoutOptions dish={dish} />
  );
