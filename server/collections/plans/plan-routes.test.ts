import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriberList } from '#domain/plans/subscribers.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  await kitchen.setSection('plans', { isOn: true });
  await kitchen.database.execute(sql`update "mealSubscriptions" set state = 'ended', "endsOn" = null`);
});

const WRONG = [400, 'general_argument_invalid'];

// PLAN-31
describe('writing the menus of a plan', () => {
  let planId: string;
  const dish = (dishId: string, quantity = 1) => ({ dishId, quantity });
  const dated = (date: string, ...dishes: object[]) => ({ mealTimeId: 'lunch', date, dishes });
  const write = (menus: object, who = kitchen.manager) =>
    kitchen.send(who, 'POST', '/plans/menus', { planId, menus });
  const served = async () =>
    (
      await kitchen.database.query<{ words: string }>(
        sql`select concat_ws(' ', coalesce(date, week || ' ' || weekday), dishes::text, note) as words
          from "planMenus" where "planId" = ${planId} order by date, week`,
      )
    ).map(({ words }) =>
      words
        .replace(/[^\w. -]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  beforeEach(async () => {
    planId = `plan-${++count}`;
    await kitchen.create(kitchen.owner, 'plans', PLAN, planId);
  });

  it('adds, changes and takes away several at once, and a repeat changes nothing', async () => {
    const menus = [
      { ...dated('2040-01-02', dish('phulka', 3)), note: 'Hot' },
      dated('2040-01-03', dish('samosa')),
      { mealTimeId: 'dinner', week: 1, weekday: 'monday', dishes: [dish('ghar-ki-thali')] },
    ];
    expect(outcomeOf(await write(menus))).toEqual([200]);
    const before = await served();
    expect(before).toHaveLength(3);
    kitchen.takeEvents();
    expect(outcomeOf(await write(menus))).toEqual([200]);
    expect(kitchen.takeEvents()).toEqual([]);
    // Two days are exchanged, and one is emptied.
    const after = [dated('2040-01-02', dish('samosa')), dated('2040-01-03')];
    expect(outcomeOf(await write(after))).toEqual([200]);
    expect(await served()).toEqual(['2040-01-02 dishId samosa quantity 1', before.at(-1)]);
  });

  it.each<[string, () => object]>([
    ['a dish that does not exist', () => dated('2040-01-03', dish('gone'))],
    ['a dish twice', () => dated('2040-01-03', dish('samosa'), dish('samosa'))],
    ['a meal time of no plan', () => ({ ...dated('2040-01-03', dish('samosa')), mealTimeId: 'brunch' })],
    ['a day that does not exist', () => dated('2040-02-30', dish('samosa'))],
    ['no time', () => ({ mealTimeId: 'lunch', dishes: [dish('samosa')] })],
    ['eleven portions', () => dated('2040-01-03', dish('samosa', 11))],
  ])('with %s writes nothing at all', async (_, menu) => {
    expect(outcomeOf(await write([dated('2040-01-02', dish('phulka')), menu()]))).toEqual(WRONG);
    expect(await served()).toEqual([]);
  });

  it('is for owners and managers, of a plan that exists, while plans are on', async () => {
    const menus = [dated('2040-01-02', dish('phulka'))];
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await write(menus, who)).statusCode).toBe(401);
    const other = await kitchen.send(kitchen.owner, 'POST', '/plans/menus', { planId: 'none', menus });
    expect(outcomeOf(other)).toEqual([404, 'document_not_found']);
    await kitchen.setSection('plans', { isOn: false });
    expect(outcomeOf(await write(menus))).toEqual([403, 'plans_off']);
    expect(await served()).toEqual([]);
  });
});

