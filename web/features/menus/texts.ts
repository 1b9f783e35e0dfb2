/** What the row of categories says. */
export const menuTexts = {
  label: 'Categories',
  all: 'All Categories',
  loadFailed: 'Failed to load menus',
} as const;
