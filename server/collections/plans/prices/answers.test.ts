import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCompanyKitchen } from '#tests/company-kitchen.ts';
import type { Person } from '#tests/kitchen.ts';
import { PLAN } from '#tests/plan-kitchen.ts';

let plan: string;
let count = 0;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  await kitchen.beginAnew();
  await kitchen.setSection('plans', { isOn: true, pausesUnanswered: false });
  plan = `priced-${++count}`;
  await kitchen.create(kitchen.owner, 'plans', PLAN, plan);
});

const eater = async (name: string): Promise<[Person, string]> => {
  const who = await kitchen.subscriber(`${name}-${count}`);
  return [who, await kitchen.subscribe(who, { planId: plan })];
};
const raise = (price: number) => kitchen.change(kitchen.owner, 'plans', plan, { price });
const preview = async (price: number) =>
  (await kitchen.send(kitchen.owner, 'POST', `/plans/${plan}/price/preview`, { price })).json();
const answer = (answered: string, price: number, subscriptionIds: string[], by = kitchen.owner) =>
  kitchen.send(by, 'POST', '/plans/new-prices/answers', { answer: answered, price, subscriptionIds });
const accept = (who: Person, id: string, acceptsPrice: number) =>
  kitchen.change(who, 'mealSubscriptions', id, { acceptsPrice });
const asked = async () => (await kitchen.send(kitchen.owner, 'GET', '/plans/new-prices')).json().asked;
const stored = (id: string) => kitchen.stored('mealSubscriptions', id);
const toldTo = (who: Person) =>
  kitchen.database
    .query<{ kind: string }>(
      sql`select kind from "customerMessages" where "userId" = ${who.id} and kind not like 'meal-sub%' order by sequence`,
    )
    .then((rows) => rows.map(({ kind }) => kind));
const costOn = async (who: Person, days: number) => {
  const day = kitchen.day(days);
  const { meals } = (await kitchen.send(who, 'GET', `/plans/meals?from=${day}&to=${day}`)).json();
  return meals.map(({ total }: { total: number }) => total);
};

// PLAN-5
describe('a higher price', () => {
  it('stops nobody’s meals: whoever does not answer keeps the old price, whoever agrees pays the new one from its day', async () => {
    const [waits, waiting] = await eater('waits');
    const [agrees, agreeing] = await eater('agrees');
    expect(await preview(130)).toMatchObject({
      asked: 2,
      companies: 0,
      cheaper: 0,
      pauses: false,
      from: kitchen.day(7),
    });
    await raise(130);
    expect(await preview(130)).toMatchObject({ asked: 0, unchanged: 2 });
    expect((await accept(agrees, agreeing, 130)).statusCode).toBe(200);
    expect(await stored(agreeing)).toMatchObject({ acceptsNewPrice: true, priceAnsweredBy: null });
    expect([await costOn(waits, 6), await costOn(waits, 8)]).toEqual([[120], [120]]);
    expect([await costOn(agrees, 6), await costOn(agrees, 8)]).toEqual([[120], [130]]);
    expect(await asked()).toMatchObject([
      { subscriptionIds: [waiting], before: 120, price: 130, answer: null, pauses: false },
      { subscriptionIds: [agreeing], answer: 'agreed', answeredBy: null },
    ]);
  });

  it('pauses whoever does not answer, if the kitchen has set so before it was announced', async () => {
    const [waits, waiting] = await eater('stops');
    await kitchen.setSection('plans', { isOn: true, pausesUnanswered: true });
    expect(await preview(130)).toMatchObject({ asked: 1, pauses: true });
    await raise(130);
    await kitchen.setSection('plans', { isOn: true, pausesUnanswered: false });
    expect([await costOn(waits, 6), await costOn(waits, 8)]).toEqual([[120], []]);
    await answer('keep', 130, [waiting]);
    expect(await costOn(waits, 8)).toEqual([120]);
  });

  it('is agreed to by its amount: once the plan has got another, neither its customer nor staff agree to the old one', async () => {
    const [who, id] = await eater('late');
    await raise(130);
    await raise(140);
    for (const refused of [await accept(who, id, 130), await answer('agree', 130, [id])])
      expect([refused.statusCode, refused.json().type]).toEqual([409, 'plan_price_changed']);
    expect(await stored(id)).toMatchObject({ newPrice: 140, acceptsNewPrice: false });
    expect((await accept(kitchen.owner, id, 140)).statusCode).toBe(400);
  });

  it('that rises again while its customer agrees is agreed to at one price, never at the other', async () => {
    const [who, id] = await eater('races');
    await raise(130);
    const [, agreed] = await Promise.all([raise(140), accept(who, id, 130)]);
    const { newPrice, acceptsNewPrice } = await stored(id);
    expect([200, 409]).toContain(agreed.statusCode);
    expect([newPrice, acceptsNewPrice]).toEqual([140, false]);
  });
});

