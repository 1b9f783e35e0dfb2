import { POSITION_LIMIT } from './positions.ts';

/** Menu: a category of dishes. */
export const menuAttributes = {
  menuId: { type: 'string', size: 36, assigned: true, en: 'category', hi: 'श्रेणी' },
  name: { type: 'string', size: 64, min: 1, required: true, hi: 'नाम' },
  description: { type: 'string', size: 500, default: '', hi: 'विवरण' },
  /** Shown on Hindi pages (LANG-6); empty for the original. */
  hindiName: { type: 'string', size: 64, trim: true, default: '', hi: 'हिन्दी में नाम' },
  hindiDescription: { type: 'string', size: 500, trim: true, default: '', hi: 'हिन्दी में विवरण' },
  /** The name of a drawn icon, the address of a picture, or an emoji. */
  icon: { type: 'string', size: 2000, default: '', hi: 'आइकन' },
  /** The menu's position among all menus, lowest first. A new menu comes last. */
  position: { type: 'float', min: -POSITION_LIMIT, max: POSITION_LIMIT, hi: 'जगह' },
  createdAt: { type: 'datetime', writtenBy: 'server', hi: 'कब बना' },
} as const;
