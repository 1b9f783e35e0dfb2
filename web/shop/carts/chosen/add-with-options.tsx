import type { AddedDish } from '../actions.ts';
import { useSettling } from '../settling.ts';
import { useCartLines } from '../use-cart.ts';
import { type ChooseLink, ChosenStepper } from './chosen-stepper.tsx';

/** The link to the options of a dish; once the dish is in the cart, a stepper that asks for the options. */
export default function AddWithOptions({ dish, link }: { dish: AddedDish; link: ChooseLink }) {
  const lines = useCartLines().filter(({ dishId }) => dishId === dish.$id);
  const [frame, settle] = useSettling();
  return (
    <div {...frame}>
      {lines.length > 0 ? <ChosenStepper {...{ dish, lines, link }} onTakeLast={settle} /> : link()}
    </div>
  );
}
