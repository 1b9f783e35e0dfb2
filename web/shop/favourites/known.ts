import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

/** The ids of a person's favourites, by dish. */
export type Favourites = Readonly<Record<string, string>>;

export const favouritesKey = (userId: string) => ['favourites', userId] as const;

/** The signed-in person's favourites; undefined for visitors, and until they are loaded. */
export function useKnownFavourites(): Favourites | undefined {
  return useCachedAnswer<Favourites>(favouritesKey(useCurrentUser()?.$id ?? ''));
}
