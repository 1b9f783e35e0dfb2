import { expect, it, vi } from 'vitest';
import { TogetherSocket } from '#server/db/together-socket.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const items = [JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 })];
const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune' };

let packets = 0;
const { _write: writeOne, _writev: writeMany } = TogetherSocket.prototype;
vi.spyOn(TogetherSocket.prototype, '_write').mockImplementation(function (this: TogetherSocket, ...given) {
  packets += 1;
  writeOne.apply(this, given);
});
vi.spyOn(TogetherSocket.prototype, '_writev').mockImplementation(function (this: TogetherSocket, ...given) {
  packets += 1;
  writeMany?.apply(this, given);
});

it('placing an order sends three packets to the database: session, facts, and one write', async () => {
  const sent: number[] = [];
  for (const id of ['prepares', 'first', 'second', 'third']) {
    await kitchen.create(asha, 'carts', { dishId: 'ghar-ki-thali' });
    const before = packets;
    expect((await kitchen.create(asha, 'orders', data, id)).statusCode).toBe(201);
    sent.push(packets - before);
  }
  expect(sent.slice(1)).toEqual([3, 3, 3]);
});
