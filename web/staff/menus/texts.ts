import type { MenuValues } from './actions.ts';

/** Texts of the screen that manages menus. */
export const menuAdminTexts = {
  page: { title: 'Menus', lead: 'The categories of your dishes, in the order customers see them.' },
  loading: 'Loading menus...',
  none: 'No menus yet',
  noneHint: 'Every dish belongs to one. Add the first.',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  moveFailed: 'Failed to move menu',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  add: 'Add a menu',
  fields: {
    name: 'Name',
    description: 'Description',
    translations: 'Translations',
    icon: 'Icon',
  } satisfies Record<keyof MenuValues, string>,
  noIcon: 'None',
  ownPicture: 'Own picture',
  ownPictureHint: 'The web address of a square picture, instead of a drawn icon.',
  nothing: 'Nothing',
  saving: {
    title: 'Edit menu',
    submit: 'Save menu',
    busy: 'Saving...',
    cancel: 'Cancel',
    nameMissing: 'Please give the menu a name',
    done: 'Menu saved',
    failed: 'Failed to save menu',
    gone: 'Another admin has deleted this menu',
    conflict:
      'Another admin changed this menu while you were editing it. Nothing is saved yet: choose what it should be, and save again.',
  },
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: 'Only a menu without dishes can be deleted.',
    submit: 'Delete menu',
    busy: 'Deleting...',
    done: 'Menu deleted',
    failed: 'Failed to delete menu',
  },
} as const;
