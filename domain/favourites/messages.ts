import { MAX_FAVOURITES } from './attributes.ts';

/** Messages about favourites, for server and pages. */
export const favouriteMessages = {
  tooMany: `You can keep at most ${MAX_FAVOURITES} favourites. Please remove one first.`,
} as const;
