import { POSITION_LIMIT } from '#domain/positions.ts';

/** Menu: a category of dishes. */
export const menuAttributes = {
  menuId: { type: 'string', size: 36, assigned: true, word: 'category' },
  name: { type: 'string', size: 64, min: 1, trim: true, required: true, words: ['Name'] },
  description: {
    type: 'string',
    as: 'lines',
    size: 500,
    trim: true,
    default: '',
    words: ['Description'],
  },
  /** Name and description as pages in other languages show them (LANG-6). */
  translations: { type: 'translations', fields: { name: 64, description: 500 }, default: {} },
  /** The name of a drawn icon, the address of a picture, or an emoji. */
  icon: { type: 'string', size: 2000, trim: true, default: '', words: ['Icon'] },
  /** The menu's position among all menus, lowest first. A new menu comes last. */
  position: { type: 'float', min: -POSITION_LIMIT, max: POSITION_LIMIT },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
