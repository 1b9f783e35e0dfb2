import { cut } from '#domain/cutting.ts';
import { MAX_SIGHTING_TEXT, MAX_VPA, type SightingSource } from '#domain/sightings/attributes.ts';
import type { MoneyText, Reading } from '#domain/sightings/read-sighting.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { uniqueId } from '#server/base/ids.ts';
import { contentHash } from '#server/db/content-hash.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { paymentSightings } from './payment-sightings.ts';

const MINUTE = 60_000;

/** What tells of money. What is private or about something else is never stored (SIGHT-13). */
export type MoneyReading = Extract<Reading, { kind: 'credit' | 'reversal' | 'unclear' }>;
export const tellsOfMoney = (reading: Reading): reading is MoneyReading =>
  reading.kind === 'credit' || reading.kind === 'reversal' || reading.kind === 'unclear';

/** A text that was read, and the phone that sent it; null for a line of a statement. */
export interface SeenText {
  text: MoneyText;
  reading: MoneyReading;
  deviceId: string | null;
  /** Of a line of a statement: its day and amount, and which of the equal lines of the day it is. */
  line?: string;
}

/** What the texts of one phone in one minute, or the lines of statements, are known by, so that a repeat adds nothing. */
function textKeyOf({ text, deviceId, line }: SeenText): string {
  const when = line ?? Math.floor(text.receivedAt / MINUTE);
  return contentHash(`${deviceId} ${when} ${text.from}\n${text.text}`, 'hex');
}

/** What a text says; of an unclear one nothing, until the owner has marked it. */
export function factsOf(reading: MoneyReading) {
  if (reading.kind === 'unclear') return { amount: null, utr: null };
  const { amount, utr } = reading;
  if (reading.kind === 'reversal') return { amount, utr };
  const { payerName, vpa, tail, bank } = reading;
  return {
    amount,
    utr,
    payerName: payerName && cut(payerName, MAX_PERSON_NAME),
    vpa: vpa && cut(vpa, MAX_VPA),
    tail,
    bank,
  };
}

/** Those that tell of the same money: the same text, or its UTR. */
async function storedLike(work: Work, seen: SeenText) {
  const { fields } = paymentSightings;
  const textKey = textKeyOf(seen);
  const { utr } = factsOf(seen.reading);
  const isReversal = seen.reading.kind === 'reversal';
  const isRepeat = (await findAll(work.sql, paymentSightings, equal(fields.textKey, textKey))).length > 0;
  const same = utr === null ? [] : await findAll(work.sql, paymentSightings, equal(fields.utr, utr));
  return { textKey, isRepeat, known: same.find(({ data }) => data.isReversal === isReversal) };
}

/** Whether storing this would add nothing. */
export async function isStored(work: Work, seen: SeenText): Promise<boolean> {
  const { isRepeat, known } = await storedLike(work, seen);
  return isRepeat || (known !== undefined && !isSurer(known.data, seen));
}

/** The bank's word is surer than a notification. */
const isSurer = ({ source }: { source: SightingSource }, { text }: SeenText): boolean =>
  source === 'notification' && text.source !== 'notification';

/**
 * Stores money that was seen, once: by its UTR, and by phone, text and minute. Whoever calls it repeats it after a unique
 * violation, since two phones may tell of the same at once. The bank's word takes the place of a notification about the same
 * transfer, which any app could have written.
 * @returns whether there is something to compare with payments
 */
export async function storeSighting(work: Work, seen: SeenText): Promise<boolean> {
  const { text, reading, deviceId } = seen;
  const { fields } = paymentSightings;
  const isReversal = reading.kind === 'reversal';
  const facts = factsOf(reading);
  const { textKey, isRepeat, known } = await storedLike(work, seen);
  const values = {
    ...facts,
    source: text.source,
    deviceId,
    receivedAt: new Date(text.receivedAt),
    isReversal,
    sender: cut(text.from, 64) || null,
    text: cut(text.text, MAX_SIGHTING_TEXT),
    textKey,
    state: reading.kind === 'unclear' ? 'unclear' : 'new',
  } as const;
  if (isRepeat) return false;
  if (!known) {
    await work.add(paymentSightings, uniqueId(), values);
    return true;
  }
  if (!isSurer(known.data, seen)) return false;
  const open = and(equal(fields.id, known.id), equal(fields.state, 'new', 'proposed', 'ignored', 'unclear'));
  return (await work.updateWhere(paymentSightings, open, values)).length > 0;
}
