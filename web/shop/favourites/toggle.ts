import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useNavigate } from 'react-router';
import { cartMessages } from '#domain/carts/messages.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { useDishName } from '#web/brand/translated-names.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { currentUserQuery } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { rememberAction } from '#web/lib/session/pending-actions.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { type Favourites, favouritesKey } from './known.ts';
import { favouritesQuery } from './queries.ts';
import { favouriteTexts } from './texts.ts';

/** A dish that can be a favourite, with the name that the kitchen wrote. */
export interface MarkedDish {
  $id: string;
  name: string;
}

/** The favourites with this dish, or without it if `id` is undefined. */
function withDish(favourites: Favourites, dishId: string, id: string | undefined): Favourites {
  const { [dishId]: _before, ...others } = favourites;
  return id === undefined ? others : { ...others, [dishId]: id };
}

/**
 * Marks a dish as a favourite or takes that back. It is shown at once, and undone if the server refuses. A visitor is
 * offered to sign in, and what they wanted is remembered.
 */
export function useToggleFavourite() {
  const texts = useTexts(favouriteTexts);
  const { tooMany } = useTexts(favouriteMessages);
  const { noSuchDish } = useTexts(cartMessages);
  const nameOf = useDishName();
  const wordsFor = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const offerSignIn = ({ $id: dishId, name }: MarkedDish) => {
    rememberAction({ collection: 'favourites', dishName: name, data: { dishId } });
    toast.info(texts.visitor.toKeep(nameOf(dishId, name)), {
      label: texts.visitor.signIn,
      run: () => void navigate(loginPath(window.location)),
    });
  };

  const showFailure = (error: unknown) => {
    const byType = { general_argument_invalid: tooMany, cart_dish_gone: noSuchDish };
    toast.error(wordsFor(error, { byType, otherwise: texts.failed, lost: texts.lost }));
  };

  const send = async (userId: string, dishId: string, isWanted: boolean) => {
    const queryKey = favouritesKey(userId);
    const { [dishId]: known } = await queries.ensureQueryData(favouritesQuery(sdk, userId));
    if (isWanted === (known !== undefined)) return;
    // An answer to an earlier request must not overwrite this change.
    await queries.cancelQueries({ queryKey });
    const show = (id: string | undefined) =>
      queries.setQueryData<Favourites>(queryKey, (now) => withDish(now ?? {}, dishId, id));
    const id = ID.unique();
    show(isWanted ? id : undefined);
    try {
      if (known !== undefined) await removeDocument(sdk, 'favourites', known);
      else show((await createDocument(sdk, 'favourites', id, { dishId })).$id);
    } catch (error) {
      show(known);
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };

  return async (dish: MarkedDish, isWanted: boolean): Promise<void> => {
    try {
      const user = await queries.ensureQueryData(currentUserQuery(sdk));
      if (user) await send(user.$id, dish.$id, isWanted);
      else offerSignIn(dish);
    } catch (error) {
      // The session may have ended since the page was loaded.
      if (refusalOf(error)?.code !== 401) return showFailure(error);
      void queries.invalidateQueries({ queryKey: currentUserQuery(sdk).queryKey });
      offerSignIn(dish);
    }
  };
}
