import { isPlanDeliveredTo } from '#domain/areas/area.ts';
import { pincodeIn } from '#domain/areas/place.ts';
import { paise, ZERO_PAISE } from '#domain/money.ts';
import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { cellOf } from '#domain/plans/imports/file-columns.ts';
import {
  type ImportColumns,
  type ImportedSubscriber,
  type ImportLine,
  type ImportPreview,
  type ImportProblem,
  importColumns,
  MOST_IMPORTED,
  type NamedPlan,
  readSubscriber,
} from '#domain/plans/imports/import-lines.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { Failure, type FailureList } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { addEntry } from '#server/collections/balances/add-entry.ts';
import { lockBalance } from '#server/collections/balances/balances.ts';
import { collectionFailures } from '#server/collections/failures.ts';
import { hasOpening, recordOpenings } from '#server/collections/ledger/openings.ts';
import { canBeEntered } from '#server/collections/memberships/enter-member.ts';
import { holderOfNumber, lockNumber, lockOfNumber } from '#server/collections/people/phone-numbers.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { checkNotOwnMoney } from '#server/documents/access.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and } from '#server/documents/where.ts';
import { readCsv } from '#server/http/csv/read-csv.ts';
import { readPhone } from '#server/http/phones.ts';
import { holdMessages } from '#server/messages/holds.ts';
import { placeOf } from '#server/places/address-places.ts';
import { subscribeByPhone } from '../for-callers/subscribe-by-phone.ts';
import { mealTimeTable } from '../meals/planned-meals.ts';

const plans = tableOf('plans', planAttributes);

interface ReadLine {
  line: number;
  cells: readonly string[];
  read: ImportedSubscriber | ImportProblem;
}
interface ReadFile {
  columns: ImportColumns;
  lines: ReadLine[];
  problem: ImportProblem | null;
}

const isProblem = (read: ImportedSubscriber | ImportProblem): read is ImportProblem =>
  typeof read === 'string';

async function namedPlans(work: Work): Promise<NamedPlan[]> {
  const [all, mealTimes] = await Promise.all([
    findAll(work.sql, plans, and()),
    findAll(work.sql, mealTimeTable, and()),
  ]);
  const named = ({ name, weekdays, mealTimeIds, areaIds }: Data<typeof planAttributes>, id: string) => ({
    ...{ id, name, weekdays, areaIds },
    mealTimes: mealTimes.flatMap((time) =>
      mealTimeIds.includes(time.id) ? [{ id: time.id, name: time.data.name }] : [],
    ),
  });
  return all.map(({ id, data }) => named(data, id));
}

const payingCompanies = checkedQuery(
  'companies that pay',
  { id: column.text(), name: column.text() },
  () => sql`select id, name from companies where "isOpen" order by name`,
);

/** Whether whoever has a number can be one of the people of the company that is to pay. */
async function mayBeOfCompany(work: Work, { phone, companyId }: ImportedSubscriber): Promise<boolean> {
  if (companyId === null) return true;
  const holder = await holderOfNumber(work, phone);
  return holder === undefined || canBeEntered(work.sql, companyId, holder);
}

/** The lines of a file, with what is wrong with each; or what is wrong with the whole file. */
async function readFile(work: Work, csv: string): Promise<ReadFile> {
  const [head, ...rest] = await readCsv(csv, planMessages.csvQuotes);
  const columns = head && importColumns(head.cells);
  const whole = (problem: ImportProblem): ReadFile => ({ columns: {}, lines: [], problem });
  if (!columns) return whole(head ? 'noColumns' : 'empty');
  if (rest.length === 0) return whole('empty');
  if (rest.length > MOST_IMPORTED) return whole('tooMany');
  const [known, companies] = await Promise.all([namedPlans(work), payingCompanies(work.sql)]);
  const seen = new Set<number>();
  const lines = rest.map(({ line, cells }): ReadLine => {
    const read = readSubscriber(cells, columns, known, companies, readPhone);
    if (isProblem(read)) return { line, cells, read };
    if (seen.has(read.phone)) return { line, cells, read: 'phoneTwice' };
    seen.add(read.phone);
    const place = placeOf(work.site, { pincode: pincodeIn(read.address) });
    const areaIds = known.find(({ id }) => id === read.planId)?.areaIds ?? [];
    const isOutside = !isPlanDeliveredTo(work.site, place, areaIds);
    return { line, cells, read: isOutside ? 'outside' : read };
  });
  return { columns, lines, problem: null };
}

