import { expect, it } from 'vitest';
import { NOTICE_ITEMS } from '#domain/privacy/notice.ts';
import { allCollections } from '#server/collections/index.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ MESSAGE_KEEP_DAYS: '400', LOG_KEEP_DAYS: '0' }));

// COMPLY-12
it('the privacy notice names every collection with data of people, each once', () => {
  const personal = allCollections.filter(({ belongsTo }) => belongsTo !== 'nobody').map(({ name }) => name);
  const named: readonly string[] = Object.values(NOTICE_ITEMS).flatMap(({ collections }) => [...collections]);
  expect([...named].sort()).toEqual([...personal].sort());
});

it('everybody may read how long data is kept, with what the owner has set', async () => {
  const read = async () => (await kitchen.send(VISITOR, 'GET', '/retention')).json();
  expect(await read()).toEqual({
    carts: null,
    orders: null,
    messages: 400,
    grievances: null,
    logs: null,
    audits: null,
    subscribers: 30,
    mails: 90,
  });
  const owner = await kitchen.staff('owner');
  const value = JSON.stringify({ carts: 30, messages: 60 });
  await kitchen.change(owner, 'settings', 'retention', { value });
  expect(await read()).toMatchObject({ carts: 30, messages: 60, logs: null });
});
