import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';

/** The address that a new kitchen has until its owner writes another. */
export const contactTexts = {
  address: PAGE_DEFAULTS.shop.address,
} as const;

/** A line of the kitchen's address: the default address in the letters of the page's language, another as the owner wrote it. */
export const addressLine = (texts: { address: readonly string[] }, line: string): string =>
  texts.address[PAGE_DEFAULTS.shop.address.indexOf(line)] ?? line;
