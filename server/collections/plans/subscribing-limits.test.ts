import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_SUBSCRIPTIONS } from '#domain/plans/subscription-attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Person } from '#tests/kitchen.ts';
import { outcomeOf } from '#tests/order-kitchen.ts';
import { openPlanKitchen, PLAN, type PlanKitchen } from '#tests/plan-kitchen.ts';

let kitchen: PlanKitchen;
let eater: Person;
let count = 0;

beforeAll(async () => {
  kitchen = await openPlanKitchen();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  eater = await kitchen.subscriber(`eater-${++count}`);
});

const asked = (over: object = {}) => ({
  planId: 'tiffin',
  mealTimeIds: ['lunch'],
  weekdays: ['monday'],
  startsOn: kitchen.day(1),
  addressId: `home-of-${eater.id}`,
  ...over,
});

describe('subscribing', () => {
  // PLAN-12
  it('is refused once a plan or a meal time is full, also for two at once', async () => {
    await kitchen.create(kitchen.owner, 'plans', { ...PLAN, mostSubscribers: 1 }, 'small');
    const [one, other] = [await kitchen.subscriber('one'), await kitchen.subscriber('other')];
    const answers = await Promise.all(
      [one, other].map((who) =>
        kitchen.create(who, 'mealSubscriptions', asked({ planId: 'small', addressId: `home-of-${who.id}` })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const meals = {
      name: 'Tea',
      deliveredFrom: '16:00',
      deliveredUntil: '17:00',
      cutoffAt: '20:00',
      mostMeals: 3,
    };
    await kitchen.create(kitchen.owner, 'mealTimes', meals, 'tea');
    await kitchen.create(kitchen.owner, 'plans', { ...PLAN, mealTimeIds: ['tea'] }, 'tea');
    const tea = (quantity: number) => asked({ planId: 'tea', mealTimeIds: ['tea'], quantity });
    const first = await kitchen.create(eater, 'mealSubscriptions', tea(2));
    expect(outcomeOf(first)).toEqual([201]);
    expect(outcomeOf(await kitchen.create(eater, 'mealSubscriptions', tea(2)))).toEqual([409, 'plan_full']);
    const more = await kitchen.change(eater, 'mealSubscriptions', first.json().$id, { quantity: 4 });
    expect(outcomeOf(more)).toEqual([409, 'plan_full']);
    expect(outcomeOf(await kitchen.create(eater, 'mealSubscriptions', tea(1)))).toEqual([201]);
  });

  // PLAN-3
  it('to a trial is possible once for each number and each address', async () => {
    const prove = (who: Person, phone: number) =>
      kitchen.database.execute(sql`update users set "provenPhone" = ${phone} where id = ${who.id}`);
    const trial = (who: Person, addressId = `home-of-${who.id}`) =>
      kitchen.create(who, 'mealSubscriptions', asked({ trial: true, addressId }));
    await prove(eater, 9_876_510_000);
    const first = await trial(eater);
    expect(first.json()).toMatchObject({ trial: true, mealsAtMost: 3 });
    const samePhone = await kitchen.subscriber('same-phone');
    await prove(samePhone, 9_876_510_000);
    expect(outcomeOf(await trial(samePhone))).toEqual([409, 'plan_trial_used']);
    const sameAddress = await kitchen.subscriber('same-address');
    await prove(sameAddress, 9_876_510_001);
    const home = {
      houseNo: '4',
      street: `${eater.id}  ROAD`,
      city: 'Pune',
      state: 'Maharashtra',
      pincode: 411001,
    };
    await kitchen.create(sameAddress, 'addresses', home, 'same-home');
    expect(outcomeOf(await trial(sameAddress, 'same-home'))).toEqual([409, 'plan_trial_used']);
    // The refused ones have used up nothing.
    expect(outcomeOf(await trial(sameAddress))).toEqual([201]);
  });

  // PLAN-12
  it('is refused for whoever has ten already, until one has ended', async () => {
    const ids: string[] = [];
    for (let n = 0; n < MOST_SUBSCRIPTIONS; n++) ids.push(await kitchen.subscribe(eater));
    const refused = await kitchen.create(eater, 'mealSubscriptions', asked());
    expect(outcomeOf(refused)).toEqual([400, 'general_argument_invalid']);
    expect(refused.json().message).toContain('10 subscriptions');
    await kitchen.database.execute(
      sql`update "mealSubscriptions" set state = 'ended' where id = ${ids[0] ?? ''}`,
    );
    expect(outcomeOf(await kitchen.create(eater, 'mealSubscriptions', asked()))).toEqual([201]);
  });
});
