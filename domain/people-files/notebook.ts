import { comparableName } from '#domain/comparing.ts';
import type { NamedPlan, SubscriberNames } from '#domain/plans/imports/listed-subscription.ts';
import { daysThatMayBe, readDays } from '#domain/plans/imports/read-days.ts';
import type { PersonColumn } from './people-file.ts';
import { namesBalance, readBalance, saysBalance } from './typed-balance.ts';
import { plainText } from './typed-texts.ts';

/** A line of a notebook or a chat: a name, a number and what else stands there, in any order and without columns. */

export type Cells = Partial<Record<PersonColumn, string>>;

/** Words that stand together as one value have no more parts, such as 'Mon to Sat' or '+91 98450 11111'. */
const MOST_WORDS = 5;
/** Bullets and numbers before a line. */
const MARKER = /^(?:[\s•●○▪►➤✓✔*–—-]|\p{Nd}{1,3}[.)]\s*)+/u;
/** What stands between values. */
const AROUND = /^[\s,;:|/*_–—-]+|[\s,;:|/*_–—-]+$/gu;
/** Digits of a number, and what may stand between and around them. */
const OF_NUMBER = /^[+(]?[\p{Nd}][\p{Nd}().\p{Pd}]*$/u;
/** A pincode ends an address: it is no amount. */
const PINCODE = /^[1-9]\d{5}$/;
/** Names of single days that no name of a person is. */
const ONE_DAY = /^(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day)?$|वार$/u;

const trimmed = (text: string): string => text.replace(AROUND, '');

interface Found {
  from: number;
  /** The first word after it. */
  to: number;
  text: string;
}

/** The longest runs of words that are something, none of which overlap, from left to right. */
function runs(words: readonly string[], isOne: (text: string) => boolean): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    const least = Math.min(words.length, from + MOST_WORDS);
    for (let to = least; to > from; to--) {
      const text = trimmed(words.slice(from, to).join(' '));
      if (words[from] === '' || text === '' || !isOne(text)) continue;
      found.push({ from, to, text });
      from = to - 1;
      break;
    }
  }
  return found;
}

const areDays = (text: string): boolean => {
  if (daysThatMayBe(text).length > 0) return true;
  const days = readDays(text);
  if (days === undefined || /\d/.test(text)) return false;
  // Empty means daily here; a single day may be part of a name.
  return days.length !== 1 || ONE_DAY.test(comparableName(text));
};

const isPlan = (text: string, plans: readonly NamedPlan[]) =>
  plans.some(({ name }) => comparableName(name) === comparableName(text));

/** Takes runs out of the words, so that a comma stands in their place. Returns their texts; undefined if there are none. */
function take(words: string[], isOne: (text: string) => boolean): string | undefined {
  const found = runs(words, isOne);
  for (const { from, to } of found) words.fill(',', from, to);
  return found.length === 0 ? undefined : found.map(({ text }) => text).join(', ');
}

/** A comma between the digits of an amount, such as 1,240, stays; others stand between values. */
const BETWEEN_VALUES = /(?<=[;|:]|,(?!\p{Nd}{2,3}(?!\p{Nd})))|(?=\/\s*$)/u;

const hasCurrency = (text: string) => /₹|rs|inr|\/-/iu.test(text);

/** The bare amount that ends a line, or that has a sign of money. Digits before it are a part of it, so that nobody reads half of it. */
function lastAmount(words: readonly string[]): Found | undefined {
  const isAmount = (text: string) =>
    /\d/.test(comparableName(text)) && readBalance(text, 'unclear') === 'unclear';
  const said = runs(words, isAmount).at(-1);
  if (!said || PINCODE.test(comparableName(said.text))) return undefined;
  const isLast = words.slice(said.to).every((word) => trimmed(word) === '');
  if (!isLast && !hasCurrency(said.text)) return undefined;
  let { from } = said;
  while (/^\p{Nd}+$/u.test(words[from - 1] ?? '')) from -= 1;
  return { ...said, from, text: trimmed(words.slice(from, said.to).join(' ')) };
}

const isNothing = (text: string) => /^\p{L}+$/u.test(text) && readBalance(text, 'unclear') === 0;

/** The balance among the words: with a word or a sign, or else a bare amount, of which only the writer knows what it means. */
function takeBalance(words: string[]): Cells {
  const balance = take(words, saysBalance) ?? take(words, isNothing);
  if (balance !== undefined) return { balance };
  const bare = lastAmount(words);
  if (bare) words.fill(',', bare.from, bare.to);
  return bare ? { amount: bare.text } : {};
}

/** What stands in a line, by its columns. A line without a number has all of it as its name. */
export function cellsOfLine(line: string, { plans, readPhone }: SubscriberNames): Cells {
  const said = plainText(line).replace(MARKER, '');
  const words = said
    .split(' ')
    .flatMap((word) => word.split(BETWEEN_VALUES))
    .filter(Boolean);
  const isPhone = (text: string) =>
    text.split(' ').every((each) => OF_NUMBER.test(each)) && readPhone(text) !== undefined;
  const phones = runs(words, isPhone);
  const [first] = phones;
  if (!first) return { name: said };
  for (const { from, to } of phones) words.fill('', from, to);
  const before = trimmed(words.slice(0, first.from).join(' '));
  const rest = words.slice(first.from);
  const balance = takeBalance(rest);
  const plan = take(rest, (text) => isPlan(text, plans));
  const days = take(rest, areDays);
  // A comma within an amount that can't be read is no end of a value.
  const parts = rest
    .join(' ')
    .split(/,(?!\p{Nd})|[;|]/u)
    .map(trimmed)
    .filter(Boolean);
  const unread = parts.filter(namesBalance);
  const [name = '', ...address] = before === '' ? parts : [before, ...parts];
  return {
    ...{ phone: phones.map(({ text }) => text).join(' / '), name, address: address.join(', ') },
    ...balance,
    ...(unread.length > 0 && { balance: [balance.balance, ...unread].filter(Boolean).join(', ') }),
    ...(plan !== undefined && { plan }),
    ...(days !== undefined && { days }),
  };
}
