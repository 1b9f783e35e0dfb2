import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());

// PAY-11
it('wrong payments one after the other are answered one by one, by owners and managers', async () => {
  const { razorpay } = kitchen;
  const { orderId, page } = await kitchen.waiting();
  await kitchen.handlings(razorpay.pay(page, { amount: page.amount - 100 }));
  await kitchen.handlings(razorpay.pay(page, { currency: 'USD' }));
  const payment = async () =>
    (await kitchen.ofOrder<{ $id: string; problems: string[] }>('payments', orderId))[0];
  const problems = async () => (await payment())?.problems.map((each) => JSON.parse(each)) ?? [];
  const [first, second] = await problems();
  expect([first.text, second.text]).toEqual([
    expect.stringMatching(/^₹/),
    expect.stringMatching(/^[\d.]+ USD arrived/),
  ]);
  const answer = async (who: Person, id: string, problemAnswer: string | null) =>
    outcomeOf(
      await kitchen.change(who, 'payments', (await payment())?.$id ?? '', {
        answersProblem: id,
        problemAnswer,
      }),
    );
  for (const who of [kitchen.asha, kitchen.cook, kitchen.rider])
    expect(await answer(who, first.id, 'returned')).not.toEqual([200]);
  expect(await answer(kitchen.manager, first.id, 'returned')).toEqual([200]);
  const invalid = [400, 'general_argument_invalid'];
  expect(await answer(kitchen.owner, first.id, 'accepted')).toEqual(invalid);
  expect(await answer(kitchen.owner, 'pay_of_nobody', 'accepted')).toEqual(invalid);
  expect(await answer(kitchen.owner, second.id, null)).toEqual(invalid);
  expect(await problems()).toMatchObject([
    { id: first.id, answer: 'returned', answeredAt: expect.any(String) },
    { id: second.id, answer: null, answeredAt: null },
  ]);
  const audits = await kitchen.database.query(
    sql`select 1 from audits where changes::text like ${`%${first.id}%`}`,
  );
  expect(audits).toHaveLength(1);
  // The order can still be paid, and its problems stay.
  expect(await kitchen.handlings(razorpay.pay(page))).toEqual(['recorded']);
  expect(await problems()).toHaveLength(2);
});

// PAY-11
it('a problem from before there were lists of them is kept once for its order, and can be answered', async () => {
  const earlier = await databaseBefore('0821-payment-problems.sql');
  const { database } = earlier;
  await database.execute(
    sql`insert into users (id, created, updated, "userId") values ('asha', now(), now(), 'asha')`,
  );
  await database.execute(sql`insert into orders
    (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", packing, tax, "paymentMethod", items, "orderedOn", number)
    values ('old', now(), now(), 'asha', 500, 500, 0, 0, 0, 'card', '[]', now(), 1)`);
  for (const [id, problem] of [
    ['one', '₹3 arrived (pay_A1)'],
    ['two', '₹3 arrived (pay_A1)'],
    ['three', null],
  ] as const)
    await database.execute(sql`insert into payments
      (id, created, updated, "orderId", method, amount, state, mock, problem, "createdAt")
      values (${id}, now(), now(), 'old', 'card', 500, 'due', false, ${problem}, now())`);
  await earlier.upgrade();
  const rows = await database.query(sql`select id, problems from payments order by sequence`);
  await earlier.drop();
  const kept = { id: 'pay_A1', text: '₹3 arrived (pay_A1)', answer: null, answeredAt: null };
  expect(rows).toMatchObject([
    { id: 'one', problems: [{ ...kept, at: expect.stringMatching(/^\d{4}-.*Z$/) }] },
    { id: 'two', problems: [] },
    { id: 'three', problems: [] },
  ]);
});
