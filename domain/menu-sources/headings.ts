import { comparableLetters } from '#domain/comparing.ts';
import { namesByHeading } from '#domain/imports/columns.ts';
import { FIRST_LANGUAGE, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';

/**
 * What the columns of a menu are called: in the words of kitchens, in English or Hindi, with a price for half and for full, and
 * add-ons in one cell: 'Cheese +20; Butter +15' (ADMIN-108).
 */

/** Columns that are no attribute of a dish: they become option groups and marks. */
export const OPTION_COLUMNS = ['half', 'full', 'addOns', 'variants', 'tags'] as const;
/** A column that numbers the lines. */
export const SERIAL = 'serial';

/** What a column is chosen as that is read as nothing, whatever its heading says. */
export const LEFT_OUT = 'leftOut';

/** What else kitchens call a column. Case, spaces and signs do not matter. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  name: [
    ...['item', 'items', 'item name', 'dish', 'dish name', 'dishes', 'product', 'product name', 'food item'],
    ...['menu item', 'particulars', 'name of dish', 'name of item', 'name english', 'english name'],
    ...['नाम', 'डिश', 'आइटम', 'व्यंजन', 'पकवान'],
  ],
  menu: [
    ...['category', 'categories', 'cat', 'section', 'group', 'course', 'type of dish', 'item category'],
    ...['category name', 'sub category', 'menu category', 'श्रेणी', 'मेन्यू', 'मेनू', 'वर्ग', 'कैटेगरी'],
  ],
  description: ['details', 'about', 'ingredients', 'desc', 'item description', 'विवरण', 'जानकारी'],
  price: [
    ...[
      'rate',
      'amount',
      'mrp',
      'cost',
      'rs',
      'price rs',
      'price inr',
      'selling price',
      'rate rs',
      'item price',
    ],
    ...['base price', 'price in rs', 'दाम', 'कीमत', 'मूल्य', 'रेट', 'भाव', 'रुपये'],
  ],
  type: [
    ...[
      'veg',
      'veg nonveg',
      'veg or nonveg',
      'diet',
      'food type',
      'v n',
      'v nv',
      'veg non',
      'dietary',
      'item type',
    ],
    ...['शाकाहारी', 'वेज', 'वेज नॉनवेज'],
  ],
  imgUrl: ['picture', 'photo', 'image', 'image url', 'फ़ोटो', 'फोटो', 'तस्वीर'],
  half: ['half price', 'half plate', 'half rate', 'हाफ', 'हाफ़', 'आधा', 'आधी प्लेट'],
  full: ['full price', 'full plate', 'full rate', 'फुल', 'फ़ुल', 'पूरा', 'पूरी प्लेट'],
  addOns: ['addons', 'add ons', 'extras', 'extra', 'toppings', 'ऐडऑन', 'एक्स्ट्रा', 'अतिरिक्त', 'साथ में'],
  variants: ['variant', 'variations', 'variant size group', 'sizes', 'portions', 'variant prices'],
  tags: ['tag', 'labels'],
  [SERIAL]: ['sr', 'sr no', 'sno', 's no', 'sl', 'sl no', 'no', 'serial', 'serial no', 'क्रम', 'क्रमांक', 'क्र'],
};

const HEADERS = namesByHeading(ALIASES);

const ENGLISH_NAMES = new Intl.DisplayNames(FIRST_LANGUAGE, { type: 'language' });

/** A column of texts in another language, such as `name:hi`. */
function translatedHeader(typed: string): string | undefined {
  const words = typed.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  for (const language of OTHER_LANGUAGES) {
    const names = [...TYPED_WORDS[language].called, ENGLISH_NAMES.of(language) ?? ''];
    const rest = words.filter((word) => !names.map(comparableLetters).includes(comparableLetters(word)));
    if (rest.length === words.length) continue;
    const column = rest.length === 0 ? 'name' : HEADERS.get(comparableLetters(rest.join(' ')));
    if (column === 'name' || column === 'description') return `${column}:${language}`;
  }
  return undefined;
}

/** Words after which a heading means something else: an 'item code' is no item. */
const OTHERWISE =
  /\b(?:code|id|no|number|sku|hsn|tax|gst|rank|order|url|image|time|date|qty|quantity|stock|status|discount|cost|type|tags?)\b/i;

/** The column that a heading means; undefined for an unknown one. */
export const ownerHeader = (typed: string): string | undefined =>
  HEADERS.get(comparableLetters(typed)) ?? translatedHeader(typed);

/** No heading is longer (characters). */
const LONGEST = 200;

/** The column that a heading seems to mean without what stands in brackets or quotation marks, else by its first words. */
export function likelyHeader(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const plain = typed.replace(/\([^()]*\)|\[[^[\]]*\]|"[^"]*"/g, ' ').trim();
  const exact = plain === '' ? undefined : ownerHeader(plain);
  if (exact !== undefined) return exact;
  const words = plain.split(/[\s,;:/–-]+/u).filter(Boolean);
  for (let length = words.length - 1; length > 0; length--) {
    const column = ownerHeader(words.slice(0, length).join(' '));
    if (column !== undefined) return OTHERWISE.test(words.slice(length).join(' ')) ? undefined : column;
  }
  return undefined;
}
