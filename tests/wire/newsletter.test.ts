import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let chef: Person;
let turn = 0;

const HOUR = 60;
const WEEK = 7 * 24 * HOUR;

/** Presses the button of a link's page. */
const press = (url: string) => inject('POST', url, '');
const inject = (method: 'GET' | 'POST' | 'HEAD', url: string, payload?: string) =>
  kitchen.app.server.inject({
    method,
    url,
    ...(payload !== undefined && {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });

const newAddress = () => `reader${++turn}@example.in`;

async function subscribe(email: string): Promise<number> {
  const answer = await kitchen.app.server.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    payload: {
      user_id: 'rasoi-public',
      service_id: 'rasoi',
      template_id: 'newsletter',
      template_params: { email },
    },
  });
  return answer.statusCode;
}

const kindsTo = async (email: string) =>
  (await kitchen.mails()).filter(({ to }) => to === email).map(({ kind }) => kind);

/** The path of the newest link of a kind that was sent to an address. */
async function linkTo(email: string, what: 'confirm' | 'unsubscribe'): Promise<string> {
  const mails = (await kitchen.mails()).filter(({ to }) => to === email);
  const links = mails.flatMap(
    ({ text }) => text.match(new RegExp(`/newsletter/${what}\\?token=[\\w-]+`)) ?? [],
  );
  return links.at(-1) ?? '';
}

async function subscription(email: string) {
  const query = JSON.stringify({ method: 'equal', attribute: 'email', values: [email] });
  const list = await kitchen.send(
    chef,
    'GET',
    `${at('subscribers')}?queries[0]=${encodeURIComponent(query)}`,
  );
  return list.json();
}
const stateOf = async (email: string) => (await subscription(email)).documents[0]?.state;

async function confirmed(): Promise<string> {
  const email = newAddress();
  await subscribe(email);
  await press(await linkTo(email, 'confirm'));
  return email;
}

beforeAll(async () => {
  kitchen = await openKitchen();
  chef = await kitchen.admin();
});
afterAll(() => kitchen.close());

