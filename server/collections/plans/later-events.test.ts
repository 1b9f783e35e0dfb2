import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type CompanyKitchen, openCompanyKitchen, type TestCompany } from '#tests/company-kitchen.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';
import { ELSEWHERE } from '#tests/plan-kitchen.ts';

let asha: Person;
let company: TestCompany;
let id: string;
// The table of decision 110: what holds when somebody subscribes holds after each later event, at its write and at the cutoff.
const kitchen = await closeAfterAll(openCompanyKitchen());
await kitchen.create(kitchen.owner, 'areas', { ...ELSEWHERE, name: 'Here', pincodes: ['411001'] }, 'here');
const far = { ...ELSEWHERE, name: 'Far', pincodes: ['560002'], plans: false };
await kitchen.create(kitchen.owner, 'areas', far, 'far');

beforeEach(async () => {
  ({ asha, company } = await kitchen.beginCompany());
  await kitchen.addAndJoin(asha);
  await kitchen.create(kitchen.owner, 'ledgerEntries', {
    ...{ userId: asha.id, kind: 'payment', paidBy: 'cash', credit: 5000 },
  });
});

type Answer = ReturnType<CompanyKitchen['send']>;
const change = (data: object, who = asha) => kitchen.change(who, 'mealSubscriptions', id, data);
const meal = (data: object, ahead = 1) =>
  kitchen.create(asha, 'meals', {
    subscriptionId: id,
    date: kitchen.day(ahead),
    mealTimeId: 'lunch',
    ...data,
  });
const byCompany = () => ({ paidBy: 'house', companyId: company.id });
const SAMOSAS = { extras: [JSON.stringify({ dishId: 'samosa', quantity: 10 })] };
const move = (pincode: number, addressId = `home-of-${asha.id}`) =>
  kitchen.change(asha, 'addresses', addressId, { pincode });

const home = (pincode: number) => ({
  ...{ houseNo: '9', street: 'New Road', city: 'Pune', state: 'Maharashtra', pincode },
});

interface Row {
  rule: string;
  event: string;
  /** What was agreed before; tomorrow's lunch for one person from the balance if it is left out. */
  agreed?: () => object;
  before?: () => Promise<unknown>;
  write: () => Answer;
  answer: (string | number)[];
}

const REFUSED = {
  notPaying: [409, 'company_not_paying'],
  guests: [409, 'company_guests_planned'],
  outside: [400, 'order_outside_area'],
  moved: [409, 'address_meals_outside'],
  wrong: [400, 'general_argument_invalid'],
};