// PLAN-32
describe('the list of subscribers', () => {
  const list = async (query = '') =>
    (await kitchen.send(kitchen.manager, 'GET', `/plans/subscribers${query}`)).json() as SubscriberList;
  const named = async (name: string, over: object = {}): Promise<[Person, string]> => {
    const who = await kitchen.subscriber(`listed-${++count}`);
    await kitchen.database.execute(
      sql`update users set name = ${name}, phone = ${9_800_000_000 + count} where id = ${who.id}`,
    );
    return [who, await kitchen.subscribe(who, over)];
  };
  const namesIn = async (query: string) => (await list(query)).subscribers.map(({ name }) => name);

  it('has the next meal, the days, the balance and the pauses of each', async () => {
    const [who, id] = await named('Meera', { mealTimeIds: ['lunch', 'dinner'], quantity: 2 });
    await kitchen.create(who, 'mealPauses', {
      ...{ subscriptionId: id, mealTimeId: 'lunch', from: kitchen.day(1), until: kitchen.day(3) },
    });
    const { subscribers, total, counts, tomorrow } = await list();
    expect([total, counts]).toEqual([1, { active: 1, skipping: 1, new: 1, stopped: 0 }]);
    expect(subscribers).toMatchObject([
      {
        ...{ $id: id, userId: who.id, name: 'Meera', planName: 'Ghar ka khana', balance: 1000, price: 120 },
        ...{ next: { date: kitchen.day(1), mealTimeId: 'dinner' }, state: 'active', quantity: 2 },
        tomorrow: [
          { mealTimeId: 'lunch', state: 'paused' },
          { mealTimeId: 'dinner', state: 'planned' },
        ],
        pauses: [{ mealTimeId: 'lunch', from: kitchen.day(1), until: kitchen.day(3) }],
      },
    ]);
    expect(tomorrow).toEqual({
      date: kitchen.day(1),
      mealTimes: [
        { mealTimeId: 'lunch', people: 0, skipped: 1, unpaid: 0 },
        { mealTimeId: 'dinner', people: 2, skipped: 0, unpaid: 0 },
      ],
      unpaid: [],
    });
  });

  it('shows who skips tomorrow, who is new and who has stopped, and finds by name and phone', async () => {
    const [ravi, skips] = await named('Ravi Kumar');
    await kitchen.create(ravi, 'meals', {
      ...{ subscriptionId: skips, date: kitchen.day(1), mealTimeId: 'lunch', state: 'skipped' },
    });
    const [, old] = await named('Leela');
    await kitchen.database.execute(
      sql`update "mealSubscriptions" set "agreedAt" = "agreedAt" - interval '8 days' where id = ${old}`,
    );
    const [sita, ends] = await named('Sita');
    await kitchen.change(sita, 'mealSubscriptions', ends, { endsOn: kitchen.day(2) });
    const [, ended] = await named('Gone');
    await kitchen.database.execute(
      sql`update "mealSubscriptions" set state = 'ended', "endsOn" = ${kitchen.day(-3)} where id = ${ended}`,
    );
    expect(await namesIn('')).toEqual(['Leela', 'Ravi Kumar', 'Sita']);
    expect(await namesIn('?show=skipping')).toEqual(['Ravi Kumar']);
    expect(await namesIn('?show=new')).toEqual(['Ravi Kumar', 'Sita']);
    expect(await namesIn('?show=stopped')).toEqual(['Sita', 'Gone']);
    expect(await namesIn('?search=kum%20rav')).toEqual(['Ravi Kumar']);
    expect(await namesIn(`?search=${9_800_000_000 + count}`)).toEqual([]);
    expect(await namesIn('?after=2')).toEqual(['Sita']);
  });

  it('is for owners and managers, while plans are on', async () => {
    const ask = (who: Person | typeof VISITOR, query = '') =>
      kitchen.send(who, 'GET', `/plans/subscribers${query}`);
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await ask(who)).statusCode).toBe(401);
    expect(outcomeOf(await ask(kitchen.owner, '?show=all'))).toEqual(WRONG);
    await kitchen.setSection('plans', { isOn: false });
    expect(outcomeOf(await ask(kitchen.owner))).toEqual([403, 'plans_off']);
  });
});
