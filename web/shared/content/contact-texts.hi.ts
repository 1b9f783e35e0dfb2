import type { Translated } from '#domain/languages/translations.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import type { contactTexts } from './contact-texts.ts';

/** The lines of the default address, in the order of the English ones. */
const LINES = ['12 टेंपल रोड, मल्लेश्वरम', 'बेंगलुरु 560003'];

export const contactTextsHindi: Translated<typeof contactTexts> = {
  addressLine: (line) => LINES[PAGE_DEFAULTS.shop.address.indexOf(line)] ?? line,
};
