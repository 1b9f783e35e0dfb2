/** Texts of the board about dishes that are sold out. */
export const boardStockTexts = {
  open: 'Sold out',
  title: 'Sold out',
  hint: 'Customers see it at once, on the menu and in their carts.',
  search: 'Search a dish',
  loading: 'Loading the dishes...',
  loadFailed: 'The dishes could not be loaded',
  none: 'No dish has this name.',
  /** The names of buttons, for screen readers. */
  soldOutFor: (dishName: string, time: string) => `${dishName} is sold out: ${time}`,
  switchOn: 'Back on',
  switchOnLabel: (dishName: string) => `${dishName} is available again`,
  nowOff: 'Sold out now',
  nowOn: 'Available',
} as const;
