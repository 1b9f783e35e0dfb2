import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { GatewayOutage, GatewayRefusal } from '#server/integrations/payments/gateway.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { httpMail } from '#tests/adapters/mail.ts';
import { payWell } from '#tests/adapters/payments.ts';
import { memoryStore } from '#tests/adapters/storage.ts';
import { formGateway } from '#tests/adapters/texts.ts';

// The adapters that docs/adapters shows. They are compiled with the code that they are for, and run here.

/** A service on this machine, which answers as a test says. */
let answer: (request: IncomingMessage, body: string) => { status: number; body: string };
const asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
let url: string;
const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method = '', url: path = '', headers } = request;
  asked.push({ method, path, headers, body });
  const given = answer(request, body);
  response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  service.close();
});

const { signal } = new AbortController();
const says = (status: number, body: unknown = '') => {
  answer = () => ({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });
};
/** The error of a promise that is rejected. */
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error) => error,
  );

// API-4
it.each(['mail', 'payments', 'storage', 'texts'])(
  'docs/adapters/%s.md shows the adapter that is tested',
  (name) => {
    const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
    const [, shown] = read(`docs/adapters/${name}.md`).match(/```ts\n([\s\S]*?)```/) ?? [];
    expect(shown).toBe(read(`tests/adapters/${name}.ts`));
  },
);

const mail = {
  ...{
    id: 'mail-1',
    to: '+919876543210',
    senderName: 'Rasoi',
    subject: 'Hello',
    text: 'Hello there',
    html: '<p>',
  },
  ...{ replyTo: 'a@example.in', unsubscribeUrl: 'https://rasoi.example/u', opens: null },
};

// API-4
it('the adapter for text messages sends, retries an outage, and gives up on a refusal', async () => {
  const texts = formGateway({ url, key: 'k' });
  says(200, 'OK 17');
  await texts.send(mail, signal);
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    ...{ key: 'k', to: mail.to, message: mail.text, reference: mail.id },
  });
  says(400, 'No such number');
  expect(texts.isRefusal(await errorOf(texts.send(mail, signal)))).toBe(true);
  says(503);
  const outage = await errorOf(texts.send(mail, signal));
  expect([outage instanceof Error, texts.isRefusal(outage)]).toEqual([true, false]);
});

// API-4
it('the adapter for mail sends with the id of the mail, retries an outage, and gives up on a refusal', async () => {
  const mails = httpMail({ url, key: 'k', from: 'kitchen@rasoi.example' });
  says(202);
  await mails.send(mail, signal);
  expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': 'mail-1', authorization: 'Bearer k' });
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    from: { name: 'Rasoi', address: 'kitchen@rasoi.example' },
    to: [mail.to],
    reply_to: 'a@example.in',
  });
  says(422);
  expect(mails.isRefusal(await errorOf(mails.send(mail, signal)))).toBe(true);
  says(500);
  expect(mails.isRefusal(await errorOf(mails.send(mail, signal)))).toBe(false);
});

// API-4
it('the adapter for storage keeps whole files only, and reads parts of them', async () => {
  const store = memoryStore();
  async function* pieces(breaks = false) {
    yield Buffer.from('less ');
    if (breaks) throw new Error('The upload broke off');
    yield Buffer.from('salt');
  }
  await store.checkRoom();
  await store.write('note', pieces());
  await expect(store.write('note', pieces(true))).rejects.toThrow('broke off');
  expect((await buffer(await store.read('note'))).toString()).toBe('less salt');
  expect((await buffer(await store.read('note', { start: 5, end: 8 }))).toString()).toBe('salt');
  await store.remove('note');
  await store.remove('note');
  expect(await errorOf(store.read('note'))).toMatchObject({ type: 'general_service_unavailable' });
});

// API-4
it('the adapter for payments makes pages, reads signed messages only, and never takes silence for a no', async () => {
  const gateway = payWell({ url, key: 'k', secret: 's' });
  const payment = { id: 'pay_1', amount: 30_100, currency: 'INR', method: 'upi' };
  const page = { id: 'page_1', url: 'https://paywell.example/1', open: true, payments: [payment] };
  says(200, page);
  const now = new Date();
  const wanted = { reference: 'page-of-order-1', amount: paise(30_100), description: 'Order #1042' };
  const made = await gateway.createPage({
    ...wanted,
    returnTo: 'https://rasoi.example',
    expiresAt: now,
    now,
  });
  expect(made).toMatchObject({ id: 'page_1', url: page.url });
  expect(await gateway.fetchPage('page_1')).toEqual({ isOpen: true, payments: [payment] });
  says(404);
  await gateway.closePage('page_1');
  expect(await errorOf(gateway.fetchPage('page_1'))).toBeInstanceOf(GatewayRefusal);
  says(503);
  expect(await errorOf(gateway.closePage('page_1'))).toBeInstanceOf(GatewayOutage);
  const nowhere = payWell({ url: 'http://127.0.0.1:1', key: 'k', secret: 's' });
  expect(await errorOf(nowhere.refund({ payment: 'pay_1', amount: paise(100), key: 'r1' }))).toBeInstanceOf(
    GatewayOutage,
  );
  const refund = { id: 'ref_1', key: 'r1', payment: 'pay_1', amount: 100, state: 'sent' };
  says(200, refund);
  expect(await gateway.refund({ payment: 'pay_1', amount: paise(100), key: 'r1' })).toEqual(refund);
  says(200, [refund]);
  expect(await gateway.findRefund({ payment: 'pay_1', key: 'r1' })).toEqual(refund);
  expect(await gateway.findRefund({ payment: 'pay_1', key: 'r2' })).toBeUndefined();

  const read = (message: unknown, secret = 's') => {
    const body = Buffer.from(JSON.stringify(message));
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return gateway.readWebhook(body, { 'paywell-signature': signature });
  };
  const paid = { id: 'e1', name: 'page.paid', reference: 'page-of-order-1', payment };
  expect(read(paid)?.news).toEqual({ kind: 'paid', reference: 'page-of-order-1', payment });
  expect(read(paid, 'another')).toBeUndefined();
  expect(read({ id: 'e2', name: 'refund.done', refund })?.news).toEqual({ kind: 'refund', refund });
  expect(read({ id: 'e3', name: 'else' })?.news).toEqual({ kind: 'other' });
  expect(() => read([])).toThrow(SyntaxError);
});
