import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { bodyOf, creditText, signedBy } from '#tests/doubles/phone-messages.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ RATE_LIMIT_SCALE: '1' }));

// SIGHT-20
it('a network that floods the texts of phones is refused, and another network’s are taken', async () => {
  const { server } = kitchen.app;
  const forged = signedBy('0'.repeat(64), bodyOf('VM-HDFCBK', creditText(20, '633600000001')));
  const post = async (remoteAddress: string) =>
    (
      await server.inject({
        ...{ method: 'POST', url: '/v1/sightings/counter', remoteAddress },
        payload: forged.body,
        headers: forged.headers,
      })
    ).statusCode;
  const statuses: number[] = [];
  for (let hundreds = 0; hundreds < 6; hundreds++)
    statuses.push(...(await Promise.all(Array.from({ length: 102 }, () => post('203.0.113.7')))));
  expect(statuses.filter((status) => status === 401)).toHaveLength(600);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
  expect(await post('198.51.100.7')).toBe(401);
});
