import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReceiver } from '#tests/doubles/webhook-receiver.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

type Who = 'owner' | 'manager';

const tell = () => kitchen.app.webhooks.sendDue();
const ask = (who: Who, method: string, path: string, body: object = {}) =>
  kitchen.send(kitchen[who], method, path, body);
const change = async (who: Who, data: object) =>
  outcomeOf(await ask(who, 'PATCH', at('webhooks', 'courier'), { data }));
const courier = async () => (await ask('owner', 'GET', at('webhooks', 'courier'))).json();
const deliveries = async (): Promise<{ $id: string }[]> =>
  (await ask('owner', 'GET', at('webhookDeliveries'))).json().documents;
const auditOf = (id: string | undefined) =>
  kitchen.database.query(
    sql`select "adminId", action, collection, label from audits where "documentId" = ${id ?? ''}`,
  );

const kitchen = await closeAfterAll(openOrderKitchen({ WEBHOOKS_TO_LOOPBACK: '1' }));
const receiver: Awaited<ReturnType<typeof openReceiver>> = await openReceiver();

beforeEach(async () => {
  await ask('owner', 'DELETE', at('webhooks', 'courier'));
  const data = { url: receiver.url, topics: ['orders'], withPersons: true };
  await ask('owner', 'POST', at('webhooks'), { documentId: 'courier', data });
  await ask('owner', 'POST', '/webhooks/courier/secret');
  receiver.take();
});

const REFUSED = [401, 'user_unauthorized'];

// HOOK-11
it.each([
  ['its address', { url: 'http://127.0.0.1:9/mine' }],
  ['what it is told', { topics: ['orders', 'payments'] }],
  ['whether it is on', { isOn: false }],
  ['the flag itself', { withPersons: false }],
])('a manager does not change %s while a webhook gets personal data, and an owner does', async (_, data) => {
  expect(await change('manager', data)).toEqual(REFUSED);
  expect(await courier()).toMatchObject({
    url: receiver.url,
    topics: ['orders'],
    isOn: true,
    withPersons: true,
  });
  expect(await change('owner', data)).toEqual([200]);
});

// HOOK-11
it('a manager who replaces such a webhook changes nothing of it, also by leaving a value out', async () => {
  const replace = async (data: object) =>
    outcomeOf(await ask('manager', 'PUT', at('webhooks', 'courier'), { data }));
  expect(await replace({ url: 'http://127.0.0.1:9/mine', topics: ['orders'] })).toEqual(REFUSED);
  expect(await replace({ url: receiver.url })).toEqual(REFUSED);
  expect(await courier()).toMatchObject({ url: receiver.url, topics: ['orders'], withPersons: true });
});

// HOOK-11
it('a manager gives such a webhook no secret, but tries it and deletes it', async () => {
  expect(outcomeOf(await ask('manager', 'POST', '/webhooks/courier/secret'))).toEqual(REFUSED);
  const data = { webhookId: 'courier' };
  const tried = await ask('manager', 'POST', at('webhookDeliveries'), { documentId: 'unique()', data });
  expect(outcomeOf(tried)).toEqual([201]);
  expect(outcomeOf(await ask('manager', 'DELETE', at('webhooks', 'courier')))).toEqual([204]);
});

// HOOK-11
it('only an owner sends its messages again, and the audit log says who did', async () => {
  const id = await kitchen.place();
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`]);
  const [delivery] = await deliveries();
  const again = (who: Who) =>
    ask(who, 'PATCH', at('webhookDeliveries', delivery?.$id), { data: { state: 'waiting' } });
  expect(outcomeOf(await again('manager'))).toEqual(REFUSED);
  await tell();
  expect(receiver.take()).toEqual([]);
  expect(outcomeOf(await again('owner'))).toEqual([200]);
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`]);
  expect(await auditOf(delivery?.$id)).toEqual([
    { adminId: kitchen.owner.id, action: 'update', collection: 'webhookDeliveries', label: 'order.placed' },
  ]);
});

// HOOK-11
it('a webhook without personal data stays with managers, and each message sent again is in the audit log', async () => {
  await change('owner', { withPersons: false });
  expect(await change('manager', { url: `${receiver.url}/books` })).toEqual([200]);
  const id = await kitchen.place();
  await tell();
  const [delivery] = await deliveries();
  await ask('manager', 'PATCH', at('webhookDeliveries', delivery?.$id), { data: { state: 'waiting' } });
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`, `order.placed ${id}`]);
  expect(await auditOf(delivery?.$id)).toMatchObject([{ adminId: kitchen.manager.id, action: 'update' }]);
});
