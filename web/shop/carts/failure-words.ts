import type { cartMessages } from '#domain/carts/messages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';

type CartMessages = Translated<typeof cartMessages>;

interface FailedChange {
  /** The name of the dish whose line should have changed. */
  dish: string;
  /** Shown if the session has ended; 'Please login first' when left out. */
  signedOut?: string;
  /** Shown for every other refusal, and if the server could not be reached. */
  otherwise: string;
}

/** Words for the reason why a change of the cart failed, by the type of the refusal. */
export function cartFailure(
  error: unknown,
  messages: CartMessages,
  { dish, signedOut = messages.loginFirst, otherwise }: FailedChange,
): string {
  const refusal = refusalOf(error);
  if (refusal?.code === 401) return signedOut;
  if (refusal?.type === 'cart_dish_unavailable') return messages.unavailable(dish);
  if (refusal?.type === 'cart_options_required') return messages.chooseOptions(dish);
  if (refusal?.type === 'cart_dish_gone') return messages.noSuchDish;
  if (refusal?.type === 'cart_quantity_exceeded') return messages.tooMany;
  return otherwise;
}
