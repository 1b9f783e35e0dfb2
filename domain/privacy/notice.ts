import type { WireCollections } from '#domain/collections.ts';

/** The version of the privacy notice that people consent under. A notice that says something else gets a new one. */
export const NOTICE_VERSION = '2026-12-02';

/** Kinds of data that end by their age. */
export type KeptKind =
  | 'carts'
  | 'orders'
  | 'messages'
  | 'grievances'
  | 'logs'
  | 'audits'
  | 'mails'
  | 'subscribers';

/** After how many days each kind of data ends; null: not by its age. */
export type KeptDays = Record<KeptKind, number | null>;

interface NoticeItem {
  /** The collections that hold the data; 'files' are uploaded pictures, 'identities' linked sign-ins. */
  collections: readonly (keyof WireCollections | 'files' | 'identities')[];
  keptKind?: KeptKind;
}

/** What the privacy notice lists: each kind of personal data once (COMPLY-12). The words are those of the page. */
export const NOTICE_ITEMS = {
  account: { collections: ['users', 'identities', 'notices'] },
  addresses: { collections: ['addresses'] },
  cart: { collections: ['carts'], keptKind: 'carts' },
  orders: {
    collections: ['orders', 'orderEvents', 'orderChanges', 'orderRevisions'],
    keptKind: 'orders',
  },
  allergies: { collections: ['orderAllergies'] },
  money: { collections: ['payments', 'paymentSightings', 'refunds', 'invoices'] },
  balance: { collections: ['ledgerEntries', 'topUps', 'statements', 'balanceRefunds'] },
  plans: { collections: ['mealSubscriptions', 'mealPauses', 'meals', 'companyMembers'] },
  problems: { collections: ['orderIssues', 'files'] },
  door: { collections: [] },
  reviews: { collections: ['reviews'] },
  complaints: { collections: ['grievances'], keptKind: 'grievances' },
  messages: { collections: ['messages'], keptKind: 'messages' },
  mails: { collections: ['mails', 'customerMessages'], keptKind: 'mails' },
  newsletter: { collections: ['subscribers', 'consents'], keptKind: 'subscribers' },
  alerts: { collections: ['pushSubscriptions'] },
  riding: { collections: ['riderShifts', 'riderPhones', 'riderPoints', 'rides'] },
  wishes: { collections: ['dishAlerts'] },
  favourites: { collections: ['favourites'] },
  logs: { collections: [], keptKind: 'logs' },
  work: { collections: ['audits'], keptKind: 'audits' },
} as const satisfies Record<string, NoticeItem>;

export type NoticeItemName = keyof typeof NOTICE_ITEMS;
