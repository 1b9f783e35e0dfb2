import * as emailjs from '@emailjs/browser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribers as subscribersCollection } from '#server/collections/subscribers.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { DEFAULT_QUERY } from '#server/documents/queries/query.ts';
import { stub } from '#tests/doubles/stub.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let origin: string;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  // The only browser global that the client reads.
  vi.stubGlobal('location', { pathname: '/' });
});
beforeEach(() => emailjs.init({ publicKey: 'rasoi-public' }, origin));
afterEach(() => kitchen.takeEvents());
afterAll(async () => {
  vi.unstubAllGlobals();
  await kitchen.close();
});

async function subscribers() {
  const { documents } = await kitchen.app.documents.list(
    subscribersCollection,
    { ...DEFAULT_QUERY, limit: 100 },
    SYSTEM,
  );
  return documents.map(({ data }) => [data.email, data.state]);
}
const mailsTo = async (address: string) => (await kitchen.mails()).filter(({ to }) => to === address);

/** Status and text of a call; the client rejects with an object that is not an Error. */
async function outcome(call: Promise<emailjs.EmailJSResponseStatus>): Promise<[number, string]> {
  const { status, text } = await call.catch((refusal: emailjs.EmailJSResponseStatus) => refusal);
  return [status, text];
}

describe('the EmailJS client', () => {
  it('subscribes an address with send', async () => {
    const answer = await outcome(emailjs.send('rasoi', 'newsletter', { email: 'asha@example.in' }));
    expect(answer).toEqual([200, 'OK']);
    expect(await subscribers()).toContainEqual(['asha@example.in', 'pending']);
    expect((await mailsTo('asha@example.in')).map(({ kind }) => kind)).toEqual(['newsletter-confirmation']);
  });

  it('subscribes an address with a form', async () => {
    const form = { nodeName: 'FORM' };
    const Real = FormData;
    vi.stubGlobal(
      'FormData',
      class extends Real {
        constructor() {
          super();
          this.append('email', 'form@example.in');
        }
      },
    );
    const answer = await outcome(emailjs.sendForm('rasoi', 'newsletter', stub<HTMLFormElement>(form)));
    vi.stubGlobal('FormData', Real);
    expect(answer).toEqual([200, 'OK']);
    expect(await subscribers()).toContainEqual(['form@example.in', 'pending']);
  });

  it.each([
    ['another key', ['rasoi', 'newsletter', { email: 'x@example.in' }, { publicKey: 'other' }], 400],
    ['another service', ['gmail', 'newsletter', { email: 'x@example.in' }], 400],
    ['another template', ['rasoi', 'spam', { email: 'x@example.in' }], 400],
    ['the order confirmation', ['rasoi', 'order-confirmation', { email: 'x@example.in' }], 403],
    ['no address', ['rasoi', 'newsletter', {}], 422],
    ['no parameters', ['rasoi', 'newsletter'], 422],
    ['a broken address', ['rasoi', 'newsletter', { email: 'x@' }], 422],
    ['two addresses', ['rasoi', 'newsletter', { email: 'x@example.in, y@example.in' }], 422],
    ['a list of addresses', ['rasoi', 'newsletter', { email: ['x@example.in'] }], 422],
  ] as const)('is refused with %s, and no mail is sent', async (_what, given, status) => {
    const before = (await kitchen.mails()).length;
    const [service, template, params, options] = given;
    const answer = await outcome(emailjs.send(service, template, params, options));
    expect(answer[0]).toBe(status);
    expect(answer[1]).not.toBe('');
    expect(await kitchen.mails()).toHaveLength(before);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('can’t decide the content of the mail', async () => {
    const params = {
      email: 'plain@example.in',
      subject: 'Buy gold',
      message: 'gold',
      to_name: 'gold',
      html: 'gold',
    };
    await emailjs.send('rasoi', 'newsletter', params);
    const [mail] = await mailsTo('plain@example.in');
    expect(JSON.stringify(mail)).not.toContain('gold');
  });
});

describe('the e-mail service', () => {
  const post = (path: string, payload: string, type = 'application/json') =>
    kitchen.app.server.inject({
      method: 'POST',
      url: `/api/v1.0/email/${path}`,
      headers: { 'content-type': type, origin: 'https://elsewhere.example' },
      payload,
    });

  it.each([
    ['no JSON', 'send', '{', undefined, 400],
    ['a list', 'send', '[]', undefined, 400],
    [
      'parameters that are a list',
      'send',
      JSON.stringify({
        user_id: 'rasoi-public',
        service_id: 'rasoi',
        template_id: 'newsletter',
        template_params: [],
      }),
      undefined,
      400,
    ],
    ['a form without its boundary', 'send-form', 'x', 'multipart/form-data', 400],
    ['a picture', 'send-form', 'x', 'image/png', 400],
    ['more than it takes', 'send', JSON.stringify({ user_id: 'x'.repeat(70_000) }), undefined, 400],
  ])('answers %s with a text', async (_what, path, payload, type, status) => {
    const answer = await post(path, payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.body).not.toBe('');
  });

  it('answers preflight requests of every origin', async () => {
    const answer = await kitchen.app.server.inject({
      method: 'OPTIONS',
      url: '/api/v1.0/email/send',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-headers']).toContain('content-type');
  });

  it('answers 429 with a text when one address is subscribed too often', async () => {
    const strict = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const url = await strict.app.server.listen({ port: 0, host: '127.0.0.1' });
    emailjs.init({ publicKey: 'rasoi-public' }, url);
    const answers: [number, string][] = [];
    for (let tries = 0; tries < 6; tries++) {
      answers.push(await outcome(emailjs.send('rasoi', 'newsletter', { email: 'Often@example.in' })));
    }
    expect(answers).toEqual([...Array(5).fill([200, 'OK']), [429, 'Too Many Requests']]);
    expect(await strict.mails()).toHaveLength(1);
    await strict.close();
  });
});
