import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { cut } from '#domain/cutting.ts';
import type { AnyLine } from '#domain/imports/import-file.ts';
import { importMessages } from '#domain/imports/messages.ts';
import { paise, type Rupees, toRupees } from '#domain/money.ts';
import type { Choice, PersonProblem, ShownPerson } from '#domain/people-files/people-file.ts';
import type { Answers, PersonLine } from '#domain/people-files/people-lines.ts';
import {
  afterLine,
  type Bringing,
  effectOf,
  type PersonChange,
  type PersonEffect,
  type RefusedPerson,
} from '#domain/people-files/person-changes.ts';
import type { SubscriberNames } from '#domain/plans/imports/listed-subscription.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { asLine } from '#server/collections/imports/importer.ts';
import { enterOpening, recordOpenings } from '#server/collections/ledger/openings.ts';
import { customerOfNumber } from '#server/collections/people/phone-customers.ts';
import { inLockOrder, lockNumber } from '#server/collections/people/phone-numbers.ts';
import {
  mayBeOfCompany,
  subscribeListed,
  subscriberNames,
} from '#server/collections/plans/imports/listed-subscribers.ts';
import { users } from '#server/collections/users.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { takeLock } from '#server/db/locks.ts';
import { userOf } from '#server/documents/access.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { holdMessages } from '#server/messages/holds.ts';
import { knownPeople } from './known-people.ts';
import {
  type ListProblem,
  type ReadList,
  type ReadSheets,
  readPeopleList,
  type SentList,
} from './read-file.ts';

/** Customers, balances and subscribers from a list: what it would do, and the import (MOVE-1). */

/** A value that a line changes or leaves: a text, or an amount in rupees. */
export interface ShownChange {
  column: PersonChange['column'];
  before: string | Rupees | null;
  after: string | Rupees;
}

/** A line of a list as its preview shows it. */
export interface PersonPreview extends ShownPerson {
  line: number;
  /** `unclear`: one of the values of `choice` makes it clear. */
  kind: PersonEffect['kind'] | 'unclear';
  problem: PersonProblem | AnyLine | RefusedPerson | null;
  choice: Choice | null;
  changes: ShownChange[];
  kept: ShownChange[];
  /** As they stand in the list, for lines that are not entered; else empty. */
  cells: readonly string[];
}

export interface PeoplePreview {
  lines: PersonPreview[];
  /** What is wrong with the whole list; null if it can be read. */
  problem: ListProblem | null;
  /** The line of `problem`. */
  at?: number;
  unknownColumns: readonly string[];
  /** Missing: the list is all that there is. */
  sheets?: ReadSheets;
  /** The headings of `cells`. */
  head: readonly string[];
  /** The import sends this back, and must do what the preview shows. */
  seen: string;
}

/** A line that can be read, with what it would do. */
type Planned = PersonLine & { effect: PersonEffect | undefined };

function bringing(work: Work, { plans }: SubscriberNames): Bringing {
  const user = userOf(work.actor);
  return {
    hasLedger: work.site.ledger.isOn,
    hasPlans: work.site.plans.isOn,
    mayNotEnterFor: user && user.role !== 'owner' ? user.id : null,
    planName: (id) => plans.find((plan) => plan.id === id)?.name ?? id,
  };
}

/** What each line would do, after those before it. */
async function planLines(
  work: Work,
  lines: readonly PersonLine[],
  names: SubscriberNames,
): Promise<Planned[]> {
  const phones = lines.flatMap(({ entry }) => (entry ? [entry.phone] : []));
  const known = await knownPeople(work.sql, phones);
  const how = bringing(work, names);
  const planned: Planned[] = [];
  for (const line of lines) {
    const { entry } = line;
    if (!entry) {
      planned.push({ ...line, effect: undefined });
      continue;
    }
    const before = known.get(entry.phone);
    const effect = effectOf(entry, before, how);
    const isOthers = entry.subscription !== null && !(await mayBeOfCompany(work, entry.subscription));
    if (isOthers)
      planned.push({ ...line, effect: { ...effect, kind: 'error', changes: [], problem: 'notOfCompany' } });
    else planned.push({ ...line, effect });
    if (!isOthers && effect.problem === null) known.set(entry.phone, afterLine(entry, before));
  }
  return planned;
}

const shownValue = (value: string | number | null) =>
  typeof value === 'number' ? toRupees(paise(value)) : value;
const shownChange = ({ column, before, after }: PersonChange): ShownChange => ({
  column,
  before: shownValue(before),
  after: shownValue(after) ?? '',
});

function previewOf({ line, shown, choice, problem, cells, effect }: Planned): PersonPreview {
  const kind = effect?.kind ?? (choice ? 'unclear' : 'error');
  return {
    ...shown,
    ...{ line, kind, problem: effect?.problem ?? problem, choice: choice ?? null },
    changes: (effect?.changes ?? []).map(shownChange),
    kept: (effect?.kept ?? []).map(shownChange),
    cells: kind === 'unclear' || kind === 'error' ? cells : [],
  };
}

