/** What the row of categories says. */
export const menuTexts = {
  label: 'Categories',
  all: 'All Categories',
} as const;