describe('subscribing', () => {
  // NEWS-2
  it('takes effect after the mailed link was confirmed', async () => {
    const email = newAddress();
    await subscribe(email);
    expect(await stateOf(email)).toBe('pending');
    kitchen.takeEvents();
    const answer = await press(await linkTo(email, 'confirm'));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter?state=confirmed']);
    expect(await stateOf(email)).toBe('confirmed');
    expect(kitchen.takeEvents().sort()).toEqual([
      expect.stringMatching(/^consents create /),
      expect.stringMatching(/^subscribers update /),
    ]);
    expect(await kindsTo(email)).toEqual(['newsletter-confirmation', 'newsletter-welcome']);
  });

  it('stores an address once, in upper or lower case', async () => {
    const email = newAddress();
    await Promise.all([email, email.toUpperCase(), ` ${email} `, email, email].map(subscribe));
    expect((await subscription(email)).total).toBe(1);
    expect(await kindsTo(email)).toEqual(['newsletter-confirmation']);
  });

  it('sends another mail only after an hour, and none to confirmed addresses', async () => {
    const email = newAddress();
    await subscribe(email);
    kitchen.wait(HOUR - 1);
    await subscribe(email);
    expect(await kindsTo(email)).toHaveLength(1);
    kitchen.wait(2);
    await subscribe(email);
    expect(await kindsTo(email)).toEqual(['newsletter-confirmation', 'newsletter-confirmation']);
    await press(await linkTo(email, 'confirm'));
    kitchen.wait(2 * HOUR);
    expect(await subscribe(email)).toBe(200);
    expect(await kindsTo(email)).toHaveLength(3);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it('accepts the same link twice, and welcomes once', async () => {
    const email = await confirmed();
    const again = await press(await linkTo(email, 'confirm'));
    expect(again.headers.location).toBe('/newsletter?state=confirmed');
    expect((await kindsTo(email)).filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1);
  });

  it.each([
    ['no token', '/newsletter/confirm'],
    ['a made-up one', '/newsletter/confirm?token=abc'],
    ['two of them', '/newsletter/confirm?token=a&token=b'],
  ])('is not confirmed by a link with %s', async (_what, path) => {
    expect((await press(path)).headers.location).toBe('/newsletter?state=invalid');
  });

  it('is not confirmed by a link that is a week old, nor by the unsubscribe link', async () => {
    const email = newAddress();
    await subscribe(email);
    const link = await linkTo(email, 'confirm');
    const wrong = await press(link.replace('/confirm', '/unsubscribe'));
    expect(wrong.headers.location).toBe('/newsletter?state=invalid');
    kitchen.wait(WEEK + 1);
    expect((await press(link)).headers.location).toBe('/newsletter?state=invalid');
    expect(await stateOf(email)).toBe('pending');
  });

  it('is not confirmed by a program that only opens the link', async () => {
    const email = newAddress();
    await subscribe(email);
    for (const method of ['HEAD', 'GET'] as const) await inject(method, await linkTo(email, 'confirm'));
    expect(await stateOf(email)).toBe('pending');
  });
});

describe('unsubscribing', () => {
  it('is possible by a link in the mail and by its header', async () => {
    const email = await confirmed();
    const link = await linkTo(email, 'unsubscribe');
    const welcome = (await kitchen.mails()).findLast(({ to }) => to === email);
    expect(welcome?.unsubscribeUrl).toContain(link);
    const answer = await press(link);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter?state=unsubscribed']);
    expect(await stateOf(email)).toBe('unsubscribed');
    expect((await press(link)).headers.location).toBe('/newsletter?state=unsubscribed');
  });

  // NEWS-3
  it('takes one click in mail programs', async () => {
    const email = await confirmed();
    const link = await linkTo(email, 'unsubscribe');
    const answer = await inject('POST', link, 'List-Unsubscribe=One-Click');
    expect(answer.statusCode).toBe(200);
    expect(await stateOf(email)).toBe('unsubscribed');
    const made = await inject('POST', '/newsletter/unsubscribe?token=abc', 'List-Unsubscribe=One-Click');
    expect(made.statusCode).toBe(404);
  });

  it('does not happen when a program only opens the link', async () => {
    const email = await confirmed();
    for (const method of ['HEAD', 'GET'] as const) await inject(method, await linkTo(email, 'unsubscribe'));
    expect(await stateOf(email)).toBe('confirmed');
  });

  it('can be undone by subscribing again, not by the old link', async () => {
    const email = await confirmed();
    const old = await linkTo(email, 'confirm');
    await press(await linkTo(email, 'unsubscribe'));
    expect((await press(old)).headers.location).toBe('/newsletter?state=invalid');
    expect(await stateOf(email)).toBe('unsubscribed');
    kitchen.wait(2 * HOUR);
    await subscribe(email);
    await press(await linkTo(email, 'confirm'));
    expect(await stateOf(email)).toBe('confirmed');
    expect((await subscription(email)).total).toBe(1);
  });
});

describe('the list of subscribers', () => {
  // NEWS-4
  it('can be read by admins and written by nobody', async () => {
    const email = newAddress();
    await subscribe(email);
    const { $id } = (await subscription(email)).documents[0];
    const asha = await kitchen.customer('asha');
    kitchen.takeEvents();
    for (const who of [VISITOR, asha]) {
      expect((await kitchen.send(who, 'GET', at('subscribers'))).statusCode).toBe(401);
      expect((await kitchen.send(who, 'GET', at('subscribers', $id))).statusCode).toBe(404);
    }
    for (const who of [VISITOR, asha, chef]) {
      const data = { email: 'forged@example.in', state: 'confirmed' };
      const made = await kitchen.send(who, 'POST', at('subscribers'), { documentId: 'forged', data });
      const changed = await kitchen.send(who, 'PATCH', at('subscribers', $id), { data });
      const gone = await kitchen.send(who, 'DELETE', at('subscribers', $id));
      expect([made.statusCode, changed.statusCode, gone.statusCode]).toEqual([401, 401, 401]);
    }
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.send(chef, 'GET', at('subscribers', $id))).json()).toMatchObject({ email });
  });
});
