import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditChange } from '#domain/audits/attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { moveAuditEntries } from './audits.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

beforeEach(() => kitchen.database.execute(sql`delete from audits`));

interface Entry {
  documentId: string;
  label: string;
  changes: string[];
}

async function log(): Promise<Entry[]> {
  const { documents } = (await kitchen.list(chef, 'audits')).json();
  return documents.map(({ documentId, label, changes }: Entry) => ({ documentId, label, changes }));
}

async function done(answer: ReturnType<Kitchen['send']>): Promise<void> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
}

/** Makes the chef delete a customer's review and change their profile, and returns the customer. */
async function recordedCustomer(id: string): Promise<Person> {
  const who = await kitchen.customer(id);
  const data = { dishId: 'samosa', rating: 1, comment: 'open' };
  await done(kitchen.create(who, 'reviews', data, `by-${id}`));
  await done(kitchen.delete(chef, 'reviews', `by-${id}`));
  await done(kitchen.change(chef, 'users', id, { city: 'Pune' }));
  return who;
}

/** Runs a task as the chef. */
const asChef = (task: (work: UnitOfWork) => Promise<void>) =>
  runUnitOfWork(
    kitchen.app.engine,
    {
      kind: 'user',
      user: { ...chef, name: 'Chef', role: 'owner', isAdmin: true, emailVerified: true },
    },
    task,
  );

// ADMIN-86
describe('when an account closes, the audit log', () => {
  it('keeps all entries about others, whatever id the account chose', async () => {
    /** Ids that anybody may choose, and that occur in entries as letters, names of fields and values. */
    const COMMON = [
      'e',
      'a',
      'name',
      'role',
      'open',
      'samosa',
      'true',
      'field',
      'before',
      'reviews',
      'breach',
    ];
    await recordedCustomer('asha');
    await done(kitchen.change(chef, 'dishes', 'samosa', { description: 'open' }));
    await done(kitchen.send(chef, 'POST', '/breaches/people', {}));
    const before = await log();
    expect(before).toHaveLength(4);
    for (const id of COMMON) await done(kitchen.send(await kitchen.customer(id), 'PATCH', '/account/status'));
    expect(await log()).toEqual(before);
  });

  it('keeps neither name nor values in the entries about the person', async () => {
    const others = await log();
    const ravi = await recordedCustomer('ravi');
    await done(kitchen.send(ravi, 'PATCH', '/account/status'));
    const blank = { label: 'A closed account', changes: [] };
    expect(await log()).toEqual([
      ...others,
      { documentId: 'by-ravi', ...blank },
      { documentId: 'ravi', ...blank },
    ]);
  });
});

