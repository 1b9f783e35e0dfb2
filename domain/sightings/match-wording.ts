import type { Paise } from '#domain/money.ts';
import { amountOf, isUtr } from './amounts.ts';
import { type Token, type Tokens, tokensOf } from './tokens.ts';
import type { Wording } from './wordings.ts';

/** Compares a text with a wording, word by word. No patterns of text are built from it, so that no text and no wording takes long. */

const SLOTS = ['amount', 'utr', 'vpa', 'tail', 'name', 'date', 'mask', 'word', 'rest'] as const;
type Slot = (typeof SLOTS)[number];

/** A part of a wording: a word that must stand there, or what differs. */
type Part = { word: string } | { slot: Slot };

const SLOT = /\{(\w+)\}/u;

/** The parts of a pattern. @throws Error for a slot that is none, which only a wrong row of ours can have */
function partsOf(pattern: string): Part[] {
  return pattern.split(SLOT).flatMap((text, at): Part[] => {
    if (at % 2 === 0) return tokensOf(text).tokens.map(({ key }) => ({ word: key }));
    const slot = SLOTS.find((each) => each === text);
    if (!slot) throw new Error(`A wording has no slot {${text}}.`);
    return [{ slot }];
  });
}

/** The most words of a name, and of a date with its time. */
const LONGEST: Partial<Record<Slot, number>> = { name: 8, date: 8, amount: 2, tail: 2 };

const MONTH = /^(?:\d{0,2})(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}(?:\d{0,4})$/;
const DATE_WORDS = new Set(['at', 'am', 'pm', 'ist', 'hrs', 't']);
const isDatePart = ({ kind, key }: Token) =>
  (kind === 'number' && key.length <= 8) || (kind === 'word' && (MONTH.test(key) || DATE_WORDS.has(key)));

const LETTER = /\p{L}/u;
/** Numbers in names are short: 'Shop 24'. */
const isNamePart = ({ kind, key }: Token) =>
  (kind === 'word' && key.length <= 40) || (kind === 'number' && key.length <= 3);

const MASKED_TAIL = /^[x*]*\d{3,18}$/;
const MASK = /^[x*]+$/;
const MASKED_NUMBER = /^[\dx*]{3,20}$/;

/** Whether tokens can stand for a slot. */
function fits(slot: Slot, tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (!first) return false;
  switch (slot) {
    case 'amount':
      return amountOf(second ?? first) !== undefined && (second === undefined || first.kind === 'currency');
    case 'utr':
      return isUtr(first);
    case 'vpa':
      return first.kind === 'vpa';
    case 'tail':
      if (second) return MASK.test(first.key) && /^\d{3,18}$/.test(second.key);
      return MASKED_TAIL.test(first.key);
    case 'name':
      return tokens.every(isNamePart) && tokens.some(({ key }) => LETTER.test(key));
    case 'date':
      return tokens.every(isDatePart);
    case 'mask':
      return MASKED_NUMBER.test(first.key);
    case 'word':
      return (first.kind === 'word' || first.kind === 'number') && !isUtr(first);
    case 'rest':
      return true;
  }
}

/** What stands where in a text, as places among its tokens. */
type Places = Partial<Record<Slot, readonly [from: number, to: number]>>;

/** Where the slots of a wording are in a text; undefined if the text has other words. Slots are as short as they can be. */
function placesIn(parts: readonly Part[], tokens: readonly Token[]): Places | undefined {
  const failed = new Set<number>();
  const from = (part: number, at: number): Places | undefined => {
    const here = parts[part];
    if (!here) return at === tokens.length ? {} : undefined;
    const state = part * (tokens.length + 1) + at;
    if (failed.has(state)) return undefined;
    const places = 'word' in here ? wordAt(here.word, part, at) : slotAt(here.slot, part, at);
    if (!places) failed.add(state);
    return places;
  };
  const wordAt = (word: string, part: number, at: number) =>
    tokens[at]?.key === word ? from(part + 1, at + 1) : undefined;
  const slotAt = (slot: Slot, part: number, at: number) => {
    if (slot === 'rest')
      return part === parts.length - 1 ? { rest: [at, tokens.length] as const } : undefined;
    for (let count = 1; count <= (LONGEST[slot] ?? 1) && at + count <= tokens.length; count += 1) {
      if (!fits(slot, tokens.slice(at, at + count))) continue;
      const places = from(part + 1, at + count);
      if (places) return { ...places, [slot]: [at, at + count] as const };
    }
    return undefined;
  };
  return from(0, 0);
}

/** What a wording says of a text. */
export interface WordedCredit {
  amount: Paise;
  utr: string | null;
  payerName: string | null;
  vpa: string | null;
  /** The last digits of the account that the text shows, four at most. */
  tail: string | null;
  places: Places;
}

const TAIL = /\d{1,4}$/;

/** Reads a text by a wording; undefined if it has other words. */
export function readByWording({ pattern }: Wording, { text, tokens }: Tokens): WordedCredit | undefined {
  const places = placesIn(partsOf(pattern), tokens);
  const last = (slot: Slot) => {
    const place = places?.[slot];
    return place ? tokens[place[1] - 1] : undefined;
  };
  const amount = amountOf(last('amount'));
  if (!places || amount === undefined) return undefined;
  const [nameFrom, nameTo] = places.name ?? [0, 0];
  const name = text.slice(tokens[nameFrom]?.start ?? 0, tokens[nameTo - 1]?.end ?? 0);
  return {
    amount,
    utr: last('utr')?.key ?? null,
    payerName: places.name ? name : null,
    vpa: last('vpa')?.key ?? null,
    tail: TAIL.exec(last('tail')?.key ?? '')?.[0] ?? null,
    places,
  };
}
