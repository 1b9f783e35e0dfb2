import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());

it('a browser can ask whether it has a session cookie, valid or not', async () => {
  async function ask(cookie?: string) {
    const answer = await kitchen.app.server.inject({
      url: '/session',
      headers: { ...(cookie && { cookie }) },
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    return answer.json();
  }
  const asha = await kitchen.customer('asha');
  expect(await ask()).toEqual({ present: false });
  expect(await ask('other=1')).toEqual({ present: false });
  expect(await ask(`a_session_rasoi_legacy=${asha.session}`)).toEqual({ present: true });
  expect(await ask('a_session_rasoi=ended')).toEqual({ present: true });
});
