import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);

const secretIn = (text: string | undefined) => /\/orders\/\S+\?secret=(\S+)/.exec(text ?? '')?.[1];
const secretOf = async (id: string) =>
  secretIn((await kitchen.mails()).find(({ aboutId }) => aboutId === id)?.text) ?? '';
const read = (id: string, secret: string) =>
  kitchen.send(VISITOR, 'GET', `/orders/${id}/shared?secret=${secret}`);

// LIFE-16
describe('the link in a mail about an order', () => {
  it('opens the order with its events and payments for everybody who has the link', async () => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    await kitchen.walk(id, 'accepted');
    const answer = await read(id, await secretOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      order: { $id: id, status: 'accepted' },
      events: [{ type: 'step', to: 'accepted' }],
      payments: [{ state: 'paid' }],
      refunds: [],
      changes: [],
      revisions: [],
    });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  // LIFE-16
  it('names neither the customer nor the account of anybody', async () => {
    const contact = { customerName: 'Asha Rao', customerPhone: '9811000007' };
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi', ...contact });
    await kitchen.walk(id, 'accepted', 'ready', 'delivered');
    const data = { orderId: id, kind: 'wrong' };
    await kitchen.create(kitchen.asha, 'orderIssues', data, `issue-of-${id}`);
    const shared = (await read(id, await secretOf(id))).json();
    const values: unknown[] = [];
    JSON.parse(JSON.stringify(shared), (_key, value) => {
      values.push(value);
      return value;
    });
    expect(shared.order).toMatchObject({ $id: id, address: '4, MG Road, Pune', $permissions: [] });
    for (const list of ['events', 'payments', 'issues']) expect(shared[list]).not.toEqual([]);
    for (const key of ['userId', 'customerName', 'customerEmail', 'customerPhone', 'actorId', 'recordedBy'])
      expect(JSON.stringify(shared)).not.toContain(`"${key}"`);
    for (const secret of [kitchen.asha.id, kitchen.asha.email, ...Object.values(contact)])
      expect(values).not.toContain(secret);
  });

  // LIFE-16
  it('has the address as a text, and not the exact place on the map', async () => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    await kitchen.database.execute(
      sql`update orders set "mapPinLatitude" = 18.520143, "mapPinLongitude" = 73.865912 where id = ${id}`,
    );
    const answer = await read(id, await secretOf(id));
    expect(answer.json().order).toMatchObject({ $id: id, address: '4, MG Road, Pune' });
    expect(answer.body).not.toMatch(/mapPin|18\.5201|73\.8659/);
  });

  // ISSUE-2
  it('also shows the reported problems, with the kitchen’s answer', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'ready', 'delivered');
    const data = { orderId: id, kind: 'wrong' };
    await kitchen.create(kitchen.asha, 'orderIssues', data, 'shared-issue');
    const answer = { state: 'answered', answer: 'So sorry' };
    await kitchen.change(kitchen.owner, 'orderIssues', 'shared-issue', answer);
    const shared = await read(id, await secretOf(id));
    expect(shared.json().issues).toMatchObject([{ kind: 'wrong', answer: 'So sorry' }]);
  });

  it('opens no other order, and opens nothing with another secret', async () => {
    const id = await kitchen.place();
    const other = await kitchen.place();
    const notFound = [404, 'document_not_found'];
    for (const secret of [await secretOf(other), 'x', '']) {
      expect(outcomeOf(await read(id, secret))).toEqual(notFound);
    }
    expect(outcomeOf(await kitchen.send(VISITOR, 'GET', `/orders/${id}/shared`))).toEqual(notFound);
    expect(outcomeOf(await read('nowhere', await secretOf(id)))).toEqual(notFound);
  });

  it('works for 30 days', async () => {
    const id = await kitchen.place();
    const secret = await secretOf(id);
    kitchen.wait(30 * 24 * 60 + 1);
    expect(outcomeOf(await read(id, secret))).toEqual([404, 'document_not_found']);
  });

  it('contains no secret if the address is not verified', async () => {
    const id = await kitchen.place(kitchen.ravi);
    const mail = (await kitchen.mails()).find(({ aboutId }) => aboutId === id);
    expect(mail?.text).toContain(`/orders/${id}`);
    expect(secretIn(mail?.text)).toBeUndefined();
  });
});

// PHONE-14
describe('the link of an order that staff pass on', () => {
  const PHONED = { channel: 'staff', customerName: 'Meera', customerPhone: '9811000009' };

  it('opens the order without signing in, and is theirs alone to ask for', async () => {
    const id = await kitchen.place(kitchen.cook, PHONED);
    const { url } = (await kitchen.send(kitchen.cook, 'GET', `/orders/${id}/link`)).json();
    expect((await read(id, secretIn(url) ?? '')).json().order.$id).toBe(id);
    for (const who of [VISITOR, kitchen.asha, kitchen.rider]) {
      expect(outcomeOf(await kitchen.send(who, 'GET', `/orders/${id}/link`))).toEqual([
        401,
        'user_unauthorized',
      ]);
      expect(outcomeOf(await kitchen.send(who, 'POST', `/orders/${id}/link`))).toEqual([
        401,
        'user_unauthorized',
      ]);
    }
    expect(outcomeOf(await kitchen.send(kitchen.cook, 'GET', '/orders/nowhere/link'))).toEqual([
      404,
      'document_not_found',
    ]);
  });

  it('is sent as a text message to the number of the order', async () => {
    const id = await kitchen.place(kitchen.cook, PHONED);
    expect((await kitchen.send(kitchen.cook, 'POST', `/orders/${id}/link`)).statusCode).toBe(202);
    const message = (await kitchen.mails()).findLast(({ aboutId }) => aboutId === id);
    expect([message?.kind, message?.to]).toEqual(['phone-order-link', '+919811000009']);
    expect((await read(id, secretIn(message?.text) ?? '')).statusCode).toBe(200);
  });

  it('is not sent where the order has no number', async () => {
    const atCounter = { channel: 'staff', kind: 'pickup', address: '' };
    const id = await kitchen.place(kitchen.cook, atCounter);
    expect(outcomeOf(await kitchen.send(kitchen.cook, 'POST', `/orders/${id}/link`))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});