/** Whether whoever has a number has the plan already, so that a repeat adds nothing. */
async function hasPlan(work: Work, { phone, planId }: ImportedSubscriber): Promise<boolean> {
  const holder = await holderOfNumber(work, phone);
  if (holder === undefined) return false;
  const found = await work.sql.query(
    sql`select 1 from "mealSubscriptions" where "userId" = ${holder} and "planId" = ${planId} and state = 'active' limit 1`,
    'plan of a customer',
  );
  return found.length > 0;
}

/** What importing a file would do, line by line (PLAN-38). */
export async function previewSubscribers(work: Work, csv: string): Promise<ImportPreview> {
  checkPlansOn(work);
  const { columns, lines, problem } = await readFile(work, csv);
  const shown: ImportLine[] = [];
  for (const { line, cells, read } of lines) {
    const named = { line, name: cellOf(cells, columns, 'name'), plan: cellOf(cells, columns, 'plan') };
    const phone = cellOf(cells, columns, 'phone');
    if (isProblem(read)) shown.push({ ...named, phone, kind: 'error', problem: read });
    else if (!(await mayBeOfCompany(work, read)))
      shown.push({ ...named, phone, kind: 'error', problem: 'notOfCompany' });
    else
      shown.push({
        ...named,
        phone: `${read.phone}`,
        kind: (await hasPlan(work, read)) ? 'known' : 'add',
        problem: null,
      });
  }
  return { lines: shown, problem };
}

/** Enters what a new subscriber has or owes, unless they have an opening balance already. Returns whether it did. */
async function enterBalance(work: Work, userId: string, { balance }: ImportedSubscriber): Promise<boolean> {
  if (balance === ZERO_PAISE) return false;
  checkNotOwnMoney(work, userId);
  await lockBalance(work, userId);
  if (await hasOpening(work, userId)) return false;
  await addEntry(work, {
    ...{ userId, kind: 'opening', note: null },
    debit: balance < 0 ? paise(-balance) : ZERO_PAISE,
    credit: balance > 0 ? balance : ZERO_PAISE,
  });
  return true;
}

/** Why something was refused, in words. */
function reasonOf({ type, message }: Failure): string {
  const declared: FailureList = collectionFailures;
  return message || (declared[type]?.[1] ?? type);
}

/**
 * Imports the subscribers of a file from tomorrow on, all or none. Whoever has the plan already is left out, so that a repeat
 * adds nothing (PLAN-38).
 * @throws Failure general_argument_invalid, which names the line if only one is refused
 */
export async function importSubscribers(
  work: UnitOfWork,
  csv: string,
): Promise<{ added: number; known: number }> {
  checkPlansOn(work);
  const { lines, problem } = await readFile(work, csv);
  const good = lines.flatMap(({ line, read }) => (isProblem(read) ? [] : [{ line, read }]));
  if (problem || good.length < lines.length)
    throw new Failure('general_argument_invalid', planMessages.fileWrong);
  // In the order of their locks, so that two imports at once cannot wait for each other.
  const sorted = good.sort(
    ({ read: one }, { read: other }) =>
      lockOfNumber(one.phone) - lockOfNumber(other.phone) || one.phone - other.phone,
  );
  const startsOn = addDays(dayAt(work.now, work.site.shop.timeZone), 1);
  let added = 0;
  let openings = 0;
  for (const { line, read } of sorted) {
    await lockNumber(work, read.phone);
    if (await hasPlan(work, read)) continue;
    const { phone, name, balance: _, ...rest } = read;
    const values = { ...rest, paidBy: rest.companyId === null ? BALANCE : HOUSE };
    try {
      const { data } = await subscribeByPhone(
        work,
        uniqueId(),
        { phone, name },
        { ...values, startsOn },
        null,
      );
      if (data.userId === null) continue;
      await holdMessages(work, data.userId);
      if (await enterBalance(work, data.userId, read)) openings++;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure('general_argument_invalid', planMessages.lineRefused(line, reasonOf(error)));
    }
    added++;
  }
  if (openings > 0) await recordOpenings(work, openings);
  return { added, known: sorted.length - added };
}
