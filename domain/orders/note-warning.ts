/**
 * Which notes of customers the kitchen must not miss (BOARD-19): what somebody does not tolerate, and what is to be left out.
 * It reads English, Hindi and Tamil, these two in Latin letters, too, as customers type them. A note too many in red costs a glance, one too
 * few may harm somebody, so in doubt a note warns.
 */
import { comparable } from '#domain/comparing.ts';

/**
 * - `allergy`: somebody does not tolerate something
 * - `without`: something is to be left out
 */
export type NoteWarning = 'allergy' | 'without';

/** The beginnings of words about what somebody does not tolerate. */
const ALLERGY = [
  'allerg',
  'alerg',
  'anaphyla',
  'epipen',
  'intoleran',
  'coeliac',
  'celiac',
  'elarji',
  'alarji',
  'एलर्ज',
  'ऐलर्ज',
  'अलर्ज',
  'ऍलर्ज',
  'அலர்ஜ',
  'அலெர்ஜ',
  'ஒவ்வாமை',
  'ஒத்துக்க',
  'ovvamai',
  'othukka',
];

/** Whole words, or words one after another, that ask to leave something out. */
const WITHOUT = [
  'without',
  'w/o',
  'avoid',
  'omit',
  'skip',
  'remove',
  'exclude',
  'leave out',
  'hold the',
  'jain',
  'bina',
  'baghair',
  'bagair',
  'nahi',
  'nahin',
  'nhi',
  'बिना',
  'बगैर',
  'बग़ैर',
  'मत',
  'नहीं',
  'नही',
  'परहेज',
  'परहेज़',
  'मना',
  'हटा',
  'छोड़कर',
  'जैन',
  'vendam',
  'vendaam',
  'venam',
  'venaam',
  'illama',
  'illamal',
  'podama',
  'podamal',
];

/** 'Peanut-free' and 'gluten free': any word before 'free', but for those of 'feel free' and 'for free'. */
const FREE = /(?<!\p{L})(?!feel|for|are|is|be|it|get|the)\p{L}{3,}[- ]free(?!\p{L})/u;
/** "don't add", 'do not put', 'cannot eat', 'not too spicy' and the like. */
const NOT = /(?<!\p{L})(?:do ?n[o']?t|does ?n[o']?t|ca ?n[o']?t|not|never)(?!\p{L})/u;
/** 'mat dalna': the Latin 'mat' alone may lie in front of a door. */
const MAT = /(?<!\p{L})(?:mat|na) (?:da+l|lag|kar|de|rakh)/u;
/** 'न डालें', with any ending. */
const NA = /(?<![\p{L}\p{M}])(?:न|ना) (?:डाल|लगा|दे|हो)/u;
/** 'வெங்காயம் வேண்டாம்', 'பூண்டில்லாமல்', 'போடாதீங்க': words that ask to leave something out are joined with others. */
const JOINED = /வேண்டா[மத]|வேணாம்|[இி]ல்லாம|போடா[தம]|சேர்க்கா[தம]|தவிர்|கூடாது/u;
/** 'No onion', but not 'house no 12', 'no hurry' and 'no problem'. */
const NO =
  /(?<!(?:house|flat|door|room|plot|gate|phone|mobile|order|table|shop|block|wing|floor|contact|lane|sector|site|bus|serial) )(?<!\p{L})no (?!hurry|rush|problem|worr|need|issue|doubt|matter|one(?!\p{L})|idea|pressure)\p{L}/u;

/** Phrases with words of the lists above that ask for nothing. */
const HARMLESS = [
  'कोई बात नहीं',
  'जल्दी नहीं',
  'koi baat nahi',
  'jaldi nahi',
  'do not worry',
  'dont worry',
  "don't worry",
  'not urgent',
  'அவசரம் வேண்டாம்',
  'avasaram vendam',
];

/** As texts are compared, with straight apostrophes. */
const plain = (note: string): string => comparable(note.replaceAll(/[’‘`´]/gu, "'"));

const spelled = (words: readonly string[]): string =>
  words.map((word) => plain(word).replaceAll(/[/.]/gu, '\\$&')).join('|');

/** Devanagari writes vowels as marks, so that `\b` does not find the ends of its words. */
const BEGINNING = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spelled(ALLERGY)})`, 'u');
const WORDS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spelled(WITHOUT)})(?![\\p{L}\\p{M}])`, 'u');
const ASKS_NOTHING = new RegExp(spelled(HARMLESS), 'gu');

/** What a note warns of; null if it says nothing that the kitchen must not miss. */
export function noteWarning(note: string | null | undefined): NoteWarning | null {
  const text = plain(note ?? '').replaceAll(ASKS_NOTHING, ' ');
  if (BEGINNING.test(text)) return 'allergy';
  return [WORDS, FREE, NOT, NO, MAT, NA, JOINED].some((words) => words.test(text)) ? 'without' : null;
}
