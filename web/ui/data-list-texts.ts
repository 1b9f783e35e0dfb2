/** What every long list of the admin area says; each list has texts of its own besides. */
export const dataListTexts = {
  nothingFound: 'Nothing found',
  clear: 'Clear search and filters',
  tryAnother: 'Try another word, or fewer of them.',
  loading: 'Loading...',
  loadMore: 'Load more',
} as const;