// PLAN-69, TELL-1
describe('an answer on the phone', () => {
  it('is written down once with who and when, also by two at once, and is told', async () => {
    const [who, id] = await eater('caller');
    await raise(130);
    const answers = await Promise.all([answer('agree', 130, [id]), answer('agree', 130, [id])]);
    expect(answers.map((each) => each.json())).toEqual([
      { done: 1, left: 0 },
      { done: 1, left: 0 },
    ]);
    expect(await stored(id)).toMatchObject({ acceptsNewPrice: true, priceAnsweredBy: kitchen.owner.id });
    expect(await toldTo(who)).toEqual(['meal-price', 'meal-price-agreed']);
    const logged = await kitchen.database.query(
      sql`select changes from audits where "documentId" = ${id} and "adminId" = ${kitchen.owner.id} and action = 'update'`,
    );
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toMatch(/"after":130,"field":"newPrice","before":120/);
  });

  it('and one of the customer at the same time are one agreement, told at most once', async () => {
    const [who, id] = await eater('both');
    await raise(130);
    const [mine, theirs] = await Promise.all([accept(who, id, 130), answer('agree', 130, [id])]);
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({ acceptsNewPrice: true });
    expect((await toldTo(who)).filter((kind) => kind === 'meal-price-agreed').length).toBeLessThan(2);
  });

  it('leaves the old price to some, who are not asked again before the next rise', async () => {
    const [who, id] = await eater('keeps');
    const [, other] = await eater('keeps-too');
    await raise(140);
    expect((await answer('keep', 140, [id, other])).json()).toEqual({ done: 2, left: 0 });
    expect(await costOn(who, 8)).toEqual([120]);
    await raise(130);
    expect(await toldTo(who)).toEqual(['meal-price', 'meal-price-kept']);
    expect((await asked()).map((each: { answer: string }) => each.answer)).toEqual(['kept', 'kept']);
    await raise(150);
    expect((await asked()).map((each: { answer: string | null }) => each.answer)).toEqual([null, null]);
  });

  it('reminds once a day, and changes nothing that was charged', async () => {
    const [who, id] = await eater('reminded');
    const menu = { mealTimeId: 'lunch', date: kitchen.day(1), dishes: [{ dishId: 'phulka', quantity: 3 }] };
    await kitchen.send(kitchen.owner, 'POST', '/plans/menus', { planId: plan, menus: [menu] });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const before = await kitchen.balanceOf(who);
    expect(before).toBe(880);
    await raise(130);
    await answer('remind', 130, [id]);
    await answer('remind', 130, [id]);
    expect(await toldTo(who)).toEqual(['meal-price', 'meal-price']);
    await answer('agree', 130, [id]);
    expect((await answer('remind', 130, [id])).statusCode).toBe(200);
    expect(await toldTo(who)).toEqual(['meal-price', 'meal-price', 'meal-price-agreed']);
    expect(await kitchen.balanceOf(who)).toBe(before);
  });

  it('is written down by owners and managers alone, and nobody leaves the old price to themselves', async () => {
    const [who, id] = await eater('outsider');
    await raise(130);
    for (const by of [who, kitchen.cook]) {
      expect((await answer('keep', 130, [id], by)).statusCode).toBe(401);
      expect((await kitchen.send(by, 'GET', '/plans/new-prices')).statusCode).toBe(401);
    }
    await kitchen.create(
      kitchen.owner,
      'addresses',
      { houseNo: '1', street: 'Own Road', city: 'Pune', state: 'Maharashtra', pincode: 411001 },
      `home-of-${kitchen.owner.id}`,
    );
    const own = await kitchen.subscribe(kitchen.owner, { planId: plan, mealTimeIds: ['dinner'] });
    await raise(140);
    expect((await answer('keep', 140, [own])).json().type).toBe('plan_price_changed');
  });
});

