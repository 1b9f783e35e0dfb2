import { expect, it, vi } from 'vitest';
import { type AccountEvent, createEvents } from './events.ts';

const event = (n: number): AccountEvent => ({ account: `person-${n}`, name: 'update.name' });

function opened(slowness: number) {
  const events = createEvents(vi.fn());
  const heard: string[] = [];
  events.subscribeAccounts(({ account }) => {
    const until = performance.now() + slowness;
    while (performance.now() < until);
    heard.push(account);
  });
  return { events, heard };
}

it('publishes a few events before anything else happens', () => {
  const { events, heard } = opened(0);
  void events.publish([event(1), event(2)]);
  expect(heard).toEqual(['person-1', 'person-2']);
});

it('lets others have their turn between many events, and keeps the order', async () => {
  const { events, heard } = opened(1);
  const many = events.publish(Array.from({ length: 60 }, (_, n) => event(n)));
  const later = events.publish([event(60)]);
  await new Promise((resolve) => setImmediate(resolve));
  const between = heard.length;
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(60);
  await Promise.all([many, later]);
  expect(heard).toEqual(Array.from({ length: 61 }, (_, n) => `person-${n}`));
});
