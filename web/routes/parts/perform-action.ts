import { ID } from 'appwrite';
import { createDocument } from '#web/lib/sdk/documents.ts';
import type { PendingAction } from '#web/lib/session/pending-actions.ts';
import { keepShownFavourites } from '#web/lib/session/shown-favourites.ts';
import { addPendingLine } from '#web/shop/carts/add-pending-line.ts';
import { dishAlertTexts } from '#web/shop/dish-alerts/texts.ts';
import { returnTo } from '#web/shop/favourites/returned.ts';
import { favouriteTexts } from '#web/shop/favourites/texts.ts';
import { toast } from '#web/ui/toast.ts';

type Deps = Parameters<typeof addPendingLine>[1];

/** Creates the document that a visitor wanted before they signed in. Never rejects: the page says what went wrong. */
export async function performAction(action: PendingAction, deps: Deps): Promise<void> {
  const { collection, dishName, data } = action;
  const { dishId } = data;
  if (collection === 'carts') return addPendingLine(action, deps);
  const { sdk, queries, translations, nameOf } = deps;
  const favourites = translations.of(favouriteTexts);
  const alerts = translations.of(dishAlertTexts);
  const isFavourite = collection === 'favourites';
  try {
    await createDocument(sdk, collection, ID.unique(), { dishId });
    toast.success(isFavourite ? favourites.added(nameOf(dishId, dishName)) : alerts.asked);
    if (isFavourite) keepShownFavourites(true);
  } catch {
    toast.error(isFavourite ? favourites.failed : alerts.failed);
  }
  if (isFavourite) returnTo(dishId);
  void queries.invalidateQueries({ queryKey: [collection] });
}