// PLAN-63
describe('what was agreed', () => {
  it.each<Row>([
    {
      ...{ rule: 'a company pays for one person', event: 'the payer of a subscription for ten' },
      agreed: () => ({ quantity: 10 }),
      write: () => change(byCompany()),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays for one person', event: 'the payer, after guests were asked' },
      before: () => meal({ quantity: 10 }),
      write: () => change(byCompany()),
      answer: REFUSED.guests,
    },
    {
      ...{ rule: 'a company pays for one person', event: 'the people' },
      agreed: byCompany,
      write: () => change({ quantity: 2 }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays for one person', event: 'the people of a day' },
      agreed: byCompany,
      write: () => meal({ quantity: 2 }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays for one person', event: 'a guest is brought back' },
      before: async () => {
        await meal({ quantity: 10, state: 'skipped' });
        await change(byCompany());
      },
      write: async () => {
        const [known] = await kitchen.mealsOf(id);
        return kitchen.change(asha, 'meals', known?.id ?? '', { state: 'planned' });
      },
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays for no extra dishes', event: 'the payer, after they were added' },
      before: () => meal(SAMOSAS, 3),
      write: () => change(byCompany()),
      answer: REFUSED.guests,
    },
    {
      ...{ rule: 'a company pays for no extra dishes', event: 'they are added' },
      agreed: byCompany,
      write: () => meal(SAMOSAS),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays on its house account', event: 'the way to pay' },
      agreed: byCompany,
      write: () => change({ paidBy: 'balance' }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays once at each meal time', event: 'the meal times' },
      before: () => kitchen.letPay(asha, { mealTimeIds: ['dinner'] }),
      agreed: byCompany,
      write: () => change({ mealTimeIds: ['lunch', 'dinner'] }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays once at each meal time', event: 'the days' },
      before: () => kitchen.letPay(asha, { weekdays: ['saturday'] }),
      agreed: () => ({ ...byCompany(), weekdays: ['sunday'] }),
      write: () => change({ weekdays: ['saturday', 'sunday'] }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'a company pays for its people', event: 'the last day, after somebody left it' },
      agreed: byCompany,
      before: () => kitchen.remove(asha, kitchen.owner),
      write: () => change({ endsOn: null }),
      answer: REFUSED.notPaying,
    },
    {
      ...{ rule: 'meals are paid later with a house account', event: 'the way to pay' },
      write: () => change({ paidBy: 'house' }),
      answer: REFUSED.wrong,
    },
    {
      ...{ rule: 'meals are brought to areas with plans', event: 'the address of the subscription' },
      before: () => kitchen.create(asha, 'addresses', home(560002), `far-${asha.id}`),
      write: () => change({ addressId: `far-${asha.id}` }),
      answer: REFUSED.outside,
    },
    {
      ...{ rule: 'meals are brought to areas with plans', event: 'the address of a meal' },
      before: () => kitchen.create(asha, 'addresses', home(560002), `far-${asha.id}`),
      write: () => meal({ addressId: `far-${asha.id}` }),
      answer: REFUSED.outside,
    },
    {
      ...{ rule: 'meals are brought to areas with plans', event: 'the address itself moves' },
      write: () => move(560002),
      answer: REFUSED.moved,
    },
    {
      ...{ rule: 'meals are brought to areas with plans', event: 'the address of a single meal moves' },
      before: async () => {
        await kitchen.create(asha, 'addresses', home(411001), `other-${asha.id}`);
        await meal({ addressId: `other-${asha.id}` });
      },
      write: () => move(560002, `other-${asha.id}`),
      answer: REFUSED.moved,
    },
    {
      ...{
        rule: 'meals are brought to areas with plans',
        event: 'the profile moves, and with it its address',
      },
      agreed: () => ({ addressId: null }),
      write: () => kitchen.change(asha, 'users', asha.id, { pincode: 560002 }),
      answer: REFUSED.moved,
    },
    {
      ...{
        rule: 'meals are brought to areas with plans',
        event: 'another address becomes that of the profile',
      },
      agreed: () => ({ addressId: null }),
      before: () => kitchen.create(asha, 'addresses', home(560002), `far-${asha.id}`),
      write: () => kitchen.change(asha, 'addresses', `far-${asha.id}`, { isDefault: true }),
      answer: REFUSED.moved,
    },
    {
      ...{ rule: 'meals have what the plan offers', event: 'the meal times' },
      write: () => change({ mealTimeIds: ['brunch'] }),
      answer: REFUSED.wrong,
    },
    {
      ...{ rule: 'meals have what the plan offers', event: 'the days' },
      write: () => change({ weekdays: [] }),
      answer: REFUSED.wrong,
    },
  ])('“$rule” holds after a change of $event', async ({ agreed, before, write, answer }) => {
    id = await kitchen.subscribe(asha, agreed?.());
    await before?.();
    const refused = await write();
    expect(outcomeOf(refused), refused.body).toEqual(answer);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    // Nothing beyond what a company agrees to is charged to it, whatever was tried.
    expect(await kitchen.balanceOf(company.payer)).toBeGreaterThanOrEqual(-120);
    for (const { id: orderId } of await kitchen.ordersOf(asha))
      expect(await kitchen.order(orderId)).not.toMatchObject({ address: expect.stringContaining('560002') });
  });

  it.each<[string, object | undefined, () => Promise<unknown>]>([
    ['people', undefined, () => stored(sql`update "mealSubscriptions" set quantity = 10 where id = ${id}`)],
    [
      'guests',
      { state: 'planned' },
      () => stored(sql`update meals set quantity = 10 where "subscriptionId" = ${id}`),
    ],
    [
      'extra dishes',
      { state: 'planned' },
      () =>
        stored(
          sql`update meals set extras = '[{"dishId":"samosa","quantity":9,"price":4000}]' where "subscriptionId" = ${id}`,
        ),
    ],
  ])(
    'the cutoff charges no company for %s that it does not pay for, and tells its person',
    async (_, about, write) => {
      id = await kitchen.subscribe(asha, byCompany());
      if (about) await meal(about);
      await write();
      await kitchen.decideAt(kitchen.day(0), '20:00');
      expect(await kitchen.mealsOf(id)).toMatchObject([{ state: 'missed', reason: 'company' }]);
      expect(await kitchen.balanceOf(company.payer)).toBe(0);
      expect((await kitchen.mailsTo(asha)).map(({ kind }) => kind)).toContain('meal-not-cooked');
    },
  );

  it('the cutoff charges a company once for two meals of one person at one time', async () => {
    const ids = [
      await kitchen.subscribe(asha, byCompany()),
      await kitchen.subscribe(asha, { mealTimeIds: ['dinner'], ...byCompany() }),
    ];
    await stored(sql`update "mealSubscriptions" set "mealTimeIds" = '["lunch"]' where "userId" = ${asha.id}`);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const meals = (await Promise.all(ids.map((each) => kitchen.mealsOf(each)))).flat();
    expect(meals.map(({ state }) => state).sort()).toEqual(['cooking', 'missed']);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
  });

  it('a payer, address or choice is not changed between a cutoff and its order', async () => {
    kitchen.waitUntil(kitchen.day(1), '09:00');
    await kitchen.beginAnew();
    id = await kitchen.subscribe(asha);
    kitchen.waitUntil(kitchen.day(0), '20:01');
    const late = [409, 'meal_cutoff_passed'];
    expect(outcomeOf(await change(byCompany()))).toEqual(late);
    expect(outcomeOf(await change({ choices: ['Bread: Roti'] }))).toEqual(late);
    await kitchen.decideAt(kitchen.day(0), '20:02');
    expect(outcomeOf(await change(byCompany()))).toEqual([200]);
    kitchen.waitUntil(kitchen.day(1), '09:00');
  });

  // AREA-14
  it('goes on where the kitchen no longer brings plans, and can be ended and moved within its place', async () => {
    id = await kitchen.subscribe(asha);
    const plans = (on: boolean) => kitchen.change(kitchen.owner, 'areas', 'here', { plans: on });
    await plans(false);
    const path = at('addresses', `home-of-${asha.id}`);
    const renamed = await kitchen.send(asha, 'PATCH', path, { data: { houseNo: '5' } });
    const ended = await change({ endsOn: kitchen.day(9) });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await plans(true);
    expect([renamed.statusCode, ended.statusCode]).toEqual([200, 200]);
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
  });

  it('can be changed although the plan no longer offers all of it', async () => {
    id = await kitchen.subscribe(asha, { mealTimeIds: ['lunch', 'dinner'], weekdays: WEEKDAYS });
    const offer = (mealTimeIds: string[]) =>
      kitchen.change(kitchen.owner, 'plans', 'tiffin', { mealTimeIds });
    await offer(['lunch']);
    const answers = [await change({ endsOn: kitchen.day(9) }), await change({ mealTimeIds: ['dinner'] })];
    await offer(['lunch', 'dinner']);
    expect(answers.map(outcomeOf)).toEqual([[200], REFUSED.wrong]);
  });
});

const stored = (statement: ReturnType<typeof sql>) => kitchen.database.execute(statement);