describe('when an account closes, the audit log also forgets it', () => {
  /** The changes of a closed day as the log has them, with the money of this rider and of Kavi. */
  const day = (riderId: string): AuditChange[] => [
    { field: 'day', before: null, after: '2026-11-22' },
    {
      field: 'drawers',
      before: [],
      after: [
        JSON.stringify({ riderId, name: `${riderId} Kumar`, payments: 1 }),
        JSON.stringify({ riderId: 'kavi', name: '","riderId":"e","name":"', payments: 1 }),
      ],
    },
  ];
  const closedDay = (documentId: string, riderId: string) => {
    const entry = { action: 'create', collection: 'dayCloses', label: 'Day 2026-11-22' } as const;
    return asChef((work) => recordAudit(work, { ...entry, documentId, changes: day(riderId) }));
  };
  const last = async (count: number) => (await log()).slice(-count);

  // ADMIN-86
  it('inside records, and nowhere else', async () => {
    await closedDay('day-of-dev', 'dev');
    await closedDay('day-of-lata', 'lata');
    const [, other] = await last(2);
    for (const id of ['eve', 'drawers', 'dev'])
      await done(kitchen.send(await kitchen.customer(id), 'PATCH', '/account/status'));
    expect(await last(2)).toEqual([
      { documentId: 'day-of-dev', label: 'A closed account', changes: [] },
      other,
    ]);
    expect(other?.changes.join()).toContain('lata Kumar');
  });

  // ADMIN-86
  it('in the records of a profile that is merged', async () => {
    await closedDay('day-merged', 'dev');
    await asChef((work) => moveAuditEntries(work, 'dev', 'meera'));
    const [merged] = await last(1);
    const drawers = JSON.parse(merged?.changes[1] ?? '').after.map((text: string) => JSON.parse(text));
    expect(drawers).toEqual([
      { riderId: 'meera', name: 'dev Kumar', payments: 1 },
      expect.objectContaining({ riderId: 'kavi' }),
    ]);
  });

  // ADMIN-86
  it('in the labels of what was theirs', async () => {
    const uma = await kitchen.customer('uma');
    const url = 'http://localhost:3000/reset-password';
    await done(kitchen.send(VISITOR, 'POST', '/account/recovery', { email: 'uma@example.in', url }));
    const [mail] = await kitchen.database.query<{ id: string }>(
      sql`select id from mails where "userId" = 'uma'`,
    );
    const documentId = mail?.id ?? '';
    await kitchen.database.execute(sql`insert into orders
      (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", packing, tax, "paymentMethod", items, "orderedOn", number, status)
      values ('order-of-uma', now(), now(), 'uma', 500, 500, 0, 0, 0, 'card', '[]', now(), 1, 'delivered')`);
    await done(kitchen.create(uma, 'reviews', { dishId: 'samosa', rating: 4, comment: 'Crisp.' }, 'r-uma'));
    const reveal = { action: 'reveal', collection: 'mails' } as const;
    await asChef(async (work) => {
      const update = { action: 'update', label: 'Of Uma' } as const;
      await recordAudit(work, { ...update, collection: 'orders', documentId: 'order-of-uma' });
      await recordAudit(work, { ...update, collection: 'reviews', documentId: 'r-uma' });
      await recordAudit(work, { ...reveal, documentId, label: 'Link to uma@example.in' });
      await recordAudit(work, { ...reveal, documentId: 'mail-of-e', label: 'Link to e@example.in' });
    });
    await done(kitchen.send(uma, 'PATCH', '/account/status'));
    expect(await last(4)).toEqual([
      { documentId: 'order-of-uma', label: 'A closed account', changes: [] },
      { documentId: 'r-uma', label: 'A closed account', changes: [] },
      { documentId, label: 'A closed account', changes: [] },
      { documentId: 'mail-of-e', label: 'Link to e@example.in', changes: [] },
    ]);
  });
});
// ADMIN-86
describe('the audit log forgets names that hang on no account, when the login closes', () => {
  const set = (section: string, value: object) => done(kitchen.changeSettings(chef, section, value));
  const labelsWith = async (text: string) =>
    (await log()).filter((entry) => `${entry.label} ${entry.changes.join()}`.includes(text));

  it('of somebody whom a company added, before they joined and after', async () => {
    await set('kitchen', { orderMode: 'board' });
    for (const section of ['ledger', 'plans']) await set(section, { isOn: true });
    await done(kitchen.create(chef, 'companies', { name: 'Lotus', houseLimit: 500 }, 'lotus'));
    const people = [];
    for (const id of ['joined', 'asked', 'other']) {
      const who = await kitchen.customer(`member-${id}`);
      await kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${who.id}`);
      const body = { memberId: `of-${id}`, name: `Zoya ${id}`, contact: who.email, role: 'member' };
      await done(kitchen.send(chef, 'POST', '/companies/lotus/members', body));
      people.push(who);
    }
    const [joined, asked] = people;
    if (!joined || !asked) throw new Error('Nobody was added.');
    await done(kitchen.send(joined, 'POST', '/companies/lotus/members/of-joined/join'));
    await done(kitchen.send(chef, 'PATCH', '/companies/lotus/members/of-joined', { role: 'admin' }));
    expect((await labelsWith('Zoya joined')).length).toBeGreaterThan(1);
    for (const who of [joined, asked]) await done(kitchen.send(who, 'PATCH', '/account/status'));
    expect(await labelsWith('Zoya joined')).toEqual([]);
    expect(await labelsWith('Zoya asked')).toEqual([]);
    expect(await labelsWith('Zoya other')).toHaveLength(1);
    expect(
      await kitchen.database.query(
        sql`select 1 from audit_persons where person = any(${[joined.id, asked.id]}::text[])`,
      ),
    ).toEqual([]);
  });

  it('of somebody who was invited, and whose invitation is gone', async () => {
    const mira = await kitchen.customer('mira');
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'mira'`);
    const data = { to: mira.email, role: 'kitchen' };
    await done(kitchen.create(chef, 'invitations', data, 'for-mira'));
    await done(kitchen.delete(chef, 'invitations', 'for-mira'));
    expect((await labelsWith(mira.email)).length).toBeGreaterThan(0);
    await done(kitchen.send(mira, 'PATCH', '/account/status'));
    expect(await labelsWith(mira.email)).toEqual([]);
  });
});

// ADMIN-86
it('merging a profile moves only its id, and only where an id of an account stands', async () => {
  const changes: AuditChange[] = [
    { field: 'userId', before: null, after: 'e' },
    { field: 'note', before: 'e', after: 'tea, one' },
  ];
  const other: AuditChange[] = [{ field: 'description', before: 'e', after: 'userId' }];
  await asChef(async (work) => {
    const entry = { action: 'create', label: 'e' } as const;
    await recordAudit(work, { ...entry, collection: 'orders', documentId: 'order-e', changes });
    await recordAudit(work, { ...entry, collection: 'dishes', documentId: 'e', changes: other });
    await recordAudit(work, { ...entry, collection: 'users', documentId: 'e' });
    await moveAuditEntries(work, 'e', 'meera');
  });
  const parsed = (list: string[]) => list.map((text) => JSON.parse(text));
  expect((await log()).slice(-3).map((entry) => ({ ...entry, changes: parsed(entry.changes) }))).toEqual([
    {
      documentId: 'order-e',
      label: 'e',
      changes: [{ field: 'userId', before: null, after: 'meera' }, ...changes.slice(1)],
    },
    { documentId: 'e', label: 'e', changes: other },
    { documentId: 'meera', label: 'e', changes: [] },
  ]);
});
