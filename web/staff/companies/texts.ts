import { companyAttributes } from '#domain/companies/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of companies, for owners and managers. */
export const companyAdminTexts = {
  page: { title: 'Companies', lead: 'Offices whose people eat separately, on one house account.' },
  one: { title: 'Company' },
  all: 'Subscribers',
  add: 'New company',
  loading: 'Loading the company...',
  loadFailed: 'The company could not be loaded',
  none: 'No companies yet.',
  noneHint: 'An office that takes meals for its people gets one statement a month.',
  closed: 'Pays for no meals',
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  change: 'Change',
  ledger: 'House account and statements',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  noGstin: 'No GSTIN',
  fields: rowWords(companyAttributes),
  saved: 'Company saved',
  failed: 'That did not work. Please try again.',
  gone: 'There is no such company any more.',
} as const;
