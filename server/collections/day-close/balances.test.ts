import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await waitUntilNoon(kitchen);
await kitchen.setSection('ledger', { isOn: true });

// DAY-11
it('money of balances is in the till or at the bank, in lines of its own, on one day and in its file', async () => {
  const look = async () => (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  async function record(data: object): Promise<string> {
    const answer = await kitchen.create(kitchen.owner, 'ledgerEntries', { userId: 'asha', ...data });
    expect(answer.statusCode).toBe(201);
    return answer.json().$id;
  }
  const paidIn = (credit: number, paidBy = 'cash') => record({ kind: 'payment', paidBy, credit });
  const parsed = (texts: readonly string[]) => texts.map((text) => JSON.parse(text));
  const close = (day: string, amount: number) =>
    kitchen.create(kitchen.owner, 'dayCloses', {
      day,
      counted: [JSON.stringify({ method: 'cod', riderId: null, amount })],
      seenCash: amount,
    });
  await paidIn(340);
  await record({ kind: 'reversal', reversalOf: await paidIn(60) });
  await record({ kind: 'payment', paidBy: 'cash', debit: 100 });
  await paidIn(1240.5, 'bank');
  await record({ kind: 'goodwill', credit: 50 });
  const { day, totals } = await look();
  expect(parsed(totals.balances)).toEqual([
    { paidBy: 'cash', received: { count: 2, amount: 400 }, givenBack: { count: 2, amount: 160 } },
    { paidBy: 'bank', received: { count: 1, amount: 1240.5 }, givenBack: { count: 0, amount: 0 } },
  ]);
  expect(totals.methods).toEqual([]);
  expect(parsed(totals.drawers)).toMatchObject([
    { riderId: null, received: 400, givenBack: 160, payments: 2 },
  ]);

  expect((await close(day, 200)).statusCode).toBe(409);
  const closed = await close(day, 240);
  expect(closed.statusCode).toBe(201);
  expect(closed.json().balances).toEqual(totals.balances);

  await paidIn(10);
  kitchen.wait(24 * 60);
  await paidIn(5);
  const next = await look();
  expect(parsed(next.totals.balances)).toMatchObject([
    { paidBy: 'cash', received: { count: 2, amount: 15 } },
  ]);
  expect(next.totals).toMatchObject({ lateReceived: 1, lateReceivedAmount: 10 });

  const file = (await kitchen.send(kitchen.owner, 'GET', `/day/csv?day=${next.today}`)).body;
  expect(file).toContain('received,"Balances, in cash",2,15');
});
