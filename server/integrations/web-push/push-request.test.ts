import { expect, it } from 'vitest';
import { PrivateAddress } from '#server/http/public-addresses.ts';
import { requestPush } from './push-request.ts';

// ALERT-2
it('a message to a name that leads to this machine is not sent', async () => {
  const message = {
    method: 'POST',
    headers: {},
    body: undefined,
    signal: AbortSignal.timeout(5_000),
  } as const;
  await expect(requestPush('https://localhost/push', message)).rejects.toBeInstanceOf(PrivateAddress);
});
