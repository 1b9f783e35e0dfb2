import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const order = { items: [JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 })], address: 'Pune' };
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
await kitchen.change(asha, 'users', 'asha', { name: 'Asha Rao', phone: 9_876_543_210 });
await kitchen.change(ravi, 'users', 'ravi', { name: 'रवि वर्मा', phone: 9_123_456_780 });
await kitchen.create(asha, 'orders', order, '6543ABCdef01');
await kitchen.create(ravi, 'orders', order, '6543ffff0002');

/** The ids of the found documents. Each word of the search is the beginning of a word. */
async function found(who: Person, collection: string, text: string, field = 'searchText') {
  const queries = text
    .split(' ')
    .map(
      (word, n) =>
        `queries[${n}]=${encodeURIComponent(JSON.stringify({ method: 'search', attribute: field, values: [word] }))}`,
    );
  const answer = await kitchen.send(who, 'GET', `${at(collection)}?${queries.join('&')}`);
  return answer.statusCode === 200
    ? answer.json().documents.map((each: { $id: string }) => each.$id)
    : answer.json().type;
}

describe('search', () => {
  it.each([
    ['name', 'asha', ['6543ABCdef01']],
    ['beginning of each name', 'ra ash', ['6543ABCdef01']],
    ['name in another script', 'वर', ['6543ffff0002']],
    ['e-mail', 'RAVI@example.in', ['6543ffff0002']],
    ['beginning of an e-mail', 'asha@ex', ['6543ABCdef01']],
    ['phone', '9123456780', ['6543ffff0002']],
    ['beginning of a phone', '98765', ['6543ABCdef01']],
    ['order number', '6543abcdef01', ['6543ABCdef01']],
    ['beginning of an order number', '6543', ['6543ABCdef01', '6543ffff0002']],
    ['last digits of a phone', '←0123', ['6543ABCdef01']],
    ['nothing that begins with what a phone ends with backwards', '0123', []],
    ['nothing of the kind', 'asha वर', []],
    ['nothing at all', '-', []],
  ])('finds orders by %s', async (_, text, expected) => {
    expect(await found(chef, 'orders', text)).toEqual(expected);
  });

  it('finds people, messages, subscribers, mails and the audit log', async () => {
    await kitchen.change(chef, 'menus', 'snacks', { icon: '🍲' });
    expect(await found(chef, 'users', 'asha 98765')).toEqual(['asha']);
    expect(await found(chef, 'mails', 'ravi@example')).toHaveLength(1);
    expect(await found(chef, 'audits', 'chef menus upd')).toHaveLength(1);
    for (const collection of ['messages', 'subscribers']) {
      expect(await found(chef, collection, 'asha')).toEqual([]);
    }
  });

  // ADMIN-9
  it.each([
    ['orders', '"customerName" = null'],
    ['orders', '"customerPhone" = null'],
    ['mails', '"aboutId" = null'],
  ])('finds new %s by the words that the database itself makes of them (%s)', async (table, change) => {
    const rows = async () =>
      kitchen.database.query(sql`select id, "searchText"::text from ${sql.identifier(table)} order by id`);
    const made = await rows();
    expect(made.length).toBeGreaterThan(1);
    await kitchen.database.execute(sql`update ${sql.identifier(table)} set id = id`);
    expect(await rows()).toEqual(made);
    await kitchen.database
      .transaction(async (tx) => {
        await tx.execute(sql`update ${sql.identifier(table)} set ${sql.raw(change)}`);
        const changed = await tx.query(
          sql`select id, "searchText"::text from ${sql.identifier(table)} order by id`,
        );
        expect(changed).not.toEqual(made);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });

  it('follows changes, and shows only what the person may read', async () => {
    expect(await found(asha, 'orders', '6543')).toEqual(['6543ABCdef01']);
    expect(await found(asha, 'messages', 'asha')).toBe('user_unauthorized');
    expect(await found(VISITOR, 'orders', 'asha')).toBe('user_unauthorized');
    const meera = await kitchen.customer('meera');
    await kitchen.send(meera, 'PUT', at('users', 'meera'), {
      data: { name: 'Meera Kulkarni', searchText: 'x' },
    });
    expect(await found(chef, 'users', 'kulk')).toEqual(['meera']);
    expect(await found(chef, 'users', 'x')).toEqual([]);
    const profile = await kitchen.read(chef, 'users', 'meera');
    expect(profile.json()).not.toHaveProperty('searchText');
  });

  it('separates days in the kitchen’s time zone: 23:59 and 00:01 in India', async () => {
    const bounds = ['2026-08-02T18:30:00.000Z', '2026-08-03T18:29:59.999Z'];
    const onThatDay = async (moment: string) => {
      await kitchen.database.execute(
        sql`update orders set "orderedOn" = ${new Date(moment)} where id = '6543ABCdef01'`,
      );
      const answer = await kitchen.list(chef, 'orders', {
        method: 'between',
        attribute: 'orderedOn',
        values: bounds,
      });
      return answer.json().total;
    };
    expect(await onThatDay('2026-08-02T23:59:00+05:30')).toBe(0);
    expect(await onThatDay('2026-08-03T00:01:00+05:30')).toBe(1);
    expect(await onThatDay('2026-08-03T23:59:00+05:30')).toBe(1);
    expect(await onThatDay('2026-08-03T23:59:59.999+05:30')).toBe(1);
    expect(await onThatDay('2026-08-04T00:01:00+05:30')).toBe(0);
  });

  // ADMIN-9
  it('uses an index for every form of search', async () => {
    const plan = await kitchen.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.query(
        sql`explain (format json) select id from orders where search_words("searchText") @@ ${"'asha':*"}::tsquery`,
      );
    });
    expect(JSON.stringify(plan)).toContain('orders_search');
  });
});
