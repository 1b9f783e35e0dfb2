/** Texts of every long list of the admin area; each list also has its own. */
export const dataListTexts = {
  nothingFound: 'Nothing found',
  clear: 'Clear search and filters',
  tryAnother: 'Try another word, or fewer of them.',
  loading: 'Loading...',
  loadMore: 'Load more',
} as const;
