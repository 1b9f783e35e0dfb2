import { expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/carts/line.ts';
import { paise } from '#domain/money.ts';
import { type CartChange, joinChanges, PendingCart, withPending } from './pending.ts';

const line = (dishId: string, quantity: number): CartLine => ({
  dishId,
  quantity,
  name: dishId,
  description: '',
  imgUrl: '',
  price: paise(10_000),
  isAvailable: true,
});
const set = (quantity: number): CartChange => ({ kind: 'set', quantity });
const add = (quantity: number): CartChange => ({ kind: 'add', quantity });

/** A server that answers one request each time `answer` is called. */
function slowServer() {
  const sent: CartChange[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = (change: CartChange) => {
    sent.push(change);
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const answer = async () => {
    answers.shift()?.resolve();
    await new Promise((done) => setImmediate(done));
  };
  return { sent, send, answer, answers };
}

test.each([
  [undefined, add(2), add(2)],
  [add(2), add(3), add(5)],
  [set(4), add(1), set(5)],
  [add(2), set(7), set(7)],
  [set(4), set(0), set(0)],
  [set(0), add(1), set(1)],
])('the change %o followed by %o is sent as %o', (waiting, next, joined) => {
  expect(joinChanges(waiting, next)).toEqual(joined);
});

test('changes of a dish are sent one at a time, and only the last one that waits', async () => {
  const cart = new PendingCart();
  const { sent, send, answer } = slowServer();
  const settled = cart.push(line('dal', 2), set(2), send);
  for (const quantity of [3, 4, 5]) void cart.push(line('dal', quantity), set(quantity), send);
  expect(sent).toEqual([set(2)]);
  expect(cart.snapshot().get('dal')?.quantity).toBe(5);
  await answer();
  expect(sent).toEqual([set(2), set(5)]);
  expect(cart.snapshot().get('dal')?.quantity).toBe(5);
  await answer();
  await settled;
  expect(sent).toHaveLength(2);
  expect(cart.snapshot().size).toBe(0);
});

test('additions made while another is being sent are all counted', async () => {
  const cart = new PendingCart();
  const { sent, send, answer } = slowServer();
  const settled = cart.push(line('dal', 1), add(1), send);
  void cart.push(line('dal', 2), add(1), send);
  void cart.push(line('dal', 4), add(2), send);
  await answer();
  await answer();
  await settled;
  expect(sent).toEqual([add(1), add(3)]);
});

test('changes of different dishes do not wait for one another', () => {
  const cart = new PendingCart();
  const { sent, send } = slowServer();
  void cart.push(line('dal', 1), add(1), send);
  void cart.push(line('dosa', 1), add(1), send);
  expect(sent).toHaveLength(2);
});

test('after a failure waiting changes are dropped and rejected, and the next change is sent normally', async () => {
  const cart = new PendingCart();
  const { sent, send, answers, answer } = slowServer();
  const first = cart.push(line('dal', 2), set(2), send);
  const second = cart.push(line('dal', 3), set(3), send);
  answers.shift()?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect(second).rejects.toThrow('lost');
  expect(cart.snapshot().size).toBe(0);
  expect(sent).toEqual([set(2)]);
  const third = cart.push(line('dal', 1), set(1), send);
  await answer();
  await third;
  expect(sent).toEqual([set(2), set(1)]);
});

test('listeners are called at every change', async () => {
  const cart = new PendingCart();
  const listener = vi.fn();
  const leave = cart.subscribe(listener);
  await cart.push(line('dal', 1), add(1), async () => undefined);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await cart.push(line('dal', 1), add(1), async () => undefined);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the cart shows changed, added and removed lines before the server has answered', () => {
  const stored = [
    { ...line('dal', 1), lineId: 'a' },
    { ...line('dosa', 2), lineId: 'b' },
  ];
  const pending = new Map([
    ['dal', line('dal', 5)],
    ['dosa', line('dosa', 0)],
    ['idli', line('idli', 1)],
  ]);
  expect(withPending(stored, pending)).toEqual([{ ...line('dal', 5), lineId: 'a' }, line('idli', 1)]);
});

test("a stored line keeps the server's price while its quantity changes", () => {
  const stored = [{ ...line('dal', 1), price: paise(12_000) }];
  expect(withPending(stored, new Map([['dal', line('dal', 2)]]))).toEqual([
    { ...line('dal', 2), price: paise(12_000) },
  ]);
});

// OPTION-10
test('the same dish with other options is a line of its own', () => {
  const option = { groupId: 'size', choiceId: 'half', group: 'Size', name: 'Half', price: paise(0) };
  const half = { ...line('dal', 2), options: [option] };
  const shown = withPending([line('dal', 1)], new Map([['dal half', half]]));
  expect(shown).toEqual([line('dal', 1), half]);
});
