/** Texts of the row of categories, and of the list of sections. */
export const menuTexts = {
  label: 'Categories',
  all: 'All Categories',
  /** The button that opens the list of sections, and the list. */
  jump: 'Menu',
  sections: 'Sections of the menu',
  /** Dishes whose category is not known. */
  others: 'More dishes',
} as const;
