import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useLocation, useNavigate } from 'react-router';
import { cartMessages } from '#domain/carts/messages.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import type { Rupees } from '#domain/money.ts';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next.ts';
import { toast } from '#web/ui/toast.ts';
import { cartToast } from './cart-toast.ts';
import { rememberIntent, takeIntent } from './intent.ts';
import type { Ask } from './pending.ts';
import { type CartLine, cartKey, cartLine } from './queries.ts';
import { useCart, usePendingCart } from './use-cart.ts';

/** What a dish brings to its line in the cart. Price in rupees. */
export interface AddedDish {
  $id: string;
  name: string;
  description: string;
  imgUrl: string;
  price: Rupees;
}

const SAID_BY_SERVER = ['cart_dish_unavailable', 'general_argument_invalid'];

/** Carries asks of one dish to the server, and its answers into the cache. */
function useChange() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const pending = usePendingCart();
  // Who it is may have become known after the press.
  const keyNow = () => cartKey(queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)?.$id ?? '');

  const write = async (change: (lines: CartLine[]) => CartLine[]) => {
    // An answer to an older question must not undo this one.
    await queries.cancelQueries({ queryKey: keyNow() });
    queries.setQueryData<CartLine[]>(keyNow(), (lines) => change(lines ?? []));
  };

  const send = (dishId: string) => async (ask: Ask) => {
    const stored = queries.getQueryData<CartLine[]>(keyNow())?.find((line) => line.dishId === dishId);
    if (ask.kind === 'set' && ask.quantity <= 0) {
      if (!stored?.lineId) return;
      await deleteDocument(sdk, 'carts', stored.lineId).catch((error: unknown) => {
        // Another tab was quicker.
        if (refusalOf(error)?.code !== 404) throw error;
      });
      return write((lines) => lines.filter((line) => line.dishId !== dishId));
    }
    const answer =
      ask.kind === 'set' && stored?.lineId
        ? await updateDocument(sdk, 'carts', stored.lineId, { quantity: ask.quantity })
        : await createDocument(sdk, 'carts', ID.unique(), { dishId, quantity: ask.quantity });
    const line = cartLine(answer);
    return write((lines) =>
      lines.some((other) => other.dishId === dishId)
        ? lines.map((other) => (other.dishId === dishId ? line : other))
        : [...lines, line],
    );
  };

  return async (meant: CartLine, ask: Ask): Promise<void> => {
    try {
      await pending.push(meant, ask, send(meant.dishId));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyNow() });
      throw error;
    }
  };
}

function complain(error: unknown, message: string, loginMessage: string = cartMessages.loginFirst): void {
  const refusal = refusalOf(error);
  if (refusal?.code === 401) cartToast('error', loginMessage);
  else cartToast('error', refusal && SAID_BY_SERVER.includes(refusal.type) ? refusal.message : message);
}

/** Adds a dish; resolves to whether it is in the cart. A visitor is sent to log in first, and it is added then. */
export function useAddToCart() {
  const change = useChange();
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { lines } = useCart();

  return async (dish: AddedDish, quantity = 1): Promise<boolean> => {
    const user = await queries.ensureQueryData(currentUserQuery(sdk)).catch(() => undefined);
    if (user === null) {
      toast.error(cartMessages.loginToAdd);
      rememberIntent({ dishId: dish.$id, quantity });
      await navigate(loginPath(location));
      return false;
    }
    const present = lines.find((line) => line.dishId === dish.$id);
    const sum = (present?.quantity ?? 0) + quantity;
    if (sum > MAX_QUANTITY) {
      cartToast('warning', cartMessages.tooMany);
      return false;
    }
    const { $id: dishId, name, description, imgUrl: image, price } = dish;
    const meant = {
      ...(present ?? { dishId, name, description, image, price, isAvailable: true }),
      quantity: sum,
    };
    try {
      await change(meant, { kind: 'add', quantity });
      cartToast('success', cartMessages.added(name));
      return true;
    } catch (error) {
      complain(error, cartMessages.addFailed, cartMessages.loginToAdd);
      return false;
    }
  };
}

/** Takes a line out of the cart. */
export function useRemoveLine() {
  const change = useChange();
  return async (line: CartLine): Promise<void> => {
    try {
      await change({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 });
      cartToast('success', cartMessages.removed);
    } catch (error) {
      complain(error, cartMessages.removeFailed);
    }
  };
}

/** Sets how many of a dish there are; 0 or less removes the line (CART-4). */
export function useSetQuantity() {
  const change = useChange();
  const remove = useRemoveLine();
  return async (line: CartLine, quantity: number): Promise<void> => {
    if (quantity <= 0) return remove(line);
    if (quantity > MAX_QUANTITY) return cartToast('warning', cartMessages.tooMany);
    cartToast('info', cartMessages.updating);
    try {
      await change({ ...line, quantity }, { kind: 'set', quantity });
    } catch (error) {
      complain(error, cartMessages.updateFailed);
    }
  };
}

/** Empties the cart at once, and offers for a moment to bring everything back. */
export function useClearCart() {
  const change = useChange();
  const { lines } = useCart();

  const bringBack = async (cleared: readonly CartLine[]) => {
    try {
      // One after another: a cart stands in the order its dishes were added.
      for (const { lineId: _gone, ...line } of cleared)
        await change(line, { kind: 'add', quantity: line.quantity });
    } catch (error) {
      complain(error, cartMessages.addFailed);
    }
  };

  return async (): Promise<void> => {
    const removals = lines.map((line) => change({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 }));
    const results = await Promise.allSettled(removals);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) return complain(failed.reason, cartMessages.clearFailed);
    cartToast('success', cartMessages.cleared, { label: 'Undo', run: () => void bringBack(lines) });
  };
}

/** After login: adds what the visitor was about to put in the cart, if anything. */
export function usePerformIntent() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const intent = takeIntent();
    if (!intent) return;
    try {
      const line = await createDocument(sdk, 'carts', ID.unique(), intent);
      cartToast('success', cartMessages.added(line.name ?? ''));
    } catch (error) {
      complain(error, cartMessages.addFailed);
    }
    // The question that login itself asked may have been answered before the dish was there.
    await queries.cancelQueries({ queryKey: ['carts'] });
    void queries.invalidateQueries({ queryKey: ['carts'] });
  };
}

/** Lets this tab know that the server emptied the cart, as it does when an order is placed. */
export function useCartEmptied() {
  const queries = useQueryClient();
  return (userId: string): void => {
    queries.setQueryData<CartLine[]>(cartKey(userId), []);
    void queries.invalidateQueries({ queryKey: cartKey(userId) });
  };
}
