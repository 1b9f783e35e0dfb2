import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';
import { skipPath } from './meal-links.ts';

let asha: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  asha = await kitchen.subscriber(`linked-${++count}`);
  await kitchen.beginAnew();
});

/** The parts of the link to a meal of a new subscription. */
async function linkTo(over: object = {}, date = kitchen.day(1)) {
  const subscriptionId = await kitchen.subscribe(asha, over);
  const path = await skipPath(kitchen.database, { subscriptionId, date, mealTimeId: 'lunch' });
  const { meal = '', secret = '' } = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
  return { subscriptionId, meal, secret };
}
const read = ({ meal, secret }: { meal: string; secret: string }) =>
  kitchen.send(VISITOR, 'GET', `/meal-links?${new URLSearchParams({ meal, secret })}`);
const skip = ({ meal, secret }: { meal: string; secret: string }) =>
  kitchen.send(VISITOR, 'POST', '/meal-links/skip', { meal, secret });

// PLAN-16
describe('the link of a message about a meal', () => {
  it('shows the meal to whoever has it, without names and addresses, and changes nothing when it is read', async () => {
    const link = await linkTo({ quantity: 2 });
    const answer = await read(link);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json()).toEqual({
      name: 'Lunch',
      date: kitchen.day(1),
      dishes: expect.stringMatching(/Thali, Phulka/i),
      people: 2,
      until: `${kitchen.day(0)}T14:30:00.000Z`,
      state: 'planned',
    });
    expect(await kitchen.mealsOf(link.subscriptionId)).toEqual([]);
  });

  it('skips its meal without signing in, once, and its customer can bring it back', async () => {
    const link = await linkTo();
    kitchen.takeEvents();
    expect((await skip(link)).json()).toMatchObject({ state: 'skipped' });
    expect((await skip(link)).json()).toMatchObject({ state: 'skipped' });
    const [meal] = await kitchen.mealsOf(link.subscriptionId);
    expect(meal).toMatchObject({ state: 'skipped', date: kitchen.day(1) });
    expect(kitchen.takeEvents()).toEqual([`meals create ${meal?.id}`]);
    await kitchen.change(asha, 'meals', meal?.id ?? '', { state: 'planned' });
    expect((await read(link)).json()).toMatchObject({ state: 'planned' });
    expect((await skip(link)).json()).toMatchObject({ state: 'skipped' });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.ordersOf(asha)).toEqual([]);
  });

  it('says after the cutoff that it came too late, and changes nothing', async () => {
    const link = await linkTo();
    await kitchen.decideAt(kitchen.day(0), '20:00');
    // The server's own clock, for the requests.
    kitchen.waitUntil(kitchen.day(0), '20:01');
    expect((await read(link)).json()).toMatchObject({ state: 'late' });
    expect(outcomeOf(await skip(link))).toEqual([409, 'meal_cutoff_passed']);
    expect(await kitchen.statesOf(link.subscriptionId)).toEqual(['cooking']);
  });

  it.each([
    ['of another day', (meal: string) => meal.replace(/\d\d\d\d-\d\d-\d\d/, '2031-01-01'), undefined],
    ['of another meal time', (meal: string) => meal.replace('lunch', 'dinner'), undefined],
    ['with another secret', (meal: string) => meal, 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['with half a secret', (meal: string) => meal, 'AAAAAA'],
    ['that is nonsense', () => '~~~', undefined],
    ['with a zero byte', (meal: string) => `${meal}\u0000`, undefined],
  ])('is refused for a meal %s', async (_, change, other) => {
    const { meal, secret } = await linkTo();
    const forged = { meal: change(meal), secret: other ?? secret };
    expect(outcomeOf(await read(forged))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await skip(forged))).toEqual([404, 'document_not_found']);
  });

  it('says that nothing is planned once its subscription has ended', async () => {
    const link = await linkTo();
    await kitchen.beginAnew();
    expect((await read(link)).json()).toMatchObject({ state: 'none' });
    expect(outcomeOf(await skip(link))).toEqual([400, 'general_argument_invalid']);
  });
});
