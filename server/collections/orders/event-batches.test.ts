import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());

const send = (who: Person, events: unknown) => kitchen.send(who, 'POST', '/orders/events', { events });
const event = (orderId: string, from: string, over: object = {}) => ({
  eventId: `batch-${++count}`,
  ...{ orderId, type: 'step', from, to: 'preparing', ...over },
});
const statusOf = async (id: string) => (await kitchen.order(id)).status;
const accepted = async (number: number) => {
  const ids: string[] = [];
  for (let at = 0; at < number; at++) ids.push(await kitchen.place());
  for (const id of ids) await kitchen.walk(id, 'accepted');
  return ids;
};

// BOARD-33
it('many orders move on in one request, each by an event of its own', async () => {
  const ids = await accepted(6);
  const answer = await send(
    kitchen.cook,
    ids.map((id) => event(id, 'accepted')),
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().taken.toSorted()).toEqual(ids.toSorted());
  expect(answer.json().refused).toEqual([]);
  for (const id of ids) {
    expect(await statusOf(id)).toBe('preparing');
    const events = await kitchen.ofOrder<{ $id: string; to: string; actorId: string }>('orderEvents', id);
    expect(events.at(-1)).toMatchObject({ to: 'preparing', actorId: 'kitchen', actorRole: 'kitchen' });
  }
});

// BOARD-33
it('one that is refused stops no other, and the answer says why', async () => {
  const [one = '', moved = '', other = ''] = await accepted(3);
  await kitchen.walk(moved, 'ready');
  const answer = await send(kitchen.cook, [
    event(one, 'accepted'),
    event(moved, 'accepted'),
    event('nobodys', 'accepted'),
    event(other, 'accepted', { to: 'cancelled' }),
  ]);
  expect([answer.statusCode, answer.json().taken]).toEqual([200, [one]]);
  expect(answer.json().refused).toHaveLength(3);
  expect(answer.json().refused).toEqual(
    expect.arrayContaining([
      { orderId: moved, type: 'order_moved_on' },
      { orderId: 'nobodys', type: 'document_not_found' },
      { orderId: other, type: 'general_argument_invalid' },
    ]),
  );
  expect([await statusOf(moved), await statusOf(other)]).toEqual(['ready', 'accepted']);
});

// BOARD-33
it('a repeated request takes each step once, and takes each back once', async () => {
  const ids = await accepted(4);
  const twice = async (events: object[]) => {
    const answers = await Promise.all([send(kitchen.cook, events), send(kitchen.cook, events)]);
    return answers.map((answer) => answer.json().taken.length);
  };
  expect(await twice(ids.map((id) => event(id, 'accepted')))).toEqual([4, 4]);
  expect(await twice(ids.map((id) => event(id, 'preparing', { type: 'undo', to: undefined })))).toEqual([
    4, 4,
  ]);
  for (const id of ids) {
    expect(await statusOf(id)).toBe('accepted');
    expect(await kitchen.ofOrder('orderEvents', id)).toHaveLength(3);
  }
});

// BOARD-33
it('two tablets that move the same orders on take each step once between them', async () => {
  const ids = await accepted(5);
  const answers = await Promise.all(
    [kitchen.cook, kitchen.owner].map((who) =>
      send(
        who,
        ids.map((id) => event(id, 'accepted')),
      ),
    ),
  );
  const taken = answers.flatMap((answer) => answer.json().taken);
  expect(taken.toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(await kitchen.ofOrder('orderEvents', id)).toHaveLength(2);
});

// PACK-6
it('many orders are given to a rider at once', async () => {
  const ids = await accepted(2);
  const give = ids.map((id) => event(id, 'accepted', { type: 'assign', to: undefined, riderId: 'rider' }));
  expect((await send(kitchen.cook, give)).json().taken).toHaveLength(2);
  for (const id of ids) expect((await kitchen.order(id)).riderId).toBe('rider');
});

// BOARD-33
it('only the kitchen moves many orders at once', async () => {
  const [id = ''] = await accepted(1);
  for (const who of [VISITOR, kitchen.asha, kitchen.rider])
    expect(outcomeOf(await send(who, [event(id, 'accepted')]))).toEqual([401, 'user_unauthorized']);
  const tablet = await kitchen.device('kitchenTablet');
  expect(outcomeOf(await send(tablet, [event(id, 'accepted')]))).toEqual([401, 'user_unauthorized']);
});

// BOARD-33
it.each([
  ['nothing', undefined],
  ['no list', 'all'],
  ['an empty list', []],
  ['an order twice', [event('a', 'accepted'), event('a', 'accepted')]],
  ['another type', [event('a', 'accepted', { type: 'promise' })]],
  ['no status', [event('a', 'burnt')]],
  ['too many', Array.from({ length: 501 }, (_, at) => event(`a${at}`, 'accepted'))],
])('a request with %s is refused', async (_what, events) => {
  expect(outcomeOf(await send(kitchen.cook, events))).toEqual([400, 'general_argument_invalid']);
});

it('events are no more than documents of orderEvents: a customer can’t read those of others', async () => {
  const [id = ''] = await accepted(1);
  await send(kitchen.cook, [event(id, 'accepted')]);
  const [last] = (await kitchen.ofOrder('orderEvents', id)).slice(-1);
  const answer = await kitchen.read(kitchen.ravi, 'orderEvents', last?.$id ?? '');
  expect(answer.statusCode).toBe(404);
});
