import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useLocation, useNavigate } from 'react-router';
import type { CartLine } from '#domain/carts/line.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { cartToast } from './cart-toast.ts';
import { cartFailure } from './failure-words.ts';
import { rememberIntent, takeIntent } from './intent.ts';
import type { CartChange } from './pending.ts';
import { cartKey, cartLine } from './queries.ts';
import { cartTexts } from './texts.tsx';
import { useCart, usePendingCart } from './use-cart.ts';

/** A dish that can be added to the cart. */
export interface AddedDish {
  $id: string;
  name: string;
  description: string;
  imgUrl: string;
  price: Paise;
}

/** Sends changes of one dish's line to the server, and writes its answers into the cache. */
function useSendChange() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const pending = usePendingCart();
  // The current user may have been loaded only after the press.
  const keyNow = () => cartKey(queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)?.$id ?? '');

  const write = async (update: (lines: CartLine[]) => CartLine[]) => {
    // The answer to an earlier request must not overwrite this one.
    await queries.cancelQueries({ queryKey: keyNow() });
    queries.setQueryData<CartLine[]>(keyNow(), (lines) => update(lines ?? []));
  };

  const send = (dishId: string) => async (change: CartChange) => {
    const stored = queries.getQueryData<CartLine[]>(keyNow())?.find((line) => line.dishId === dishId);
    if (change.kind === 'set' && change.quantity <= 0) {
      if (!stored?.lineId) return;
      await deleteDocument(sdk, 'carts', stored.lineId).catch((error: unknown) => {
        // Another tab has deleted the line already.
        if (refusalOf(error)?.code !== 404) throw error;
      });
      return write((lines) => lines.filter((line) => line.dishId !== dishId));
    }
    const answer =
      change.kind === 'set' && stored?.lineId
        ? await updateDocument(sdk, 'carts', stored.lineId, { quantity: change.quantity })
        : await createDocument(sdk, 'carts', ID.unique(), { dishId, quantity: change.quantity });
    const line = cartLine(answer);
    return write((lines) =>
      lines.some((other) => other.dishId === dishId)
        ? lines.map((other) => (other.dishId === dishId ? line : other))
        : [...lines, line],
    );
  };

  return async (wanted: CartLine, change: CartChange): Promise<void> => {
    try {
      await pending.push(wanted, change, send(wanted.dishId));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyNow() });
      throw error;
    }
  };
}

function showFailure(...failure: Parameters<typeof cartFailure>): void {
  cartToast('error', cartFailure(...failure));
}

/** Adds a dish; resolves to whether that worked. A visitor is sent to log in, and the dish is added after that. */
export function useAddToCart() {
  const messages = useTexts(cartMessages);
  const send = useSendChange();
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { lines } = useCart();

  return async (dish: AddedDish, quantity = 1): Promise<boolean> => {
    const user = await queries.ensureQueryData(currentUserQuery(sdk)).catch(() => undefined);
    if (user === null) {
      toast.error(messages.loginToAdd);
      rememberIntent({ dishId: dish.$id, dishName: dish.name, quantity });
      await navigate(loginPath(location));
      return false;
    }
    const present = lines.find((line) => line.dishId === dish.$id);
    const sum = (present?.quantity ?? 0) + quantity;
    if (sum > MAX_QUANTITY) {
      cartToast('warning', messages.tooMany);
      return false;
    }
    const { $id: dishId, name, description, imgUrl, price } = dish;
    const wanted = {
      ...(present ?? { dishId, name, description, imgUrl, price, isAvailable: true }),
      quantity: sum,
    };
    try {
      await send(wanted, { kind: 'add', quantity });
      cartToast('success', messages.added(name));
      return true;
    } catch (error) {
      const { addFailed: otherwise, loginToAdd: signedOut } = messages;
      showFailure(error, messages, { dish: name, signedOut, otherwise });
      return false;
    }
  };
}

/** Takes a line out of the cart. */
export function useRemoveLine() {
  const messages = useTexts(cartMessages);
  const send = useSendChange();
  return async (line: CartLine): Promise<void> => {
    try {
      await send({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 });
      cartToast('success', messages.removed);
    } catch (error) {
      showFailure(error, messages, { dish: line.name, otherwise: messages.removeFailed });
    }
  };
}

/** Sets how many of a dish there are; 0 or less removes the line (CART-4). */
export function useSetQuantity() {
  const messages = useTexts(cartMessages);
  const send = useSendChange();
  const remove = useRemoveLine();
  return async (line: CartLine, quantity: number): Promise<void> => {
    if (quantity <= 0) return remove(line);
    if (quantity > MAX_QUANTITY) return cartToast('warning', messages.tooMany);
    cartToast('info', messages.updating);
    try {
      await send({ ...line, quantity }, { kind: 'set', quantity });
    } catch (error) {
      showFailure(error, messages, { dish: line.name, otherwise: messages.updateFailed });
    }
  };
}

/** Empties the cart, and offers for a moment to bring everything back. */
export function useClearCart() {
  const messages = useTexts(cartMessages);
  const { undo } = useTexts(cartTexts);
  const send = useSendChange();
  const { lines } = useCart();

  const bringBack = async (cleared: readonly CartLine[]) => {
    // One after another, so that the dishes keep their order in the cart.
    for (const { lineId: _deleted, ...line } of cleared) {
      try {
        await send(line, { kind: 'add', quantity: line.quantity });
      } catch (error) {
        return showFailure(error, messages, { dish: line.name, otherwise: messages.addFailed });
      }
    }
  };

  return async (): Promise<void> => {
    const removals = lines.map((line) => send({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 }));
    const results = await Promise.allSettled(removals);
    for (const [index, { name: dish }] of lines.entries()) {
      const result = results[index];
      if (result?.status === 'rejected')
        return showFailure(result.reason, messages, { dish, otherwise: messages.clearFailed });
    }
    cartToast('success', messages.cleared, { label: undo, run: () => void bringBack(lines) });
  };
}

/** After login: adds the dish that the visitor wanted before, if any. */
export function usePerformIntent() {
  const messages = useTexts(cartMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const intent = takeIntent();
    if (!intent) return;
    const { dishName: dish, ...wanted } = intent;
    try {
      const line = await createDocument(sdk, 'carts', ID.unique(), wanted);
      cartToast('success', messages.added(line.name ?? ''));
    } catch (error) {
      showFailure(error, messages, { dish, otherwise: messages.addFailed });
    }
    // The cart that login itself loaded may lack the dish.
    await queries.cancelQueries({ queryKey: ['carts'] });
    void queries.invalidateQueries({ queryKey: ['carts'] });
  };
}

/** Empties this tab's copy of the cart: the server empties the cart when an order is placed. */
export function useCartEmptied() {
  const queries = useQueryClient();
  return (userId: string): void => {
    queries.setQueryData<CartLine[]>(cartKey(userId), []);
    void queries.invalidateQueries({ queryKey: cartKey(userId) });
  };
}
