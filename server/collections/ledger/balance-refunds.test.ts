import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  customer = await kitchen.customer(`refunded-${++count}`);
});

const record = (data: object) =>
  kitchen.create(kitchen.owner, 'ledgerEntries', { userId: customer.id, ...data });
const ask = (data: object = { payTo: 'asha@okicici' }) => kitchen.create(customer, 'balanceRefunds', data);
const change = (id: string, data: object, who = kitchen.owner) =>
  kitchen.change(who, 'balanceRefunds', id, data);
const refunds = async () =>
  (await kitchen.list(kitchen.owner, 'balanceRefunds'))
    .json()
    .documents.filter(({ userId }: { userId: string }) => userId === customer.id);
const balance = async () => (await kitchen.read(kitchen.owner, 'users', customer.id)).json().balance;
const close = () => kitchen.send(customer, 'PATCH', '/account/status');

// LEDGER-32
describe('a balance that a customer asks back', () => {
  beforeEach(() => record({ kind: 'payment', paidBy: 'cash', credit: 340 }));

  it('is paid once, by whoever is first, and the account to which it went is erased', async () => {
    const asked = (await ask()).json();
    expect(asked).toMatchObject({ amount: 340, state: 'due', payTo: 'asha@okicici' });
    const paid = await Promise.all(
      [kitchen.owner, kitchen.manager].map((who) =>
        change(asked.$id, { state: 'paid', paidBy: 'bank', reference: `t-${count}` }, who),
      ),
    );
    expect(paid.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await refunds()).toMatchObject([{ state: 'paid', amount: 340, payTo: null }]);
    expect(await balance()).toBe(0);
  });

  it('is what is left of it by then, and nothing once it is used up', async () => {
    const { $id } = (await ask()).json();
    await record({ kind: 'adjustment', debit: 300, note: 'Lunch' });
    await change($id, { state: 'paid', paidBy: 'cash' });
    expect(await refunds()).toMatchObject([{ amount: 40 }]);
    expect(outcomeOf(await ask())).toEqual([409, 'balance_refund_over']);
  });

  it('waits once, and can be withdrawn; nobody pays it to themselves', async () => {
    const { $id } = (await ask()).json();
    expect(outcomeOf(await ask())).toEqual([409, 'balance_refund_over']);
    expect((await change($id, { state: 'paid', paidBy: 'cash' }, customer)).statusCode).toBe(401);
    expect((await change($id, { payTo: 'mine@ybl' })).statusCode).toBe(401);
    expect((await change($id, { state: 'withdrawn' }, customer)).json()).toMatchObject({ payTo: null });
    expect((await ask()).statusCode).toBe(201);
  });
});

// LEDGER-38
describe('where a balance goes', () => {
  const PROOF = [401, 'user_challenge_required'];
  const told = async () =>
    (await kitchen.mails()).filter(({ to }) => to === customer.email).map(({ kind }) => kind);
  /** Another session of the customer, opened now. */
  async function signInAgain(): Promise<void> {
    const data = { email: customer.email, password: PASSWORD };
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', data);
    const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    customer = { ...customer, session: String(session) };
  }
  beforeEach(() => record({ kind: 'payment', paidBy: 'cash', credit: 340 }));

  it('is said only by a session of the last half hour, which hears of each step at its address', async () => {
    kitchen.wait(31);
    expect(outcomeOf(await ask())).toEqual(PROOF);
    expect(outcomeOf(await ask({ payTo: null }))).toEqual(PROOF);
    expect(await refunds()).toEqual([]);
    await signInAgain();
    const { $id } = (await ask()).json();
    expect(await told()).toContain('balance-asked-back');
    kitchen.wait(31);
    expect(outcomeOf(await change($id, { payTo: 'thief@ybl' }, customer))).toEqual(PROOF);
    expect(await refunds()).toMatchObject([{ payTo: 'asha@okicici' }]);
    expect(await told()).not.toContain('balance-goes-elsewhere');
    await signInAgain();
    expect(outcomeOf(await change($id, { payTo: 'asha@ybl' }, customer))).toEqual([200]);
    expect(await told()).toContain('balance-goes-elsewhere');
    expect(await told()).not.toContain('balance-paid-out');
    await change($id, { state: 'paid', paidBy: 'cash' });
    expect(await told()).toContain('balance-paid-out');
  });

  it('is not asked for again to keep the balance instead', async () => {
    const { $id } = (await ask()).json();
    kitchen.wait(31);
    expect(outcomeOf(await change($id, { state: 'withdrawn' }, customer))).toEqual([200]);
  });
});

// LEDGER-32
describe('closing a login', () => {
  it.each([
    ['with credit', { kind: 'payment', paidBy: 'cash', credit: 340 }, [{ amount: 340, state: 'due' }]],
    ['with a debt', { kind: 'opening', debit: 1240 }, []],
    ['without a ledger by then', { kind: 'payment', paidBy: 'cash', credit: 50 }, [{ amount: 50 }]],
  ])('%s is never refused, and ends access at once', async (what, entry, due) => {
    await record(entry);
    if (what.startsWith('without')) await kitchen.setSection('ledger', { isOn: false });
    expect((await close()).statusCode).toBe(200);
    expect((await kitchen.send(customer, 'GET', '/account')).statusCode).toBe(401);
    expect(await refunds()).toMatchObject(due);
  });

  it('keeps name and address of the payee until the balance is paid', async () => {
    await record({ kind: 'payment', paidBy: 'cash', credit: 340 });
    await ask();
    await close();
    const [due] = await refunds();
    expect(due).toMatchObject({
      closedLogin: true,
      payTo: 'asha@okicici',
      email: `${customer.id}@example.in`,
    });
    expect((await kitchen.read(kitchen.owner, 'users', customer.id)).json().email).toBeNull();
    await change(due.$id, { state: 'paid', paidBy: 'bank', reference: `last-${count}` });
    expect(await refunds()).toMatchObject([{ state: 'paid', payTo: null, name: null, email: null }]);
    expect(await balance()).toBe(0);
  });

  it('withdraws what was asked back of a balance that is used up, which nobody could pay', async () => {
    await record({ kind: 'payment', paidBy: 'cash', credit: 340 });
    await ask();
    await record({ kind: 'adjustment', debit: 340, note: 'Bounced' });
    await close();
    expect(await refunds()).toMatchObject([{ state: 'withdrawn', payTo: null }]);
  });
});
