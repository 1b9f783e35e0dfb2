import { POSITION_LIMIT } from './positions.ts';

/** Menu: a category of dishes. */
export const menuAttributes = {
  menuId: { type: 'string', size: 36, assigned: true },
  name: { type: 'string', size: 64, min: 1, required: true },
  description: { type: 'string', size: 500, default: '' },
  /** Shown on Hindi pages (LANG-6); empty for the original. */
  hindiName: { type: 'string', size: 64, trim: true, default: '' },
  hindiDescription: { type: 'string', size: 500, trim: true, default: '' },
  /** The name of a drawn icon, the address of a picture, or an emoji. */
  icon: { type: 'string', size: 2000, default: '' },
  /** The menu's position among all menus, lowest first. A new menu comes last. */
  position: { type: 'float', min: -POSITION_LIMIT, max: POSITION_LIMIT },
  createdAt: { type: 'datetime' },
} as const;
