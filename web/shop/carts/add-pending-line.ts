import type { QueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { cartMessages } from '#domain/carts/messages.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { PendingAction } from '#web/lib/session/pending-actions.ts';
import { cartToast } from './cart-toast.ts';
import { cartFailure } from './failure-words.ts';

interface AddDeps {
  sdk: Sdk;
  queries: QueryClient;
  translations: Translations;
  nameOf: (dishId: string, name: string) => string;
}

/** Adds a dish that a visitor wanted before they signed in. Never rejects: the page says what went wrong. */
export async function addPendingLine(
  { dishName, data }: PendingAction,
  { sdk, queries, translations, nameOf }: AddDeps,
): Promise<void> {
  const messages = translations.of(cartMessages);
  try {
    const line = await createDocument(sdk, 'carts', ID.unique(), data);
    cartToast('success', messages.added(nameOf(line.dishId, line.name ?? '')));
  } catch (error) {
    const dish = nameOf(data.dishId, dishName);
    cartToast('error', cartFailure(error, messages, { dish, otherwise: messages.addFailed }));
  }
  // The cart that login itself loaded may lack the dish.
  await queries.cancelQueries({ queryKey: ['carts'] });
  void queries.invalidateQueries({ queryKey: ['carts'] });
}
