import { afterEach, describe, expect, it } from 'vitest';
import { dayAt, momentOf, timeAt } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';
import { updateStock } from './stock-worker.ts';

const MINUTE = 60_000;
/** How far the server's clock is ahead (minutes). */
let ahead = 0;
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const people = await kitchen.everybody();
await kitchen.create(asha, 'carts', { dishId: 'samosa' }, 'line');

afterEach(async () => {
  await change({ isAvailable: true });
  kitchen.takeEvents();
});

const kitchenNow = () => new Date(Date.now() + ahead * MINUTE);
function wait(minutes: number) {
  ahead += minutes;
  kitchen.wait(minutes);
}
const change = (data: object, who = people.owner) => kitchen.change(who, 'dishes', 'samosa', data);
const dish = async () => (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();

// STOCK-1
describe('a dish that is sold out', () => {
  it.each([
    ['1h', 60],
    ['2h', 120],
    ['4h', 240],
  ])(
    'for %s is available again when the time has come, on the menu and in carts',
    async (soldOutFor, minutes) => {
      const line = async () => (await kitchen.read(asha, 'carts', 'line')).json();
      const minutesUntil = (moment: string) =>
        Math.round((Date.parse(moment) - kitchenNow().getTime()) / MINUTE);
      const answer = (await change({ isAvailable: false, soldOutFor })).json();
      expect(answer).toMatchObject({ isAvailable: false, soldOutFor: null });
      expect(minutesUntil(answer.soldOutUntil)).toBe(minutes);
      expect(await line()).toMatchObject({ isAvailable: false });
      wait(minutes - 1);
      expect(await updateStock(kitchen.app.engine)).toBe(0);
      kitchen.takeEvents();
      wait(2);
      expect(await updateStock(kitchen.app.engine)).toBe(1);
      expect(kitchen.takeEvents()).toEqual(['dishes update samosa', 'carts update line']);
      expect(await dish()).toMatchObject({ isAvailable: true, soldOutUntil: null });
      expect(await line()).toMatchObject({ isAvailable: true });
    },
  );

  it('for today is available again when the next working day begins', async () => {
    const ZONE = 'Asia/Kolkata';
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        [{ from: '11:00', to: '22:00' }],
      ]),
    );
    const hours = (value: object) => kitchen.changeSettings(people.owner, 'hours', value);
    await hours({ week });
    const { soldOutUntil } = (await change({ soldOutFor: 'today' })).json();
    const until = new Date(soldOutUntil);
    expect(timeAt(until, ZONE)).toBe('11:00');
    expect(until.getTime()).toBeGreaterThan(momentOf(dayAt(kitchenNow(), ZONE), 1439, ZONE));
    await hours({});
  });

  it('until it is switched on stays so', async () => {
    await change({ isAvailable: false });
    expect(await dish()).toMatchObject({ isAvailable: false, soldOutUntil: null });
    wait(60 * 24 * 3);
    expect(await updateStock(kitchen.app.engine)).toBe(0);
    await change({ soldOutFor: '1h' });
    expect((await change({ soldOutFor: 'untilSwitchedOn' })).json()).toMatchObject({ soldOutUntil: null });
  });

  it('keeps its time when a form sends again that it is unavailable, and loses it when switched on', async () => {
    const { soldOutUntil } = (await change({ soldOutFor: '2h' })).json();
    await change({ isAvailable: false, name: 'Punjabi Samosa' });
    expect((await dish()).soldOutUntil).toBe(soldOutUntil);
    await change({ isAvailable: true });
    expect(await dish()).toMatchObject({ isAvailable: true, soldOutUntil: null });
  });

  it('is switched on once by several servers at the same time', async () => {
    await change({ soldOutFor: '1h' });
    wait(61);
    kitchen.takeEvents();
    await Promise.all([1, 2, 3].map(() => updateStock(kitchen.app.engine)));
    expect(kitchen.takeEvents()).toEqual(['dishes update samosa', 'carts update line']);
  });

  it('can’t be available at the same time, and the end is the server’s', async () => {
    const both = await change({ isAvailable: true, soldOutFor: 'today' });
    expect([both.statusCode, both.json().message]).toEqual([
      400,
      'A dish is either available or sold out for some time.',
    ]);
    expect((await change({ soldOutFor: 'tomorrow' })).statusCode).toBe(400);
    await change({ isAvailable: false, soldOutUntil: kitchenNow().toISOString() });
    expect(await dish()).toMatchObject({ soldOutUntil: null });
  });
});

// STOCK-2
describe('cooks', () => {
  it('may say that a dish is sold out and when it is back, which is in the audit log', async () => {
    await kitchen.database.execute(sql`delete from audits`);
    expect((await change({ isAvailable: false, soldOutFor: 'today' }, people.kitchen)).statusCode).toBe(200);
    expect((await change({ isAvailable: true }, people.kitchen)).statusCode).toBe(200);
    const { documents } = (await kitchen.list(people.owner, 'audits')).json();
    expect(
      documents.filter(
        ({ documentId, adminId }: Record<string, string>) => documentId === 'samosa' && adminId === 'kitchen',
      ),
    ).toHaveLength(2);
  });

  it.each([
    ['name', { name: 'Patti' }],
    ['price', { price: 1 }],
    ['description', { isAvailable: false, description: 'Soft' }],
    ['menu', { menuId: 'thali' }],
    ['picture', { imgUrl: '/other.webp' }],
    ['portions', { portionsPerDay: 3 }],
  ])('may change nothing else: %s', async (_what, data) => {
    const before = await dish();
    const answer = await change(data, people.kitchen);
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
    expect(await dish()).toEqual(before);
  });

  it('may not add or delete dishes, and riders may change nothing', async () => {
    const data = { ...(await dish()), name: 'New' };
    const add = await kitchen.create(
      people.kitchen,
      'dishes',
      { name: data.name, description: 'x', price: 1, menuId: 'snacks', imgUrl: '/x.webp' },
      'new',
    );
    expect(add.statusCode).toBe(401);
    expect((await kitchen.delete(people.kitchen, 'dishes', 'samosa')).statusCode).toBe(401);
    expect((await change({ isAvailable: false }, people.rider)).statusCode).toBe(401);
    expect((await change({ isAvailable: false }, asha)).statusCode).toBe(401);
  });
});
