import * as v from 'valibot';
import {
  FIRST_LANGUAGE,
  LANGUAGES,
  type Language,
  languageRow,
  OTHER_LANGUAGES,
} from '#domain/languages/languages.ts';
import { offeredLanguages } from '#domain/languages/offered.ts';
import { degrees } from './rules/numbers.ts';
import { email, line, phoneNumber, uploadedPicture } from './rules/texts.ts';
import { field, ownerText, type Section, several, type ValuesOf, withOwnNames } from './setting-rows.ts';

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The most lines of the address, and the most characters of one. */
const MOST_LINES = 4;
const MOST_IN_LINE = 100;
const ADDRESS = `must be 1 to ${MOST_LINES} lines of at most ${MOST_IN_LINE} characters`;
const addressLine = v.pipe(
  v.string(ADDRESS),
  v.trim(),
  v.minLength(1, ADDRESS),
  v.maxLength(MOST_IN_LINE, ADDRESS),
);
const address = v.pipe(
  v.array(addressLine, ADDRESS),
  v.minLength(1, ADDRESS),
  v.maxLength(MOST_LINES, ADDRESS),
);
const licence = v.pipe(v.string('must be 14 digits'), v.regex(/^(\d{14})?$/, 'must be 14 digits, or empty'));
const timeZone = v.pipe(
  v.string('must be a text'),
  v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata'),
);

const LANGUAGE = `must be a list of ${LANGUAGES.join(', ')}`;
const languages = v.pipe(
  v.array(v.picklist(LANGUAGES, LANGUAGE), LANGUAGE),
  v.transform((chosen): Language[] => offeredLanguages(chosen)),
);

/** The shop itself. */
export const shop = {
  isPublic: true,
  onEveryPage: true,
  title: 'The shop',
  settings: {
    /** What the shop is called, on pages, in mails and on bills. */
    name: ownerText('text', line(60), 'Rasoi', ['Name', 'On every page, in mails and on bills.']),
    /** One sentence about the kitchen; empty: the product's own. */
    tagline: ownerText('optionalText', line(160, 0), '', [
      'One sentence about your kitchen',
      'At the foot of every page and in search results. Left empty: ‘Home-style Indian food, cooked when you order and at your door within {minutes} minutes.’ {minutes} stands for the minutes that you promise.',
    ]),
    /** The address of an uploaded picture; empty: the logo that comes with the product. */
    logo: field('picture', uploadedPicture, '', [
      'Logo',
      'A square picture, beside the name. None: the logo that came with the site.',
    ]),
    /** The kitchen's phone number, as people read it. */
    phone: field('phone', phoneNumber, '+91 80 0000 1234', ['Phone', 'Customers and riders call it.']),
    email: field('email', email, 'namaste@rasoi.example', [
      'E-mail',
      'Customers write to it. Messages of the contact form have their own address below.',
    ]),
    /** The kitchen's address in lines; the last one is place and pincode. */
    address: ownerText(
      'address',
      address,
      ['12 Temple Road, Malleshwaram', 'Bengaluru 560003'],
      ['Address', 'One part a line; place and pincode last.'],
    ),
    /** The licence of the food authority, 14 digits; empty: not shown. */
    fssai: field('code', licence, '', [
      'FSSAI licence',
      '14 digits. Shown at the foot of every page and on bills.',
    ]),
    /** Where the kitchen is, in degrees. */
    latitude: field('degrees', degrees(90), 13.0031, ['Latitude (°)', 'Such as 13.0031.']),
    longitude: field('degrees', degrees(180), 77.5699, ['Longitude (°)', 'Such as 77.5699.']),
    /** The languages of its pages, mails and tickets; the first is always among them (LANG-12). */
    languages: withOwnNames(
      several<Language>(
        languages,
        LANGUAGES.filter((language) => language === FIRST_LANGUAGE || languageRow(language).isOfferedAtFirst),
        ['Languages besides English', 'Each has its own pages, and fields for the texts of your dishes.'],
        OTHER_LANGUAGES.map((language) => ({ value: language, words: [languageRow(language).name] })),
      ),
    ),
    /** The time zone of the kitchen, such as 'Asia/Kolkata'. Its days begin and end there. */
    timeZone: field('timeZone', timeZone, 'Asia/Kolkata', [
      'Time zone',
      'Where the kitchen’s days begin and end, such as Asia/Kolkata.',
    ]),
  },
} as const satisfies Section;

export type ShopSettings = ValuesOf<typeof shop.settings>;
