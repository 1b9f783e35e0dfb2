import { describe, expect, it, vi } from 'vitest';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';
import { reportUnsent } from './mail.ts';

// OPS-10
it('a mail server that can’t be reached is one line of the log for all mails that wait for it, without a stack', () => {
  let now = 0;
  const log = { warn: vi.fn() };
  const report = reportUnsent(log, () => now);
  const away = new Error('connect ECONNREFUSED 127.0.0.1:9');
  for (let mail = 0; mail < 221; mail++) report(away, 'it will be tried again');
  report(new Error('451 Busy'), 'it will be tried again');
  now = 10_000;
  report(away, 'it will be tried again');
  expect(log.warn.mock.calls).toEqual([
    [{ reason: away.message, mails: 1 }, 'it will be tried again'],
    [{ reason: '451 Busy', mails: 1 }, 'it will be tried again'],
    [{ reason: away.message, mails: 221 }, 'it will be tried again'],
  ]);
});

describe('the outbox without a mail server', () => {
  it('keeps the mails, and logs that one waits, without its secret', async () => {
    const quiet = await openKitchen({ PUBLIC_URL: 'https://rasoi.example' });
    const log = vi.spyOn(quiet.app.server.log, 'warn');
    try {
      quiet.app.mail.start();
      await quiet.customer('asha');
      const asked = { email: 'asha@example.in', url: 'https://rasoi.example/reset-password' };
      expect((await quiet.send(VISITOR, 'POST', '/account/recovery', asked)).statusCode).toBe(201);
      await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1), { timeout: 15_000 });
      expect(log).toHaveBeenCalledWith(
        { mail: 'password-recovery' },
        'a mail (password-recovery) was not sent, because SMTP_URL is not set: the first admin can read it at https://rasoi.example/admin/mail',
      );
      expect(quiet.said).toEqual([]);
      expect(await quiet.mails()).toMatchObject([{ status: 'kept', attempts: 0 }]);
    } finally {
      log.mockRestore();
      await quiet.close();
    }
  });
});
