import { cut } from '#domain/cutting.ts';
import { importMessages } from '#domain/imports/messages.ts';
import { type Paise, toRupees } from '#domain/money.ts';
import { MAX_SIGHTING_TEXT } from '#domain/sightings/attributes.ts';
import type {
  ShownStatementLine,
  StatementKind,
  StatementPreview,
} from '#domain/sightings/shown-statement.ts';
import type { StatementLine } from '#domain/sightings/statement.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { candidatesById } from '#server/collections/sightings/candidates.ts';
import { foresee } from '#server/collections/sightings/judge.ts';
import { paymentSightings } from '#server/collections/sightings/payment-sightings.ts';
import { presentChoice } from '#server/collections/sightings/shown-money.ts';
import {
  factsOf,
  isStored,
  type MoneyReading,
  type SeenText,
  storeSighting,
} from '#server/collections/sightings/store-sightings.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { readStatementFile } from './read-file.ts';

/** A bank's statement: what its credits would settle, and how they are stored as money that was seen (SIGHT-19). */

/** Lines of one transaction: payments that are recorded meanwhile wait no longer than for these. */
const AT_ONCE = 50;
const NOON = 12 * 60;
const MOST_OF_NAME = 80;

/** A line that tells of money, as it is stored. */
interface MoneyLine {
  line: StatementLine;
  amount: Paise | null;
  seen: SeenText & { reading: MoneyReading };
}

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE);
}

/** Money of a day counts as seen at its noon, or now if that is earlier. */
const momentIn = (day: Day, { shop }: SiteSettings, now: Date): number =>
  Math.min(momentOf(day, NOON, shop.timeZone), now.getTime());

/** The credits and reversals of a statement. Of equal lines of a day each is one of its own. */
function moneyLines(lines: readonly StatementLine[], site: SiteSettings, now: Date): MoneyLine[] {
  const counts = new Map<string, number>();
  return lines.flatMap((line): MoneyLine[] => {
    const { day, narration, reading } = line;
    if (day === null || (reading?.kind !== 'credit' && reading?.kind !== 'reversal')) return [];
    const { amount } = reading;
    const same = `${day} ${amount} ${narration}`;
    const count = (counts.get(same) ?? 0) + 1;
    counts.set(same, count);
    const text = {
      ...({ source: 'statement', from: '' } as const),
      text: cut(narration, MAX_SIGHTING_TEXT),
      receivedAt: momentIn(day, site, now),
    };
    return [{ line, amount, seen: { text, reading, deviceId: null, line: `${day} ${amount} ${count}` } }];
  });
}

const KINDS = {
  new: 'decide',
  proposed: 'decide',
  unclear: 'unclear',
  ignored: 'other',
  matched: 'matched',
} as const;

async function previewLine(work: Work, { line, amount, seen }: MoneyLine): Promise<ShownStatementLine> {
  const { text, reading } = seen;
  const facts = { payerName: null, vpa: null, tail: null, bank: null, ...factsOf(reading) };
  const shown = {
    ...{ line: line.line, day: line.day, narration: line.narration, problem: null },
    ...{ amount: amount === null ? null : toRupees(amount), utr: facts.utr },
  };
  if (await isStored(work, seen)) return { ...shown, kind: 'known', reason: null, choice: null };
  const judged = await foresee(work, {
    ...facts,
    source: text.source,
    receivedAt: new Date(text.receivedAt),
    isReversal: reading.kind === 'reversal',
  });
  const likeliest = judged.paymentId ?? judged.choices?.[0];
  const [choice] = likeliest ? await candidatesById(work.sql, [likeliest]) : [];
  const kind: StatementKind = judged.verdict === 'confirm' ? 'matched' : KINDS[judged.state];
  return { ...shown, kind, reason: judged.reason ?? null, choice: choice ? presentChoice(choice) : null };
}

/** Lines of which somebody has to look at the bank. */
const unreadLines = (lines: readonly StatementLine[]): ShownStatementLine[] =>
  lines.flatMap(({ line, day, narration, reading, problem }) => {
    if (!problem && reading?.kind !== 'unclear') return [];
    const kind = problem ? 'error' : 'unclear';
    const [marked] = reading?.kind === 'unclear' ? reading.amounts : [];
    const amount = marked === undefined ? null : toRupees(marked);
    return { line, kind, day, narration, amount, utr: null, reason: null, choice: null, problem } as const;
  });

/** What storing a statement would do, line by line. It writes nothing. */
export async function previewStatement(
  engine: EngineDeps,
  actor: Actor,
  file: Uint8Array,
): Promise<StatementPreview> {
  const read = await readStatementFile(file);
  if ('problem' in read) return { lines: [], ignored: 0, ...read };
  const site = await engine.site.current();
  const shown: ShownStatementLine[] = [];
  for (const part of inParts(moneyLines(read.lines, site, engine.clock())))
    await runUnitOfWork(engine, actor, async (work) => {
      for (const line of part) shown.push(await previewLine(work, line));
    });
  const lines = [...shown, ...unreadLines(read.lines)].sort((one, other) => one.line - other.line);
  return { lines, ignored: read.lines.length - lines.length, problem: null };
}

/**
 * Stores the credits of a statement, each once, whatever texts and other statements have told of it. They are compared with
 * payments as texts are. What can't be read is left out, as its preview says.
 * @returns how many are new
 * @throws Failure general_argument_invalid if the file can't be read
 */
export async function storeStatement(
  engine: EngineDeps,
  actor: Actor,
  file: Uint8Array,
  name: string | null,
): Promise<number> {
  const read = await readStatementFile(file);
  if ('problem' in read) throw new Failure('general_argument_invalid', importMessages.fileWrong);
  const site = await engine.site.current();
  let stored = 0;
  for (const part of inParts(moneyLines(read.lines, site, engine.clock()))) {
    stored += await retryOnUniqueViolation(() =>
      runUnitOfWork(engine, actor, async (work) => {
        let fresh = 0;
        for (const { seen } of part) if (await storeSighting(work, seen)) fresh++;
        return fresh;
      }),
    );
  }
  if (stored > 0)
    await runUnitOfWork(engine, actor, (work) =>
      recordAudit(work, {
        ...{ action: 'create', collection: paymentSightings.name, documentId: uniqueId() },
        label: `Statement ${cut(name ?? '', MOST_OF_NAME)}: ${stored} new`,
      }),
    );
  return stored;
}
