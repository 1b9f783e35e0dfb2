/**
 * Which notes of customers the kitchen must not miss (BOARD-19): what somebody does not tolerate, and what is to be left out. Its words
 * are columns of each language (domain/languages/typed-words). How hot it is cooked is no warning. A note too many in red costs a glance, one too few may harm somebody,
 * so in doubt a note warns.
 */
import { comparable } from '#domain/comparing.ts';
import { ALL_TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { phrasePattern, wordPattern } from '#domain/languages/typed-words/word-pattern.ts';

/**
 * - `allergy`: somebody does not tolerate something
 * - `without`: something is to be left out
 */
export type NoteWarning = 'allergy' | 'without';

const ALLERGY = wordPattern(ALL_TYPED_WORDS.flatMap(({ allergy }) => allergy));
const LEAVE_OUT = [
  wordPattern(ALL_TYPED_WORDS.flatMap(({ leaveOut }) => leaveOut)),
  ...ALL_TYPED_WORDS.flatMap(({ leaveOutPatterns }) => leaveOutPatterns),
];
const HARMLESS = phrasePattern(ALL_TYPED_WORDS.flatMap(({ harmless }) => harmless));
const SPICE_LEVEL = new RegExp(wordPattern(ALL_TYPED_WORDS.flatMap(({ spiceLevels }) => spiceLevels)), 'gu');

/** As texts are compared, with straight apostrophes. */
const plain = (note: string): string => comparable(note.replaceAll(/[’‘`´]/gu, "'"));

/** What a note warns of; null if it says nothing that the kitchen must not miss. */
export function noteWarning(note: string | null | undefined): NoteWarning | null {
  const text = plain(note ?? '')
    .replaceAll(HARMLESS, ' ')
    .replaceAll(SPICE_LEVEL, ' ');
  if (ALLERGY.test(text)) return 'allergy';
  return LEAVE_OUT.some((words) => words.test(text)) ? 'without' : null;
}

/** The first word of a note and its colon, dash or exclamation mark. */
const HEADING = /^\s*([\p{L}\p{M}]+)\s*[:!–—-]+\s*(?=\S)/u;

/** A note about an allergy without a heading of its own ('ALLERGY: peanuts'), for where such a heading stands before it. */
export function withoutAllergyHeading(note: string): string {
  const [heading = '', word = ''] = HEADING.exec(note) ?? [];
  return ALLERGY.test(plain(word)) ? note.slice(heading.length) : note;
}
