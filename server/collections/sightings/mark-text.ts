import type { paymentSightingAttributes } from '#domain/sightings/attributes.ts';
import { learnWording, type WordingMarks } from '#domain/sightings/learn-wording.ts';
import { MOST_LEARNT_WORDINGS } from '#domain/sightings/learnt-attributes.ts';
import { sightingMessages } from '#domain/sightings/messages.ts';
import { type Credit, type MoneyText, readSighting } from '#domain/sightings/read-sighting.ts';
import { bankOf } from '#domain/sightings/senders.ts';
import { builtInWordings, type Wording } from '#domain/sightings/wordings.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { takeLock } from '#server/db/locks.ts';
import { hasRole, requireRole } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { knownWordings, learntWordings } from './learnt-wordings.ts';
import { paymentSightings } from './payment-sightings.ts';
import { factsOf } from './store-sightings.ts';

const { fields } = paymentSightings;
const invalid = (message: string) => new Failure('general_argument_invalid', message);

type Stored = Document<typeof paymentSightingAttributes>;

/** The text of a sighting that nobody could read; undefined once it is a week old. */
export function unclearText({ data }: Pick<Stored, 'data'>): MoneyText | undefined {
  const { state, text, sender, source, receivedAt } = data;
  if (state !== 'unclear' || text === null || sender === null) return undefined;
  return { source, from: sender, text, receivedAt: receivedAt.getTime() };
}

/** Whether another sighting has this UTR. */
const isKnown = async ({ sql: db }: Work, utr: string | null) =>
  utr !== null &&
  (await findAll(db, paymentSightings, and(equal(fields.utr, utr), equal(fields.isReversal, false)))).length >
    0;

/** A text can be read now: it is compared with payments as one that has just come. */
async function take(work: Work, id: string, credit: Credit): Promise<void> {
  const unclear = and(equal(fields.id, id), equal(fields.state, 'unclear'));
  const facts = factsOf(credit);
  const values = (await isKnown(work, credit.utr))
    ? ({ ...facts, utr: null, state: 'ignored', verdict: 'none', reason: 'seenAlready' } as const)
    : ({ ...facts, state: 'new' } as const);
  await work.updateWhere(paymentSightings, unclear, values);
}

/** Reads again what nobody could read, by all that is known now. */
async function readAgain(work: Work, wordings: readonly Wording[]): Promise<void> {
  const unclear = await findAll(work.sql, paymentSightings, equal(fields.state, 'unclear'));
  for (const sighting of unclear) {
    const text = unclearText(sighting);
    const reading = text && readSighting(text, wordings);
    if (reading?.kind === 'credit') await take(work, sighting.id, reading);
  }
}

/** Learns the wording of a text; undefined if it teaches nothing, or if there are too many already. */
async function learn(
  work: Work,
  text: MoneyText,
  marks: WordingMarks,
  known: readonly Wording[],
): Promise<Wording | undefined> {
  const wording = learnWording(text, marks, uniqueId(), known);
  if ('problem' in wording || known.length - builtInWordings.length >= MOST_LEARNT_WORDINGS) return undefined;
  const { id, pattern } = wording;
  await work.add(learntWordings, id, { pattern, sender: text.from });
  await recordAudit(work, {
    ...{ action: 'create', collection: learntWordings.name, documentId: id, label: text.from },
    changes: [{ field: 'pattern', before: null, after: pattern }],
  });
  return wording;
}

/**
 * Takes what the owner has marked in a text that nobody could read, and learns its wording, by which it and all others of the
 * kind are read (SIGHT-18). A text that teaches nothing, such as one with two amounts, counts itself alone.
 * @returns whether a wording was learnt
 * @throws Failure user_unauthorized but for owners; document_not_found; general_argument_invalid if it is read already, if its text
 *   is gone, or if what is marked does not stand in it
 */
export async function markText(work: UnitOfWork, id: string, marks: WordingMarks): Promise<boolean> {
  requireRole(work, hasRole('owner'));
  // Marks of one text at once, and what is compared meanwhile, come one after the other.
  await takeLock(work.sql, 'money seen');
  const sighting = await find(work.sql, paymentSightings, id, true);
  if (!sighting) throw new Failure('document_not_found');
  if (sighting.data.state !== 'unclear') throw invalid(sightingMessages.notOpen);
  const text = unclearText(sighting);
  if (!text) throw invalid(sightingMessages.textGone);
  const known = await knownWordings(work.sql);
  const reading = readSighting(text, known);
  const { amount, reference: utr } = marks;
  const isMarked =
    reading.kind === 'unclear' &&
    reading.amounts.includes(amount) &&
    (utr === null || reading.references.includes(utr));
  // Another text of the kind may have been marked meanwhile.
  if (!isMarked && reading.kind !== 'credit') throw invalid(sightingMessages.notMarked);
  const wording = await learn(work, text, marks, known);
  const all = wording ? [...known, wording] : known;
  const again = readSighting(text, all);
  const marked = { amount, utr, payerName: null, vpa: null, tail: null, bank: bankOf(text.from) };
  await take(work, id, again.kind === 'credit' ? again : { kind: 'credit', ...marked });
  if (wording) await readAgain(work, all);
  return wording !== undefined;
}
