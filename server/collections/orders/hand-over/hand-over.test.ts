import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';
import { listen, startListening } from '#tests/wire/realtime-client.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const origin: string = await startListening(kitchen);

beforeEach(() => kitchen.setSection('handOver', { code: 'always' }));

/** An order on its way with the first rider. */
async function onItsWay(who?: Person, over?: object): Promise<string> {
  const id = await kitchen.place(who, over);
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(id, 'outForDelivery');
  return id;
}

const path = (id: string) => `/orders/${id}/hand-over-code`;
const readCode = (who: Person, id: string) => kitchen.send(who, 'GET', path(id));
const codeOf = async (id: string, who = kitchen.asha): Promise<string> =>
  (await readCode(who, id)).json().code;
const enter = (who: Person, id: string, code: unknown) => kitchen.send(who, 'POST', path(id), { code });
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const deliver = (who: Person, id: string, more: object = {}, from = 'outForDelivery') =>
  kitchen.step(who, id, from, 'delivered', more);

// DOOR-1
describe('the code of an order', () => {
  it('is read by its customer alone, whatever role or link the others have', async () => {
    const id = await onItsWay();
    const answer = await readCode(kitchen.asha, id);
    expect(answer.json().code).toMatch(/^\d{4}$/);
    expect(answer.headers['cache-control']).toContain('no-store');
    const { ravi, owner, manager, cook, rider, otherRider } = kitchen;
    for (const who of [ravi, owner, manager, cook, rider, otherRider])
      expect(outcomeOf(await readCode(who, id))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await readCode(VISITOR, id))).toEqual([401, 'user_unauthorized']);
    expect((await kitchen.send(kitchen.cook, 'GET', `/orders/${id}/link`)).json().url).not.toContain('code=');
  });

  it('stands in no document, event, export, message or row', async () => {
    const id = await onItsWay();
    const code = await codeOf(id);
    const listener = await listen(origin, kitchen.rider, 'databases.rasoi.collections.orders.documents');
    await enter(kitchen.rider, id, wrongFor(code));
    const told = JSON.stringify((await listener.next('event')).data.payload);
    listener.socket.close();
    const has = (text: string) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text);
    const order = await kitchen.order(id);
    expect([told, JSON.stringify(order)].map(has)).toEqual([false, false]);
    expect(
      Object.keys(order)
        .filter((name) => /code/i.test(name))
        .sort(),
    ).toEqual(['asksCode', 'codeGivenAt', 'codeTries', 'couponCodes', 'pincode']);
    expect((await kitchen.mails()).filter(({ text }) => text && has(text))).toEqual([]);
  });

  it('is asked for from when the order is packed, whatever the owner decides later', async () => {
    await kitchen.setSection('handOver', {});
    const before = await onItsWay();
    await kitchen.setSection('handOver', { code: 'always' });
    const after = await onItsWay();
    await kitchen.setSection('handOver', { code: 'never' });
    expect([(await kitchen.order(before)).asksCode, (await kitchen.order(after)).asksCode]).toEqual([
      false,
      true,
    ]);
    expect(outcomeOf(await readCode(kitchen.asha, before))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await enter(kitchen.rider, before, '0000'))).toEqual([400, 'general_argument_invalid']);
    expect((await deliver(kitchen.rider, before)).statusCode).toBe(201);
  });

  it('is asked only of paid orders above an amount, if the owner says so', async () => {
    const asks = async (method: string) => {
      const id = await kitchen.place(kitchen.asha, { paymentMethod: method });
      await kitchen.walk(id, 'accepted', 'ready');
      return (await kitchen.order(id)).asksCode;
    };
    await kitchen.setSection('handOver', { code: 'prepaid', codeAbove: 100 });
    expect([await asks('upi'), await asks('cod')]).toEqual([true, false]);
    await kitchen.setSection('handOver', { code: 'prepaid', codeAbove: 5_000 });
    expect(await asks('upi')).toBe(false);
  });

  it('is asked of no customer without an account, because only an account can keep it', async () => {
    const id = await kitchen.place(kitchen.cook, phoneOrder(919811000031));
    await kitchen.walk(id, 'accepted', 'ready');
    expect((await kitchen.order(id)).asksCode).toBe(false);
    expect((await deliver(kitchen.rider, id, {}, 'ready')).statusCode).toBe(201);
  });
});

