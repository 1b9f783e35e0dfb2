/** Texts of the screen that sorts dishes. */
export const arrangingTexts = {
  page: {
    title: 'Sort dishes',
    lead: 'The order in which customers see them. The first four that can be ordered are the favourites of the home page.',
  },
  menu: 'Show',
  allMenus: 'All dishes',
  none: 'No dishes here yet',
  earlier: 'Earlier dishes',
  later: 'More dishes',
  unavailable: 'Unavailable',
  failed: 'Failed to move the dish. The list shows the stored order.',
} as const;
