import type { CartLine } from '#domain/carts/line.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showCartFailure, useSendChange } from './actions.ts';
import { cartToast } from './cart-toast.ts';
import { cartTexts } from './texts.tsx';
import { useCartNow } from './use-cart.ts';

/** Empties the cart, and offers for a moment to bring everything back. */
export function useClearCart() {
  const messages = useTexts(cartMessages);
  const { undo } = useTexts(cartTexts);
  const nameOf = useDishName();
  const send = useSendChange();
  const cartNow = useCartNow();

  const bringBack = async (cleared: readonly CartLine[]) => {
    // One after another, so that the dishes keep their order in the cart.
    for (const { lineId: _deleted, ...line } of cleared) {
      try {
        await send(line, { kind: 'add', quantity: line.quantity });
      } catch (error) {
        return showCartFailure(error, messages, {
          dish: nameOf(line.dishId, line.name),
          otherwise: messages.addFailed,
        });
      }
    }
  };

  return async (): Promise<void> => {
    const lines = cartNow();
    const removals = lines.map((line) => send({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 }));
    const results = await Promise.allSettled(removals);
    for (const [index, { dishId, name }] of lines.entries()) {
      const result = results[index];
      if (result?.status === 'rejected')
        return showCartFailure(result.reason, messages, {
          dish: nameOf(dishId, name),
          otherwise: messages.clearFailed,
        });
    }
    cartToast('success', messages.cleared, { label: undo, run: () => void bringBack(lines) });
  };
}