// PLAN-70, PLAN-59
describe('a company', () => {
  it('is asked once, and agrees once for its people, who need do nothing', async () => {
    const { asha, boss, company } = await kitchen.beginCompany();
    await kitchen.addAndJoin(asha);
    const [first, second] = [
      await kitchen.letPay(asha, { planId: plan }),
      await kitchen.letPay(boss, { planId: plan }),
    ];
    expect(await preview(130)).toMatchObject({ asked: 0, companies: 1, companyPeople: 2 });
    await raise(130);
    expect(await toldTo(asha)).toEqual([]);
    expect(await toldTo(boss)).toEqual(['company-price']);
    expect((await accept(asha, first, 130)).statusCode).toBe(400);
    expect((await kitchen.people(boss)).json().newPrices).toMatchObject([
      { planId: plan, price: 130, people: 2 },
    ]);
    expect(await asked()).toMatchObject([{ companyId: company.id, people: 2, answer: null }]);
    const path = `/companies/${company.id}/prices`;
    expect((await kitchen.send(asha, 'POST', path, { planId: plan, price: 130 })).statusCode).toBe(401);
    expect((await kitchen.send(boss, 'POST', path, { planId: plan, price: 130 })).json()).toEqual({
      done: 2,
      left: 0,
    });
    for (const id of [first, second])
      expect(await stored(id)).toMatchObject({ acceptsNewPrice: true, priceAnsweredBy: boss.id });
    expect(await toldTo(asha)).toEqual([]);
    expect((await kitchen.send(boss, 'POST', path, { planId: plan, price: 131 })).json().type).toBe(
      'plan_price_changed',
    );
  });

  it('whose people’s meals would pause tells them so, and that they go on', async () => {
    const { asha } = await kitchen.beginCompany();
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha, { planId: plan });
    await kitchen.setSection('plans', { isOn: true, pausesUnanswered: true });
    await raise(130);
    await answer('agree', 130, [id]);
    expect(await toldTo(asha)).toEqual(['company-price-waits', 'company-price-over']);
  });
});

// PLAN-5
it('an upgrade pauses those whose meals stood still already, as they had been told, and lets the others keep their price', async () => {
  const [stands, standing] = await eater('stood');
  const [goes, going] = await eater('went');
  await raise(130);
  const since = (id: string, day: string) =>
    kitchen.database.execute(sql`update "mealSubscriptions" set "newPriceFrom" = ${day} where id = ${id}`);
  await since(standing, kitchen.day(-1));
  await since(going, kitchen.day(1));
  const migration = readFileSync(
    join(PROJECT_FOLDER, 'server/db/migrations/1210-answers-to-prices.sql'),
    'utf8',
  );
  await kitchen.database.execute(sql.raw(migration.slice(migration.indexOf('update '))));
  expect([await costOn(stands, 2), await costOn(goes, 2)]).toEqual([[], [120]]);
});
