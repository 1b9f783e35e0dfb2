import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';

/** How the kitchen is reached. */
export const contactTexts = {
  /** The address of an invented kitchen, which a new site shows until its owner has written their own. */
  address: PAGE_DEFAULTS.shop.address,
  call: 'Call the kitchen',
} as const;

/** A line of the kitchen's address: the default address in the letters of the page's language, another as the owner wrote it. */
export const addressLine = (texts: { address: readonly string[] }, line: string): string =>
  texts.address[PAGE_DEFAULTS.shop.address.indexOf(line)] ?? line;
