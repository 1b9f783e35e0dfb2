import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const TOLD = { allergies: ' Peanuts, मूंगफली ', allergiesConsent: true };
const WORDS = 'Peanuts, मूंगफली';
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board' });

const read = (who: OrderKitchen['asha'], id: string) => kitchen.read(who, 'orderAllergies', id);

describe('allergies of an order', () => {
  // ALLERGY-1
  it('are kept with consent, and refused without', async () => {
    await expect(kitchen.place(kitchen.asha, { allergies: 'peanuts' })).rejects.toThrow(
      'general_argument_invalid',
    );
    const id = await kitchen.place(kitchen.asha, TOLD);
    expect(await kitchen.order(id)).toMatchObject({ hasAllergies: true });
    expect((await read(kitchen.asha, id)).json()).toMatchObject({
      userId: kitchen.asha.id,
      words: WORDS,
      notice: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const plain = await kitchen.place(kitchen.asha, { allergies: '', allergiesConsent: true });
    expect(await kitchen.order(plain)).toMatchObject({ hasAllergies: false });
    expect((await read(kitchen.owner, plain)).statusCode).toBe(404);
  });

  // ALLERGY-3
  it('are read by the kitchen and their customer; a rider only learns that there are some', async () => {
    const id = await kitchen.place(kitchen.asha, TOLD);
    await kitchen.step(kitchen.cook, id, 'placed', 'accepted', { allergiesSeen: true });
    await kitchen.walk(id, 'preparing', 'ready');
    await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: kitchen.rider.id });
    const order = (await kitchen.read(kitchen.rider, 'orders', id)).json();
    expect(order).toMatchObject({ hasAllergies: true });
    expect(JSON.stringify(order)).not.toContain('Peanuts');
    const statuses = [];
    for (const who of ['owner', 'manager', 'cook', 'asha', 'rider', 'ravi'] as const)
      statuses.push((await read(kitchen[who], id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
  });

  // ALLERGY-4
  it('must have been seen by whoever accepts the order', async () => {
    const id = await kitchen.place(kitchen.asha, TOLD);
    expect(outcomeOf(await kitchen.step(kitchen.cook, id, 'placed', 'accepted'))).toEqual([
      409,
      'order_allergies_unseen',
    ]);
    const seen = { allergiesSeen: true };
    expect(outcomeOf(await kitchen.step(kitchen.cook, id, 'placed', 'accepted', seen))).toEqual([201]);
    const events = await kitchen.ofOrder('orderEvents', id);
    expect(events).toMatchObject([{ to: 'accepted', allergiesSeen: true, actorId: kitchen.cook.id }]);
  });

  it('are the same order when the request is repeated', async () => {
    const data = {
      items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })],
      address: 'Pune',
      ...TOLD,
    };
    const send = () => kitchen.create(kitchen.ravi, 'orders', data, 'told');
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 201]);
    expect((await read(kitchen.ravi, 'told')).json()).toMatchObject({ words: WORDS });
  });
});

describe('allergies of a profile', () => {
  const profile = (who: OrderKitchen['asha'], data: object, of = kitchen.asha) =>
    kitchen.change(who, 'users', of.id, data);

  // ALLERGY-1
  it('are written by their person only, with consent, exported, and erased with the account', async () => {
    const meera = await kitchen.customer('meera');
    expect((await profile(meera, { allergies: 'milk' }, meera)).statusCode).toBe(400);
    expect((await profile(meera, { allergies: 'milk', allergiesConsent: true }, meera)).json()).toMatchObject(
      {
        allergies: 'milk',
        allergiesNotice: expect.any(String),
      },
    );
    await profile(kitchen.owner, { allergies: 'none', allergiesConsent: true }, meera);
    const id = await kitchen.place(meera, TOLD);
    const file = (await kitchen.send(meera, 'GET', '/account/export')).json();
    expect(file).toMatchObject({ profile: { allergies: 'milk' }, orderAllergies: [{ words: WORDS }] });

    expect((await profile(meera, { allergies: null }, meera)).json()).toMatchObject({
      allergies: null,
      allergiesNotice: null,
    });
    await profile(meera, { allergies: 'egg', allergiesConsent: true }, meera);
    const rejected = { reason: 'tooBusy' };
    expect(outcomeOf(await kitchen.step(kitchen.cook, id, 'placed', 'rejected', rejected))).toEqual([201]);
    expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect((await read(kitchen.owner, id)).statusCode).toBe(404);
    expect(await kitchen.order(id)).toMatchObject({ hasAllergies: false });
    expect((await kitchen.read(kitchen.owner, 'users', meera.id)).json()).toMatchObject({
      allergies: null,
      allergiesNotice: null,
    });
  });
});
