import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '#domain/carts/line.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { chosenParts } from '../chosen-parts.ts';
import { cartKey, cartQuery } from '../queries.ts';
import { dropKept, type KeptLine, readKept } from './kept-cart.ts';
import { listKeptLines } from './kept-lines.ts';
import { LEFT_OUT_KEY, type LeftOut, rememberLeftOut } from './left-out.ts';

/** Why the server refuses a line for good, by the type of its refusal. */
const REASONS: Readonly<Record<string, LeftOut['reason']>> = {
  cart_dish_gone: 'gone',
  cart_dish_unavailable: 'soldOut',
  cart_options_required: 'options',
  general_argument_invalid: 'options',
};

/** Sets the line of the server's cart to the most that it may have. */
async function fillUp(sdk: Sdk, queries: QueryClient, userId: string, kept: KeptLine): Promise<void> {
  const cart = await queries.fetchQuery({ ...cartQuery(sdk, userId), staleTime: 0 });
  const stored = cart.find((line) => lineKey(line) === lineKey(kept))?.lineId;
  if (stored) await updateDocument(sdk, 'carts', stored, { quantity: MAX_QUANTITY });
}

/**
 * Adds one line to the server's cart. The line's id is the id of the request, so that a repeat after a lost answer counts
 * once (CART-18). Rejects if the server could not be reached, or the session has ended.
 * @returns why the line is not in the cart as it was kept; undefined if it is
 */
async function mergeLine(
  sdk: Sdk,
  queries: QueryClient,
  userId: string,
  kept: KeptLine,
): Promise<LeftOut['reason'] | undefined> {
  const options = (kept.options ?? []).map((option) => JSON.stringify(option));
  const data = {
    dishId: kept.dishId,
    quantity: kept.quantity,
    ...(options.length > 0 && { options }),
    ...chosenParts({ note: kept.note }),
  };
  try {
    await createDocument(sdk, 'carts', kept.id, data);
    return undefined;
  } catch (error) {
    const type = refusalOf(error)?.type ?? '';
    // An earlier attempt has added the line, but its answer was lost, and the line was changed in this browser since.
    if (type === 'document_already_exists') return undefined;
    if (type === 'cart_quantity_exceeded') {
      await fillUp(sdk, queries, userId, kept);
      return 'full';
    }
    const reason = REASONS[type];
    if (!reason) throw error;
    return reason;
  }
}

async function mergeAll(sdk: Sdk, queries: QueryClient, userId: string): Promise<void> {
  if (readKept().length === 0) return;
  const shown = queries.getQueryData<CartLine[]>(cartKey('')) ?? [];
  try {
    // Dishes that are no longer on the menu leave the cart here; the names of the others are for notices.
    const named = await listKeptLines(sdk, shown);
    // One after another, so that the dishes keep their order in the cart.
    for (const kept of readKept()) {
      const reason = await mergeLine(sdk, queries, userId, kept);
      const dishName = named.find(({ dishId }) => dishId === kept.dishId)?.name;
      if (reason) rememberLeftOut({ id: kept.id, reason, ...(dishName && { dishName }) });
      dropKept(kept.id);
    }
    queries.removeQueries({ queryKey: cartKey(''), exact: true });
  } finally {
    void queries.invalidateQueries({ queryKey: LEFT_OUT_KEY });
    // A load of the cart that began before this would lack the dishes.
    await queries.cancelQueries({ queryKey: cartKey(userId) });
    await queries.prefetchQuery({ ...cartQuery(sdk, userId), staleTime: 0 });
  }
}

let running: Promise<void> | undefined;

/**
 * Moves the cart of this browser into the cart of the person who has signed in (CART-20). Rejects if a line could not
 * be sent; it stays in the browser for the next try.
 */
export function mergeKeptCart(sdk: Sdk, queries: QueryClient, userId: string): Promise<void> {
  running ??= mergeAll(sdk, queries, userId).finally(() => {
    running = undefined;
  });
  return running;
}
