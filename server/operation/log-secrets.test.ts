import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { errorForLog, LOG_SERIALIZERS } from '#server/http/request-log.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { openKitchen, PASSWORD } from '#tests/kitchen.ts';

let logged = '';
const METRICS_TOKEN = 'metrics-token-that-is-secret';
const kitchen = await openKitchen();
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
/** A second server on the kitchen's database. What it logs is collected in `logged`. */
const app: App = await createApp({
  database: kitchen.database,
  pincodes: { lookUp: async () => undefined } as never,
  settings: readSettings({
    RATE_LIMIT_SCALE: '0',
    METRICS_TOKEN,
    // Nobody listens there.
    SMTP_URL: 'smtp://rasoi:smtp-secret@127.0.0.1:9',
  }),
  logger: { level: 'trace', serializers: LOG_SERIALIZERS, stream },
  withPages: false,
});

afterAll(async () => {
  await app.server.close();
  await kitchen.close();
});

// OPS-8
// RIDE-11
describe('the log at its lowest level', () => {
  it('contains no secret of signing in, of links, of sessions and of tokens', async () => {
    /** Everything that must not be logged. */
    const secrets = [METRICS_TOKEN, PASSWORD, 'smtp-secret', 'Wrong-pass-77'];
    const send = (method: string, path: string, payload?: object, headers: Record<string, string> = {}) =>
      app.server.inject({
        method: method as 'GET',
        url: path,
        headers: { 'x-appwrite-project': 'rasoi', ...headers },
        ...(payload && { payload }),
      });
    /** Remembers a secret, and returns it. */
    function secret(value: unknown): string {
      const text = String(value);
      expect(text.length).toBeGreaterThan(5);
      secrets.push(text);
      return text;
    }
    const { email } = await kitchen.customer('asha');
    await send('POST', '/v1/account/sessions/email', { email, password: 'Wrong-pass-77' });
    const signedIn = await send('POST', '/v1/account/sessions/email', { email, password: PASSWORD });
    const cookie = secret(signedIn.cookies[0]?.value);
    await send('GET', '/v1/account', undefined, { cookie: `a_session_rasoi=${cookie}` });
    await send('GET', '/v1/account', undefined, { 'x-appwrite-session': cookie });
    const jwt = secret(
      (await send('POST', '/v1/account/jwts', {}, { 'x-appwrite-session': cookie })).json().jwt,
    );
    await send('GET', '/v1/account', undefined, { 'x-appwrite-jwt': jwt });
    await send('POST', '/v1/account/tokens/magic-url', {
      userId: 'asha',
      email,
      url: 'http://localhost:3000/signed-in',
    });
    const link = await kitchen.linkTo(email);
    const linkSecret = secret(link.searchParams.get('secret'));
    await send('GET', `/signed-in${link.search}`);
    await send('PUT', '/v1/account/sessions/magic-url', { userId: 'asha', secret: linkSecret });
    const rider = await kitchen.staff('rider');
    const connected = await send(
      'POST',
      '/v1/riders/phones',
      { name: 'Moto' },
      { 'x-appwrite-session': rider.session },
    );
    const token = secret(connected.json().token);
    const basic = secret(Buffer.from(`moto:${token}`).toString('base64'));
    await send('POST', `/v1/riders/positions?id=${token}&lat=13&lon=77.6`);
    await send('POST', '/v1/riders/positions', { location: 7, device_id: token });
    await send('POST', '/v1/riders/positions', { _type: 'location' }, { authorization: `Basic ${basic}` });
    await send('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` });
    await app.mail.deliverDue();
    expect(logged).toContain('"msg":"request completed"');
    expect(logged).toContain('"url":"/v1/account/sessions/magic-url"');
    expect(logged).toContain('a mail could not be sent yet');
    expect(secrets.filter((each) => logged.includes(each))).toEqual([]);
  });

  it('contains of an error where it happened, and neither the row nor the command', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(asha@example.in) already exists.',
      command: { name: 'auth', args: ['redis-secret'] },
      cause: Object.assign(new Error('WRONGPASS'), { args: ['redis-secret'] }),
    });
    const fields = errorForLog(error);
    expect(fields).toMatchObject({
      type: 'Error',
      code: '23505',
      constraint: 'users_email',
      stack: expect.stringContaining(' at '),
      cause: { message: 'WRONGPASS' },
    });
    expect(JSON.stringify(fields)).not.toMatch(/asha@|redis-secret/);
    expect(errorForLog('a text').type).toBe('string');
  });
});
