import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

// Twelve requests a minute of a network, where otherwise 1,200 are allowed; and one of a person, otherwise 120.
const kitchen = await closeAfterAll(openKitchen({ RATE_LIMIT_SCALE: '0.01' }));
const rider = await kitchen.staff('rider');

// LIMIT-5
it('requests for staff are counted by network before anybody is looked up, then by person', async () => {
  async function statusOf(person: Person, remoteAddress: string): Promise<number> {
    const session = person.session && { 'x-appwrite-session': person.session };
    const { statusCode } = await kitchen.app.server.inject({
      ...{ method: 'PUT', url: '/v1/riders/stops', payload: { orderIds: [] }, remoteAddress },
      headers: { 'x-appwrite-project': 'rasoi', ...session },
    });
    return statusCode;
  }
  const strangers = [];
  for (let request = 0; request < 13; request++) strangers.push(await statusOf(VISITOR, '203.0.113.7'));
  expect(strangers).toEqual([...Array(12).fill(401), 429]);
  expect(await statusOf(rider, '203.0.113.7')).toBe(429);
  expect(await statusOf(rider, '203.0.113.8')).toBe(200);
  expect(await statusOf(rider, '203.0.113.9')).toBe(429);
});
