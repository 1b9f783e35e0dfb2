import Fastify from 'fastify';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { phoneLoginCode } from '#server/mail/emails/phone-login-code.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

const TO = '+919876543210';
/** With letters, so that no id and no time contains it. */
const CODE = 'KWR-XZT';

let kitchen: Kitchen;
let answers: number[];
const received: { body: unknown; authorization: string | undefined }[] = [];
const gateway = Fastify();
gateway.post('/send', async (request, reply) => {
  received.push({ body: request.body, authorization: request.headers.authorization });
  return reply.code(answers.shift() ?? 200).send('OK');
});
const opened = gateway.listen({ port: 0, host: '127.0.0.1' });

beforeEach(async () => {
  answers = [];
  received.splice(0);
  kitchen = await openKitchen({ SMS_URL: `${await opened}/send`, SMS_TOKEN: 'key', SMS_FROM: 'RASOI' });
});
afterEach(() => kitchen.close());
afterAll(() => gateway.close());

const send = () =>
  runUnitOfWork(kitchen.app.engine, SYSTEM, (work) =>
    enqueueMail(work, phoneLoginCode, { to: TO, secret: { code: CODE }, expires: null }),
  );
const states = async () => (await kitchen.mails()).map(({ status, attempts }) => [status, attempts]);

it('a text message is sent through the gateway once, and its secret is deleted', async () => {
  const TEXT = `${CODE} is your Rasoi login code. It works once, within an hour.\n\n@localhost #${CODE}`;
  const id = await send();
  expect(await kitchen.app.mail.deliverDue()).toBe(1);
  expect(await kitchen.app.mail.deliverDue()).toBe(0);
  expect(received).toEqual([
    { body: { id, to: TO, from: 'RASOI', text: TEXT }, authorization: 'Bearer key' },
  ]);
  expect(await states()).toEqual([['sent', 1]]);
  expect(JSON.stringify(await kitchen.mails())).not.toContain(CODE);
});

it('a text message is sent again when the gateway fails, and given up when it refuses the number', async () => {
  answers = [503, 401, 422];
  await send();
  for (let minutes = 1; minutes <= 4; minutes++) {
    await kitchen.app.mail.deliverDue();
    kitchen.wait(minutes);
  }
  expect(received).toHaveLength(3);
  expect(await states()).toEqual([['failed', 3]]);
  expect((await kitchen.mails())[0]?.error).toBe('The SMS gateway answered 422');
});

it('text messages are kept where there is no gateway, also when mails are sent', async () => {
  await kitchen.close();
  kitchen = await openKitchen({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://rasoi.example' });
  const log = vi.spyOn(kitchen.app.server.log, 'warn');
  await send();
  await kitchen.app.mail.deliverDue();
  expect(await kitchen.mails()).toMatchObject([{ kind: 'phone-login-code', to: TO, status: 'kept' }]);
  expect(log.mock.calls).toContainEqual([
    { mail: 'phone-login-code' },
    'a mail (phone-login-code) was not sent, because SMS_URL is not set: the first admin can read it at https://rasoi.example/admin/mail',
  ]);
  log.mockRestore();
});
