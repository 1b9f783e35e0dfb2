import { comparable } from '#domain/comparing.ts';
import type { Paise } from '#domain/money.ts';
import { amountOf } from './amounts.ts';
import { fits, MOST_WORDS, type Slot, slotOf } from './slots.ts';
import { type Token, type Tokens, tokensOf } from './tokens.ts';
import type { Wording } from './wordings.ts';

/** Compares a text with a wording, word by word. No regular expression is made of it, so that no text and no wording takes long. */

/** A part of a wording: a word that must stand there, or what differs. */
type Part = { word: string } | { slot: Slot };

const SLOT = /\{(\w{1,20})\}/u;

/** The parts of a pattern; undefined if it has a slot that there is not. */
function partsOf(pattern: string): Part[] | undefined {
  const parts = pattern.split(SLOT).flatMap((text, at): (Part | undefined)[] => {
    if (at % 2 === 0) return tokensOf(text).tokens.map(({ key }) => ({ word: key }));
    const slot = slotOf(text);
    return [slot && { slot }];
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const known = new WeakMap<Wording, Part[] | undefined>();
/** The parts of a wording, which are found once. */
function partsOfWording(wording: Wording): Part[] | undefined {
  if (!known.has(wording)) known.set(wording, partsOf(wording.pattern));
  return known.get(wording);
}

/** What stands where in a text, as places among its tokens. */
type Places = Partial<Record<Slot, readonly [from: number, to: number]>>;

/** Where the slots of a wording are in a text; undefined if the text has other words. Slots are as short as they can be. */
function placesIn(parts: readonly Part[], tokens: readonly Token[]): Places | undefined {
  /** Pairs of a part and a place from which the rest does not fit, so that each is tried once. */
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
    if (slot === 'rest') return part === parts.length - 1 ? {} : undefined;
    for (let count = 1; count <= (MOST_WORDS[slot] ?? 1) && at + count <= tokens.length; count += 1) {
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
  /** The places of the payer's name among the text's words; null without a name. */
  named: readonly [from: number, to: number] | null;
}

const TAIL = /\d{1,4}$/;

/** Reads a text by a wording; undefined if it has other words. */
export function readByWording(wording: Wording, { text, tokens }: Tokens): WordedCredit | undefined {
  const parts = partsOfWording(wording);
  const places = parts && placesIn(parts, tokens);
  if (!places) return undefined;
  const last = (slot: Slot) => {
    const place = places[slot];
    return place ? tokens[place[1] - 1] : undefined;
  };
  const textOf = (slot: Slot): string | null => {
    const [first, end] = places[slot] ?? [];
    if (first === undefined || end === undefined) return null;
    return text.slice(tokens[first]?.start, tokens[end - 1]?.end);
  };
  const amount = amountOf(last('amount') ?? last('figure'));
  if (amount === undefined) return undefined;
  const payer = textOf('payer');
  const hyphen = payer?.indexOf('-') ?? -1;
  return {
    amount,
    utr: last('utr')?.key ?? null,
    payerName: payer !== null && hyphen > 0 ? payer.slice(0, hyphen) : textOf('name'),
    vpa: payer !== null ? comparable(payer.slice(hyphen + 1)) : (last('vpa')?.key ?? null),
    tail: TAIL.exec(last('tail')?.key ?? '')?.[0] ?? null,
    named: places.name ?? places.payer ?? null,
  };
}
