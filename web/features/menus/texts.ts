/** Texts of the row of categories. */
export const menuTexts = {
  label: 'Categories',
  all: 'All Categories',
} as const;
