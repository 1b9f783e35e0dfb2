import { menuAttributes } from '#domain/menus/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of the screen that manages menus. */
export const menuAdminTexts = {
  page: { title: 'Menus', lead: 'The categories of your dishes, in the order customers see them.' },
  loading: 'Loading menus...',
  loadFailed: 'Failed to load menus',
  none: 'No menus yet',
  noneHint: 'Every dish belongs to one. Add the first.',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  add: 'Add a menu',
  fields: rowWords(menuAttributes),
  noIcon: 'None',
  ownPicture: 'Own picture',
  ownPictureHint: 'The web address of a square picture, instead of a drawn icon.',
  saved: 'Menu saved',
  failed: 'Failed to save menu',
  gone: 'Another admin has deleted this menu',
  removed: 'Menu deleted',
  removeConsequence: 'Only a menu without dishes can be deleted.',
} as const;
