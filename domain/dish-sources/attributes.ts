/** Software whose menus name each dish by an id of its own. */
export const MENU_SYSTEMS = ['petpooja', 'swiggy', 'woocommerce'] as const;
export type MenuSystem = (typeof MENU_SYSTEMS)[number];

/** The longest id that other software gives a dish (characters). */
export const MAX_EXTERNAL_ID = 200;

/** Which dish of other software a dish came from, and what that software said of it last. Only the server writes it (ADMIN-145). */
export const dishSourceAttributes = {
  dishId: { type: 'string', size: 36, required: true },
  system: { type: 'string', size: 20, oneOf: MENU_SYSTEMS, required: true },
  /** The id that the software gives the dish. */
  externalId: { type: 'string', size: MAX_EXTERNAL_ID, min: 1, required: true },
  /** What the software said last, as JSON: texts by column, and a digest of each group of options by its name. */
  said: { type: 'string', size: 20_000, required: true },
} as const;
