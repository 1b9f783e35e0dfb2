import type { WireSubscriber } from '#domain/subscribers/attributes.ts';

/** Texts of the admin screen of subscribers. */
export const subscriberTexts = {
  page: { title: 'Newsletter', lead: 'Who asked for news from the kitchen.' },
  list: {
    label: 'Subscribers',
    unit: (count: number) => (count === 1 ? 'address' : 'addresses'),
    loading: 'Loading subscribers...',
    failed: 'Failed to load subscribers',
    empty: 'No subscribers yet',
    emptyHint: 'Whoever asks for the newsletter will show up here.',
  },
  columns: { email: 'Email', state: 'State', since: 'Since' },
  states: {
    confirmed: 'Confirmed',
    pending: 'Not confirmed yet',
    unsubscribed: 'Unsubscribed',
  } satisfies Record<WireSubscriber['state'], string>,
  everybody: 'Everybody',
  search: 'Search subscribers',
  searchHint: 'Part of an address',
  exportCsv: 'Export confirmed as CSV',
  saving: 'Saving...',
  saved: (count: number) => (count === 1 ? 'Saved 1 address' : `Saved ${count} addresses`),
  nothingToSave: 'No confirmed address to save',
  saveFailed: 'The addresses could not be saved',
} as const;
