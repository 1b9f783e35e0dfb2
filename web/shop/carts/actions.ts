import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useNavigate } from 'react-router';
import type { CartLine } from '#domain/carts/line.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { createDocument, deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { cartToast } from './cart-toast.ts';
import { chosenParts, type Extras } from './chosen-parts.ts';
import { cartFailure } from './failure-words.ts';
import type { CartChange } from './pending.ts';
import { cartKey, cartLine, cartQuery } from './queries.ts';
import { useCartNow, usePendingCart } from './use-cart.ts';

/** A dish that can be added to the cart. */
export interface AddedDish {
  $id: string;
  name: string;
  description: string;
  imgUrl: string;
  /** Of one, with its options. */
  price: Paise;
}

/** The cart with one line replaced or added; without this line if the new one is undefined. */
function withLine(lines: readonly CartLine[], key: string, line: CartLine | undefined): CartLine[] {
  const isIt = (other: CartLine) => lineKey(other) === key;
  if (!line) return lines.filter((other) => !isIt(other));
  return lines.some(isIt) ? lines.map((other) => (isIt(other) ? line : other)) : [...lines, line];
}

/** Sends changes of one dish's line to the server, and writes its answers into the cache. */
export function useSendChange() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const pending = usePendingCart();
  // The current user may have been loaded only after the press.
  const userNow = () => queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY);
  const keyNow = () => cartKey(userNow()?.$id ?? '');

  const write = async (update: (lines: CartLine[]) => CartLine[]) => {
    // The answer to an earlier request must not overwrite this one.
    await queries.cancelQueries({ queryKey: keyNow() });
    queries.setQueryData<CartLine[]>(keyNow(), (lines) => update(lines ?? []));
  };

  const send = (wanted: CartLine) => async (change: CartChange) => {
    const key = lineKey(wanted);
    const isIt = (line: CartLine) => lineKey(line) === key;
    if (userNow() === null) {
      const { changeKept } = await import('./visitor/kept-cart.ts');
      const kept = changeKept(wanted, change);
      // An answer that is awaited is the whole cart: it must not be replaced by one line.
      const isShown = queries.getQueryData(keyNow()) !== undefined;
      return isShown
        ? write((lines) => withLine(lines, key, kept))
        : queries.prefetchQuery(cartQuery(sdk, ''));
    }
    const stored = queries.getQueryData<CartLine[]>(keyNow())?.find(isIt);
    if (change.kind === 'set' && change.quantity <= 0) {
      if (!stored?.lineId) return;
      await deleteDocument(sdk, 'carts', stored.lineId).catch((error: unknown) => {
        // Another tab has deleted the line already.
        if (refusalOf(error)?.code !== 404) throw error;
      });
      return write((lines) => withLine(lines, key, undefined));
    }
    const answer =
      change.kind === 'set' && stored?.lineId
        ? await updateDocument(sdk, 'carts', stored.lineId, { quantity: change.quantity })
        : await createDocument(sdk, 'carts', ID.unique(), {
            dishId: wanted.dishId,
            quantity: change.quantity,
            ...chosenParts(wanted),
          });
    const line = cartLine(answer);
    return write((lines) => withLine(lines, key, line));
  };

  return async (wanted: CartLine, change: CartChange): Promise<void> => {
    try {
      await pending.push(wanted, change, send(wanted));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyNow() });
      throw error;
    }
  };
}

export function showCartFailure(...failure: Parameters<typeof cartFailure>): void {
  cartToast('error', cartFailure(...failure));
}

/**
 * Adds a dish; resolves to whether that worked. A visitor is sent to log in first and comes back to the cart, unless
 * the browser keeps their cart.
 */
export function useAddToCart() {
  const messages = useTexts(cartMessages);
  const nameOf = useDishName();
  const send = useSendChange();
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const cartNow = useCartNow();
  const keepsCart = useSiteSettings().kitchen.visitorCart === 'browser';

  return async (
    dish: AddedDish,
    quantity = 1,
    { options = [], note = '' }: Extras = {},
  ): Promise<boolean> => {
    const user = await queries.ensureQueryData(currentUserQuery(sdk)).catch(() => undefined);
    if (user === null && !keepsCart) {
      toast.error(messages.loginToAdd);
      const { rememberAction } = await import('#web/lib/session/pending-actions.ts');
      const data = { dishId: dish.$id, quantity, ...chosenParts({ options, note }) };
      rememberAction({ collection: 'carts', dishName: dish.name, data });
      await navigate(loginPath({ pathname: '/cart', search: '' }));
      return false;
    }
    const { $id: dishId, name, description, imgUrl, price } = dish;
    const chosen = { dishId, ...(options.length > 0 && { options }) };
    const present = cartNow().find((line) => lineKey(line) === lineKey(chosen));
    const sum = (present?.quantity ?? 0) + quantity;
    if (sum > MAX_QUANTITY) {
      cartToast('warning', messages.tooMany);
      return false;
    }
    const wanted = {
      ...(present ?? { ...chosen, name, description, imgUrl, price, isAvailable: true }),
      ...(note.trim() && { note: note.trim() }),
      quantity: sum,
    };
    try {
      await send(wanted, { kind: 'add', quantity });
      cartToast('success', messages.added(nameOf(dishId, name)));
      return true;
    } catch (error) {
      // The kitchen has given the dish options since the page was loaded.
      if (refusalOf(error)?.type === 'cart_options_required') await navigate(`/menu?dish=${dishId}`);
      const { addFailed: otherwise, loginToAdd: signedOut } = messages;
      showCartFailure(error, messages, { dish: nameOf(dishId, name), signedOut, otherwise });
      return false;
    }
  };
}

/** Takes a line out of the cart. */
export function useRemoveLine() {
  const messages = useTexts(cartMessages);
  const nameOf = useDishName();
  const send = useSendChange();
  return async (line: CartLine): Promise<void> => {
    try {
      await send({ ...line, quantity: 0 }, { kind: 'set', quantity: 0 });
      cartToast('success', messages.removed);
    } catch (error) {
      showCartFailure(error, messages, {
        dish: nameOf(line.dishId, line.name),
        otherwise: messages.removeFailed,
      });
    }
  };
}

/** Sets how many of a dish there are; 0 or less removes the line (CART-4). */
export function useSetQuantity() {
  const messages = useTexts(cartMessages);
  const nameOf = useDishName();
  const send = useSendChange();
  const remove = useRemoveLine();
  return async (line: CartLine, quantity: number): Promise<void> => {
    if (quantity <= 0) return remove(line);
    if (quantity > MAX_QUANTITY) return cartToast('warning', messages.tooMany);
    cartToast('info', messages.updating);
    try {
      await send({ ...line, quantity }, { kind: 'set', quantity });
    } catch (error) {
      showCartFailure(error, messages, {
        dish: nameOf(line.dishId, line.name),
        otherwise: messages.updateFailed,
      });
    }
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
