import { comparableLetters } from '#domain/comparing.ts';
import { DISH_TYPES, type DishType } from '#domain/dishes/kinds.ts';

/** Veg marks as files write them. What says none is never given one. */

const words = (listed: string): readonly string[] => listed.split(' ').map(comparableLetters);

/** Words that say it wherever they stand, also in brackets after a name. */
const VEG_WORDS = words('veg v vegetarian pureveg शाकाहारी वेज சைவம் வெஜ்');
const NON_VEG_WORDS = words('nonveg nv nonvegetarian मांसाहारी नॉनवेज அசைவம் நான்வெஜ்');
/** What else a column of marks says. */
const VEG = [...VEG_WORDS, ...words('yes y true 1 हाँ हां ஆம்')];
const NON_VEG = [...NON_VEG_WORDS, ...words('no n false 0 egg नहीं இல்லை')];

/** Circles in the colours of the marks, as menus in chats have them. */
const CIRCLES: Readonly<Record<string, DishType>> = { '🟢': 'veg', '🔴': 'non-veg', '🟤': 'non-veg' };
const ANY_CIRCLE = /🟢|🔴|🟤/u;

/** The type of a dish in the words of the file format; other texts as they are. */
export function dishType(typed: string): string {
  const word = comparableLetters(typed);
  if (VEG.includes(word)) return 'veg';
  return NON_VEG.includes(word) ? 'non-veg' : (CIRCLES[typed.trim()] ?? typed);
}

/** The veg mark that a cell or a tag says; undefined for other texts. */
export const markOf = (typed: string): DishType | undefined =>
  DISH_TYPES.find((type) => type === dishType(typed));

/** The mark that a word beside a name says: 'V', 'non-veg', but not 'egg', which is part of names. */
function wordMark(typed: string): DishType | undefined {
  const word = comparableLetters(typed);
  if (word !== '' && VEG_WORDS.includes(word)) return 'veg';
  return word !== '' && NON_VEG_WORDS.includes(word) ? 'non-veg' : undefined;
}

/** Takes circles and bracketed words such as '(V)' or '[non-veg]' out of a name. Two marks that disagree are none. */
export function markedText(typed: string): { text: string; mark: DishType | undefined } {
  const found: DishType[] = [];
  const text = typed
    .replace(new RegExp(ANY_CIRCLE, 'gu'), (circle) => {
      found.push(CIRCLES[circle] as DishType);
      return ' ';
    })
    .replace(/[([]([^()[\]]{1,20})[)\]]/gu, (whole, inside: string) => {
      const mark = wordMark(inside);
      if (mark) found.push(mark);
      return mark ? ' ' : whole;
    })
    .replace(/\s+/gu, ' ')
    .trim();
  return { text, mark: new Set(found).size === 1 ? found[0] : undefined };
}
