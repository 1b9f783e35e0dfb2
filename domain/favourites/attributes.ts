/** The most favourites of one person: a list of them is one page of the API. */
export const MAX_FAVOURITES = 100;

/** A dish that a person has marked as a favourite (FAV-1). */
export const favouriteAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true },
  dishId: { type: 'string', size: 36, min: 1, required: true },
} as const;
