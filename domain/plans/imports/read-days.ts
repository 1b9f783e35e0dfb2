import { comparable, comparableName } from '#domain/comparing.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';

/** Days of the week as people write them in lists of subscribers (PLAN-38). */

const SHORTEST_DAY = 3;
/** The number of the day that a name begins, from Monday; -1 if it is none. */
export const dayNamed = (name: string): number =>
  name.length < SHORTEST_DAY ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name));

/** What else days are called, from Monday: letters that mean one day only, and names in other languages. */
const CALLED = [
  'm som somvar somwar सोम सोमवार திங்கள்',
  'mangal mangalvar mangalwar मंगल मंगलवार செவ்வாய்',
  'w weds budh budhvar budhwar बुध बुधवार புதன்',
  'guru guruvar guruwar गुरु गुरुवार बृहस्पति बृहस्पतिवार वीरवार வியாழன்',
  'f shukra shukravar shukrawar शुक्र शुक्रवार வெள்ளி',
  'shani shanivar shaniwar शनि शनिवार சனி',
  'ravi ravivar raviwar itvar itwar रवि रविवार इतवार ஞாயிறு',
];
const NUMBERS = new Map(
  CALLED.flatMap((names, day) => names.split(' ').map((name) => [comparableName(name), day] as const)),
);
const namesOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(comparableName));

/** Every day that the plan has. */
const EVERY = namesOf([
  'daily',
  'all days',
  'every day',
  'everyday',
  'all',
  'रोज़',
  'रोज़ाना',
  'प्रतिदिन',
  'हर दिन',
  'सभी दिन',
]);
/** Letters in the order of the week, of which only the whole says which T and S are meant. */
const SAID: ReadonlyMap<string, readonly number[]> = new Map([
  ['mwf', [0, 2, 4]],
  ['tts', [1, 3, 5]],
  ['mtwtf', [0, 1, 2, 3, 4]],
  ['mtwtfs', [0, 1, 2, 3, 4, 5]],
  ['mtwtfss', [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', [0, 1, 2, 3, 4]],
  ['week days', [0, 1, 2, 3, 4]],
  ['weekend', [5, 6]],
  ['weekends', [5, 6]],
]);
const UNTIL = namesOf(['-', 'to', 'till', 'until', 'through', 'thru', 'से', 'se']);
const BETWEEN = namesOf(['and', 'aur', 'और', 'तक', 'tak']);
const NOT_BEFORE = /^(?:(?:all(?: days)?|daily|every ?day) )?(?:except|but|not?|without|excluding) (.+)$/u;
const NOT_AFTER = /^(.+?) (?:को )?(?:छोडकर|नहीं)$/u;

const numberOf = (word: string): number => {
  const begun = dayNamed(word);
  return begun >= 0 ? begun : (NUMBERS.get(word) ?? -1);
};

/** The numbers of days that are named one by one or from one to another; undefined if a word is none. */
function namedDays(text: string): Set<number> | undefined {
  const words = text.replace(/\s*\p{Pd}\s*/gu, ' - ').split(/[\s,.;/+&]+/u);
  const found = new Set<number>();
  let from = -1;
  let isRange = false;
  for (const word of words.filter((each) => each !== '' && !BETWEEN.has(each))) {
    if (UNTIL.has(word)) {
      if (from < 0 || isRange) return undefined;
      isRange = true;
      continue;
    }
    const day = numberOf(word);
    if (day < 0 || (isRange && day < from)) return undefined;
    for (let each = isRange ? from : day; each <= day; each++) found.add(each);
    from = isRange ? -1 : day;
    isRange = false;
  }
  return isRange ? undefined : found;
}

/**
 * Days as people write them: 'Mon to Sat', 'mon, wed', 'MWF', 'except Sunday', 'सोम-शनि'; undefined if they are none, or if nobody can
 * say which. Empty: every day that the plan has, which is also 'daily'.
 */
export function readDays(typed: string): Weekday[] | undefined {
  const text = comparableName(typed);
  if (EVERY.has(text)) return [];
  const said = SAID.get(text);
  if (said) return said.map((day) => WEEKDAYS[day] as Weekday);
  const rest = (NOT_BEFORE.exec(text) ?? NOT_AFTER.exec(text))?.[1];
  const named = namedDays(rest ?? text);
  if (!named || (rest !== undefined && named.size === 0)) return undefined;
  return WEEKDAYS.filter((_, day) => named.has(day) !== (rest !== undefined));
}

const EVERY_OTHER = namesOf([
  'alternate',
  'alternate days',
  'alternate day',
  'alt days',
  'every other day',
  'एक दिन छोड़कर',
]);
const TO_S = /^m\s*(?:\p{Pd}|to)\s*s$/u;

/** The days that a text may mean of which nobody but its writer knows which; none if it means some, or no days at all. */
export function daysThatMayBe(typed: string): readonly string[] {
  if (EVERY_OTHER.has(comparableName(typed))) return ['Mon, Wed, Fri', 'Tue, Thu, Sat'];
  return TO_S.test(comparable(typed)) ? ['Mon-Sat', 'Mon-Sun'] : [];
}