// DOOR-2
describe('an order with a code', () => {
  it('is handed over once its rider has entered the code', async () => {
    const id = await onItsWay();
    expect(outcomeOf(await deliver(kitchen.rider, id))).toEqual([409, 'order_code_needed']);
    const code = await codeOf(id);
    expect((await enter(kitchen.rider, id, code)).statusCode).toBe(204);
    expect((await enter(kitchen.rider, id, code)).statusCode).toBe(204);
    expect((await deliver(kitchen.rider, id)).statusCode).toBe(201);
    expect(await kitchen.order(id)).toMatchObject({
      status: 'delivered',
      handedOverBy: 'code',
      codeTries: null,
    });
    expect(outcomeOf(await enter(kitchen.rider, id, code))).toEqual([409, 'order_moved_on']);
  });

  it.each([['12'], ['12345'], ['12 4'], [1234], [null], [undefined], [['1234']]])(
    'refuses %j, which is no code, and counts nothing',
    async (code) => {
      const id = await onItsWay();
      expect(outcomeOf(await enter(kitchen.rider, id, code))).toEqual([400, 'general_argument_invalid']);
      expect((await kitchen.order(id)).codeTries).toBeNull();
    },
  );

  it('takes five tries, of all phones together, and then only the word of the kitchen', async () => {
    const id = await onItsWay();
    const code = await codeOf(id);
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) => enter(at % 2 ? kitchen.rider : kitchen.cook, id, wrongFor(code))),
    );
    const types = tries.map((answer) => answer.json().type).toSorted();
    expect(types).toEqual([...Array(7).fill('order_code_spent'), ...Array(5).fill('order_code_wrong')]);
    expect((await kitchen.order(id)).codeTries).toBe(5);
    expect(outcomeOf(await enter(kitchen.rider, id, code))).toEqual([409, 'order_code_spent']);
    expect(outcomeOf(await deliver(kitchen.rider, id, { reason: 'noCode' }))).toEqual([
      409,
      'order_code_needed',
    ]);
    expect((await deliver(kitchen.cook, id, { reason: 'noCode' })).statusCode).toBe(201);
    expect(await kitchen.order(id)).toMatchObject({ handedOverBy: 'staff', statusReason: 'noCode' });
  });

  it('is entered by whoever brings it, and nobody else', async () => {
    const id = await onItsWay();
    const code = await codeOf(id);
    for (const who of [kitchen.asha, kitchen.ravi, kitchen.otherRider])
      expect(outcomeOf(await enter(who, id, code))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await enter(VISITOR, id, code))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await enter(kitchen.rider, 'nothing', code))).toEqual([404, 'document_not_found']);
    expect((await kitchen.order(id)).codeTries).toBeNull();
  });

  it('asks another rider again', async () => {
    const id = await onItsWay();
    await enter(kitchen.rider, id, await codeOf(id));
    await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'outForDelivery', riderId: 'other-rider' });
    expect(outcomeOf(await deliver(kitchen.otherRider, id))).toEqual([409, 'order_code_needed']);
  });

  it('can be taken back within half a minute, and handed over again', async () => {
    const id = await onItsWay();
    await enter(kitchen.rider, id, await codeOf(id));
    await deliver(kitchen.rider, id, { handedTo: 'Meera' });
    expect((await kitchen.event(kitchen.rider, id, { type: 'undo', from: 'delivered' })).statusCode).toBe(
      201,
    );
    expect(await kitchen.order(id)).toMatchObject({
      status: 'outForDelivery',
      handedOverBy: null,
      handedOverTo: null,
    });
    expect((await deliver(kitchen.rider, id)).statusCode).toBe(201);
  });
});

// DOOR-3
describe('the kitchen', () => {
  it('hands over without the code for a listed reason, which the audit log keeps', async () => {
    const id = await onItsWay();
    const invalid = [400, 'general_argument_invalid'];
    expect(outcomeOf(await deliver(kitchen.cook, id))).toEqual([409, 'order_code_needed']);
    expect(outcomeOf(await deliver(kitchen.cook, id, { reason: 'tooBusy' }))).toEqual(invalid);
    expect(outcomeOf(await deliver(kitchen.cook, id, { reason: 'other' }))).toEqual(invalid);
    const words = { reason: 'other', note: 'She called and said so.' };
    expect((await deliver(kitchen.cook, id, words)).statusCode).toBe(201);
    const [entry] = await kitchen.database.query<{ adminId: string; changes: unknown }>(
      sql`select "adminId", changes from audits where "documentId" = ${id}`,
    );
    expect(entry).toEqual({
      adminId: kitchen.cook.id,
      changes: [
        { field: 'handedOverBy', before: null, after: 'staff' },
        { field: 'statusReason', before: null, after: 'other' },
      ],
    });
  });

  it('cannot hand over many orders around their codes', async () => {
    const [asks, other] = [await onItsWay(), await onItsWay()];
    await kitchen.database.execute(sql`update orders set "asksCode" = false where id = ${other}`);
    const events = [asks, other].map((orderId) => ({
      ...{ eventId: `batch-${orderId}`, orderId, type: 'step', from: 'outForDelivery', to: 'delivered' },
    }));
    const answer = await kitchen.send(kitchen.cook, 'POST', '/orders/events', { events });
    expect(answer.json()).toEqual({
      taken: [other],
      refused: [{ orderId: asks, type: 'order_code_needed' }],
    });
  });

  it('cannot write the code, its tries or the hand-over by itself', async () => {
    const id = await onItsWay();
    for (const who of [kitchen.owner, kitchen.cook, kitchen.rider])
      expect((await kitchen.change(who, 'orders', id, { asksCode: false })).statusCode).toBe(401);
    const more = { codeGivenAt: new Date().toISOString(), handedOverBy: 'code', asksCode: false };
    expect(outcomeOf(await deliver(kitchen.rider, id, more))).toEqual([400, 'document_invalid_structure']);
  });
});
