import { comparableLetters } from '#domain/comparing.ts';
import { DISH_TYPES, type DishType } from '#domain/dishes/kinds.ts';
import { namesByHeading } from '#domain/imports/columns.ts';
import { type Paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { MAX_CHOICES } from '#domain/option-groups/attributes.ts';
import { MAX_OPTION_NAME } from '#domain/option-groups/choice.ts';

/**
 * The columns of a menu as kitchens have it in a spreadsheet: named in their own words, in English or Hindi, with a price for
 * half and for full, and add-ons in one cell: 'Cheese +20; Butter +15' (ADMIN-108).
 */

/** Columns that are no attribute of a dish: they become option groups. */
export const OPTION_COLUMNS = ['half', 'full', 'addOns'] as const;

/** What else kitchens call a column. Case, spaces and signs do not matter. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  name: ['item', 'items', 'item name', 'dish', 'dish name', 'product', 'नाम', 'डिश', 'आइटम', 'व्यंजन', 'पकवान'],
  menu: ['category', 'section', 'group', 'course', 'type of dish', 'श्रेणी', 'मेन्यू', 'मेनू', 'वर्ग', 'कैटेगरी'],
  description: ['details', 'about', 'ingredients', 'विवरण', 'जानकारी'],
  price: [
    'rate',
    'amount',
    'mrp',
    'cost',
    'rs',
    'price rs',
    'price inr',
    'selling price',
    'दाम',
    'कीमत',
    'मूल्य',
    'रेट',
  ],
  type: ['veg', 'veg nonveg', 'veg or nonveg', 'diet', 'food type', 'शाकाहारी', 'वेज', 'वेज नॉनवेज'],
  imgUrl: ['picture', 'photo', 'image', 'image url', 'फ़ोटो', 'फोटो', 'तस्वीर'],
  half: ['half price', 'half plate', 'हाफ', 'हाफ़', 'आधा', 'आधी प्लेट'],
  full: ['full price', 'full plate', 'फुल', 'फ़ुल', 'पूरा', 'पूरी प्लेट'],
  addOns: ['addons', 'add ons', 'extras', 'extra', 'toppings', 'ऐडऑन', 'एक्स्ट्रा', 'अतिरिक्त', 'साथ में'],
};

const HEADERS = namesByHeading(ALIASES);

/** The column that a heading means; undefined for an unknown one. */
export const ownerHeader = (typed: string): string | undefined => HEADERS.get(comparableLetters(typed));

const VEG = words('yes y true 1 veg v vegetarian pureveg शाकाहारी वेज हाँ हां ஆம் சைவம் வெஜ்');
const NON_VEG = words('no n false 0 nonveg nv egg nonvegetarian मांसाहारी नॉनवेज नहीं இல்லை அசைவம் நான்வெஜ்');

function words(listed: string): readonly string[] {
  return listed.split(' ').map(comparableLetters);
}

/** Circles in the colours of the marks, as menus in chats have them. */
const CIRCLES: Readonly<Record<string, DishType>> = { '🟢': 'veg', '🔴': 'non-veg', '🟤': 'non-veg' };

/** The type of a dish in the words of the file format; other texts as they are. */
export function dishType(typed: string): string {
  const word = comparableLetters(typed);
  if (VEG.includes(word)) return 'veg';
  return NON_VEG.includes(word) ? 'non-veg' : (CIRCLES[typed.trim()] ?? typed);
}

/** The veg mark that a text says; undefined for other texts. */
const markOf = (typed: string): DishType | undefined => DISH_TYPES.find((type) => type === dishType(typed));

/** A choice of an option group, with what it adds to the price of the dish. */
export interface FileChoice {
  name: string;
  price: Paise;
  /** Its veg mark, if the file says one. */
  mark?: DishType;
}

/** An option group as a line of a file has it. */
export interface FileGroup {
  name: string;
  min: number;
  max: number;
  choices: readonly FileChoice[];
  /** Whether the choices are the dish itself, less or more of it. */
  isPortion: boolean;
}

/** The longest text of one add-on with its price, in characters. */
const LONGEST_ADD_ON = 100;
const ADD_ON = /^(.+?)[\s:=-]*(?:\+\s*)?(?:₹|rs\.?)?\s*(\d+(?:\.\d{1,2})?)\s*(?:\/-)?$/i;

/** The name of an add-on and its mark: 'Cheese', 'Egg (non-veg)', '🟢 Butter'. */
function markedName(typed: string): Pick<FileChoice, 'name' | 'mark'> {
  const [, before = '', name = '', after = ''] =
    /^(🟢|🔴|🟤)?\s*(.*?)\s*(?:[([]([^()[\]]+)[)\]])?$/u.exec(typed.trim()) ?? [];
  const mark = markOf(before) ?? markOf(after);
  return mark === undefined || name === '' ? { name: typed.trim() } : { name, mark };
}

/**
 * The add-ons of a cell: 'Cheese +20; Egg (non-veg) ₹15'; one for nothing is '+0'. Undefined if one of them has no price or too long
 * a name, or if they are too many for a group.
 */
export function readAddOns(cell: string): FileChoice[] | undefined {
  const choices = cell
    .split(/[;\n|]/)
    // Single spaces: the expression would try each of many in turn.
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((part) => {
      const [, name = '', amount = ''] = (part.length <= LONGEST_ADD_ON && part.match(ADD_ON)) || [];
      const price = parseAmount(amount);
      const isLong = name.trim().length > MAX_OPTION_NAME;
      return name.trim() === '' || isLong || price === undefined ? undefined : { ...markedName(name), price };
    });
  return choices.length <= MAX_CHOICES && choices.every((choice) => choice !== undefined)
    ? choices
    : undefined;
}

/** The cells of a line that become its price and its option groups. */
export interface OwnerCells {
  price: string | undefined;
  half: string | undefined;
  full: string | undefined;
  addOns: string | undefined;
}

export interface OwnerLine {
  /** The text for the dish's price: what half costs where there are both. */
  price: string | undefined;
  groups: readonly FileGroup[];
  /** Columns that cannot be read. */
  wrong: readonly ('half' | 'full' | 'addOns')[];
}

/** The names of the groups and choices that a file makes, in the language of the page that sends it. */
export interface GroupNames {
  portion: string;
  half: string;
  full: string;
  addOns: string;
}

const given = (text: string | undefined): string | undefined =>
  text?.trim() === '' ? undefined : text?.trim();

/** Reads half, full and add-ons of a line. With one of both prices the dish simply costs that. */
export function readOwnerCells(cells: OwnerCells, names: GroupNames): OwnerLine {
  const half = given(cells.half);
  const full = given(cells.full);
  const addOns = readAddOns(cells.addOns ?? '');
  const groups: FileGroup[] = [];
  const wrong: OwnerLine['wrong'][number][] = addOns === undefined ? ['addOns'] : [];
  let price = given(cells.price) ?? full ?? half ?? cells.price;
  if (half !== undefined && full !== undefined) {
    const [less, more] = [parseAmount(half), parseAmount(full)];
    if (less === undefined) wrong.push('half');
    if (more === undefined) wrong.push('full');
    if (less !== undefined && more !== undefined) {
      price = half;
      const choices = [
        { name: names.half, price: ZERO_PAISE },
        { name: names.full, price: (more - less) as Paise },
      ];
      groups.push({ name: names.portion, min: 1, max: 1, choices, isPortion: true });
    }
  }
  if (addOns && addOns.length > 0)
    groups.push({ name: names.addOns, min: 0, max: addOns.length, choices: addOns, isPortion: false });
  return { price, groups, wrong };
}
