import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();
const manager = await kitchen.staff('manager');
const asha = await kitchen.customer('asha');
await kitchen.customer('ravi');
const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
await kitchen.create(asha, 'orders', { items, address: 'Pune' });
await kitchen.database.execute(
  sql`update users set created = '2025-01-01', "accessedAt" = '2025-02-01', updated = '2025-02-01' where id = 'ravi'`,
);

const people = (who: Person, scope: object = {}) => kitchen.send(who, 'POST', '/breaches/people', scope);
const notice = (who: Person, body: object) => kitchen.send(who, 'POST', '/breaches/notices', body);
const audited = async () =>
  (await kitchen.list(owner, 'audits')).json().documents.map(({ label }: { label: string }) => label);

// COMPLY-9
describe('the list of people for a breach', () => {
  it('has everybody with the kinds of their data, those of a period, or those of some accounts', async () => {
    const idsOf = (answer: { json(): { people: { id: string }[] } }) =>
      answer.json().people.map(({ id }) => id);
    const all = await people(owner);
    expect(idsOf(all)).toEqual(['asha', 'chef', 'manager', 'ravi']);
    const [first] = all.json().people;
    expect(first).toMatchObject({ name: 'Person asha', email: 'asha@example.in' });
    expect(first.kinds).toEqual(expect.arrayContaining(['orders', 'payments', 'users']));
    expect(idsOf(await people(owner, { from: '2025-01-15', until: '2025-03-01' }))).toEqual(['ravi']);
    expect(idsOf(await people(owner, { from: '2025-03-01' }))).toEqual(['asha', 'chef', 'manager']);
    expect(idsOf(await people(owner, { ids: ['ravi', 'nobody'] }))).toEqual(['ravi']);
    expect((await audited()).filter((label: string) => label.startsWith('List of'))).toHaveLength(4);
  });

  it('is for owners only, and a wrong time is refused', async () => {
    for (const who of [VISITOR, asha, manager]) {
      expect((await people(who)).json().type).toBe('user_unauthorized');
      expect((await notice(who, { text: 'Hello', people: 1 })).json().type).toBe('user_unauthorized');
    }
    expect((await people(owner, { from: 'yesterday' })).json().type).toBe('general_argument_invalid');
  });
});

// COMPLY-10
describe('a notice of a breach', () => {
  it('is mailed to each of the people that the owner saw, and is in the audit log', async () => {
    const ids = ['asha', 'ravi'];
    const answer = await notice(owner, {
      ids,
      people: 2,
      text: 'A list was stolen.\n\nChange your password.',
    });
    expect([answer.statusCode, answer.json()]).toEqual([202, { mailed: 2 }]);
    const mails = (await kitchen.mails()).filter(({ kind }) => kind === 'breach-notice');
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.in', 'ravi@example.in']);
    expect(mails[0]?.text).toContain('Change your password.');
    expect(await audited()).toContain('Notice of a breach to 2 people');
  });

  it('is refused when the people are others than those that were shown, and nobody gets a mail', async () => {
    const count = (await kitchen.mails()).length;
    const answer = await notice(owner, { people: 77, text: 'Hello' });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'breach_people_changed']);
    expect((await notice(owner, { people: 4, text: ' ' })).json().type).toBe('general_argument_invalid');
    expect(await kitchen.mails()).toHaveLength(count);
  });
});