const digestOf = (lines: readonly Planned[]): string =>
  contentHash(
    JSON.stringify(lines.map(({ line, shown, effect, entry }) => [line, shown, effect, entry?.subscription])),
    'base64url',
  );

interface Read {
  list: ReadList;
  lines: Planned[];
}

async function read(work: Work, sent: SentList, answers: Answers): Promise<Read> {
  const names = await subscriberNames(work);
  const list = await readPeopleList(sent, names, answers);
  return { list, lines: await planLines(work, list.lines, names) };
}

/** What importing a list would do. It writes nothing. */
export async function previewPeople(work: Work, sent: SentList, answers: Answers): Promise<PeoplePreview> {
  const { list, lines } = await read(work, sent, answers);
  const { problem, at, unknown, head, sheets } = list;
  const said = { ...(at !== undefined && { at }), ...(sheets && { sheets }) };
  const whole = { problem, ...said, unknownColumns: unknown, head };
  return { ...whole, lines: lines.map(previewOf), seen: digestOf(lines) };
}

/** Enters what a line says of the person of its number. Returns whether a balance was entered. */
async function enter(work: UnitOfWork, { entry, effect }: Planned, startsOn: string): Promise<boolean> {
  if (!entry || !effect) return false;
  const { phone, name, balance, subscription } = entry;
  const has = (column: PersonChange['column']) => effect.changes.some((change) => change.column === column);
  const userId = await customerOfNumber(work, phone, name);
  const given = {
    ...(has('name') && { name }),
    ...(has('address') && { ...NO_ADDRESS, street: entry.address }),
    ...(has('language') && entry.language !== null && { language: entry.language }),
    ...(has('note') && { kitchenNote: entry.note }),
  };
  if (Object.keys(given).length > 0) await work.updateWhere(users, equal(users.fields.id, userId), given);
  const isEntered = has('balance') && (await enterOpening(work, userId, balance));
  const isSubscribing = has('plan') && subscription !== null;
  if (isSubscribing) await subscribeListed(work, subscription, startsOn);
  // A known customer whose name or address changes goes on being told of their orders.
  if (effect.kind === 'new' || isEntered || isSubscribing) await holdMessages(work, userId);
  return isEntered;
}

/** How an import was confirmed. */
export interface Confirmed {
  seen: string;
  /** Leaves out lines that are unclear or refused, which else refuse the import. */
  withoutErrors: boolean;
  /** The name of the file; null of a text. */
  name: string | null;
}

const MOST_OF_NAME = 80;

/**
 * Enters the lines of a list that nothing is wrong with. A repeat of the same import enters nothing.
 * @throws Failure general_argument_invalid, which names a refused line; document_update_conflict if it would do something else than
 * its preview showed
 */
export async function importPeople(
  work: UnitOfWork,
  sent: SentList,
  answers: Answers,
  { seen, withoutErrors, name }: Confirmed,
): Promise<{ added: number; changed: number }> {
  await takeLock(work.sql, 'import of people');
  const names = await subscriberNames(work);
  const list = await readPeopleList(sent, names, answers);
  if (list.problem) throw new Failure('general_argument_invalid', importMessages.fileWrong);
  const entries = list.lines.flatMap(({ entry }) => (entry ? [entry] : []));
  for (const { phone } of inLockOrder(entries)) await lockNumber(work, phone);
  const lines = await planLines(work, list.lines, names);
  if (!withoutErrors && lines.some(({ effect }) => !effect || effect.problem))
    throw new Failure('general_argument_invalid', importMessages.fileWrong);
  const todo = lines.filter(({ effect }) => effect && effect.problem === null && effect.kind !== 'same');
  if (todo.length === 0) return { added: 0, changed: 0 };
  if (digestOf(lines) !== seen)
    throw new Failure('document_update_conflict', importMessages.changedMeanwhile);
  const startsOn = addDays(dayAt(work.now, work.site.shop.timeZone), 1);
  let openings = 0;
  for (const line of todo) if (await asLine(line.line, () => enter(work, line, startsOn))) openings++;
  if (openings > 0) await recordOpenings(work, openings);
  const added = todo.filter(({ effect }) => effect?.kind === 'new').length;
  const many = todo.length === 1 ? '1 customer' : `${todo.length} customers`;
  const source = cut(name ?? '', MOST_OF_NAME) || 'a text';
  await recordAudit(work, {
    ...{ action: 'create', collection: 'users', documentId: uniqueId() },
    label: `Imported ${many} from ${source}: ${added} added, ${todo.length - added} changed`,
  });
  return { added, changed: todo.length - added };
}
