import { favouriteAttributes, MAX_FAVOURITES } from '#domain/favourites/attributes.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { oncePerDish } from './once-per-dish.ts';

/** The dishes that people have marked as favourites. */
export const favourites = defineCollection('favourites', favouriteAttributes, (favourites) => ({
  ...oncePerDish(favourites, { most: MAX_FAVOURITES, message: favouriteMessages.tooMany }),
  belongsTo: {
    owner: favourites.fields.userId,
    few: 'The number of favourites per person is limited.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'favourites' },
  },
  audit: { never: 'Admins can’t access other people’s favourites.' },
}));
