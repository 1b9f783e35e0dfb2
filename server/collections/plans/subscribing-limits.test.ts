import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_SUBSCRIPTIONS } from '#domain/plans/subscription-attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

let eater: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

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

  // PLAN-12
  describe('with a lunch for three and a dinner for any number', () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const full = [409, 'plan_full'];
    let other: Person;
    let tea: string;
    let late: string;
    beforeEach(async () => {
      tea = `tea-${count}`;
      late = `late-${count}`;
      const times = { deliveredFrom: '16:00', deliveredUntil: '17:00', cutoffAt: '20:00', cutoffDays: 1 };
      const made = [
        await kitchen.create(kitchen.owner, 'mealTimes', { name: 'Tea', ...times, mostMeals: 3 }, tea),
        await kitchen.create(kitchen.owner, 'mealTimes', { name: 'Late', ...times }, late),
        await kitchen.create(kitchen.owner, 'plans', { ...PLAN, mealTimeIds: [tea, late] }, tea),
      ];
      expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      other = await kitchen.subscriber(`guest-${count}`);
    });
    const subscribe = (who: Person, over: object = {}) =>
      kitchen.subscribe(who, { planId: tea, mealTimeIds: [tea], weekdays: days, ...over });
    const change = (who: Person, id: string, data: object) =>
      kitchen.change(who, 'mealSubscriptions', id, data);
    const guests = (who: Person, subscriptionId: string, quantity: number, over: object = {}) =>
      kitchen.create(who, 'meals', {
        subscriptionId,
        date: kitchen.day(2),
        mealTimeId: tea,
        quantity,
        ...over,
      });

    it('another meal time, more days and more people take places', async () => {
      await subscribe(eater, { quantity: 2, weekdays: days.slice(1) });
      const id = await subscribe(other, { quantity: 2, mealTimeIds: [late] });
      expect(outcomeOf(await change(other, id, { mealTimeIds: [tea] }))).toEqual(full);
      expect(outcomeOf(await change(other, id, { mealTimeIds: [tea], weekdays: ['monday'] }))).toEqual([200]);
      expect(outcomeOf(await change(other, id, { weekdays: ['monday', 'friday'] }))).toEqual(full);
      expect(outcomeOf(await change(other, id, { quantity: 3 }))).toEqual([200]);
      expect(outcomeOf(await change(other, id, { quantity: 4 }))).toEqual(full);
    });

    it('guests of a day take places of that day, also before somebody subscribes', async () => {
      const id = await subscribe(eater);
      expect(outcomeOf(await guests(eater, id, 10))).toEqual(full);
      expect(outcomeOf(await guests(eater, id, 3))).toEqual([201]);
      const asked = { planId: tea, mealTimeIds: [tea], weekdays: days, startsOn: kitchen.day(1) };
      const home = { addressId: `home-of-${other.id}` };
      const refused = await kitchen.create(other, 'mealSubscriptions', { ...asked, ...home });
      expect(outcomeOf(refused)).toEqual(full);
      expect(outcomeOf(await guests(eater, id, 2))).toEqual([201]);
      const own = await subscribe(other);
      expect(outcomeOf(await guests(other, own, 2))).toEqual(full);
      expect(outcomeOf(await guests(other, own, 2, { date: kitchen.day(3) }))).toEqual([201]);
    });

    it('two with guests at once do not exceed a day', async () => {
      const [one, two] = [await subscribe(eater), await subscribe(other)];
      const answers = await Promise.all([guests(eater, one, 2), guests(other, two, 2)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    });

    it('whoever skips keeps the place, and what is held stays when the owner allows fewer', async () => {
      const id = await subscribe(eater, { quantity: 2 });
      await guests(eater, id, 2, { state: 'skipped' });
      const own = await subscribe(other);
      expect(outcomeOf(await guests(other, own, 2))).toEqual(full);
      await kitchen.change(kitchen.owner, 'mealTimes', tea, { mostMeals: 1 });
      expect(outcomeOf(await guests(eater, id, 2))).toEqual([201]);
      expect(outcomeOf(await change(eater, id, { quantity: 1 }))).toEqual([200]);
      expect(outcomeOf(await change(eater, id, { quantity: 2 }))).toEqual(full);
      expect(outcomeOf(await change(eater, id, { endsOn: kitchen.day(5) }))).toEqual([200]);
      expect(outcomeOf(await change(eater, id, { endsOn: null }))).toEqual(full);
    });
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
    // DISH-40
    await kitchen.create(
      sameAddress,
      'addresses',
      { ...home, houseNo: 'PUNE\u00A0', street: `Road ${eater.id.toUpperCase()}\u200B`, city: '4' },
      'written-otherwise',
    );
    expect(outcomeOf(await trial(sameAddress, 'written-otherwise'))).toEqual([409, 'plan_trial_used']);
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
