import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board' });

const CUTLERY = { cutlery: true };

// ORDER-42
describe('cutlery', () => {
  it('comes only with an order that asks for it', async () => {
    expect(await kitchen.order(await kitchen.place())).toMatchObject({ cutlery: false });
    expect(await kitchen.order(await kitchen.place(kitchen.asha, CUTLERY))).toMatchObject(CUTLERY);
  });

  it('is asked for by yes or no', async () => {
    await expect(kitchen.place(kitchen.asha, { cutlery: 'a spoon' })).rejects.toThrow(
      'document_invalid_structure',
    );
  });

  it('can be added to an order by phone', async () => {
    const id = await kitchen.place(kitchen.cook, phoneOrder(919811110042, CUTLERY));
    expect(await kitchen.order(id)).toMatchObject({ channel: 'staff', cutlery: true });
  });

  it('is part of what was ordered: the same order without it is another one', async () => {
    const data = {
      items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })],
      address: '4, MG Road, Pune',
      expectedTotal: null,
    };
    const send = (more: object) => kitchen.create(kitchen.ravi, 'orders', { ...data, ...more }, 'once');
    const first = await send(CUTLERY);
    expect(first.statusCode).toBe(201);
    expect((await send(CUTLERY)).json()).toMatchObject({ $id: 'once', cutlery: true });
    expect(outcomeOf(await send({ cutlery: false }))).toEqual([409, 'document_already_exists']);
  });

  it('stays as ordered: nobody changes it afterwards, and a line that is taken off leaves it', async () => {
    const id = await kitchen.place(kitchen.asha, { ...CUTLERY, paymentMethod: 'upi' });
    for (const who of [kitchen.asha, kitchen.owner]) {
      const answer = await kitchen.change(who, 'orders', id, { cutlery: false });
      expect(answer.statusCode).toBe(401);
    }
    await kitchen.walk(id, 'accepted');
    const change = { orderId: id, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    await kitchen.create(kitchen.cook, 'orderChanges', change, 'off');
    await kitchen.change(kitchen.asha, 'orderChanges', 'off', { state: 'takenOff' });
    expect(await kitchen.order(id)).toMatchObject({ revision: 2, cutlery: true });
  });

  it('is in the confirmation of an order that asks for it, and in a person’s data', async () => {
    const [without, withIt] = [await kitchen.place(), await kitchen.place(kitchen.asha, CUTLERY)];
    const mails = await kitchen.mails();
    const textAbout = (id: string) => mails.find(({ aboutId }) => aboutId === id)?.text;
    expect(textAbout(withIt)).toMatch(/Cutlery.*Comes with your order/s);
    expect(textAbout(without)).not.toContain('Cutlery');
    const data = (await kitchen.send(kitchen.asha, 'GET', '/account/export')).json();
    expect(data.orders).toContainEqual(expect.objectContaining({ $id: withIt, cutlery: true }));
  });
});
