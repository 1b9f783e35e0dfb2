/** What the menu can be filtered by. Apart from the other attributes, which the first pages need not load. */
export const DISH_TYPES = ['veg', 'non-veg'] as const;
export type DishType = (typeof DISH_TYPES)[number];

/** What a dish may call itself. The order is the one in which they are shown. */
export const DIETS = ['jain', 'no-onion-garlic', 'vegan', 'gluten-free'] as const;
export type Diet = (typeof DIETS)[number];
