/** Texts of the page that the service worker shows if it has no copy of what was asked for. */
export const offlinePageTexts = {
  title: 'You are offline',
  text: 'This page is not stored on your phone, so it opens once you are connected again. Nothing was ordered or lost.',
  again: 'Try again',
  menu: 'The last menu',
  orders: 'My orders',
} as const;
