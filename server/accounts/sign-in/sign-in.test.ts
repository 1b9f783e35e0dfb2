import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const SITE = 'https://rasoi.example';
let asha: Person;
let count = 0;
const accountEvents: string[] = [];
const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: SITE }));
kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));

beforeEach(async () => {
  asha = await kitchen.customer(`asha${++count}`);
  accountEvents.splice(0);
});

const number = () => `+9198765${String(count).padStart(5, '0')}`;
const send = (method: string, path: string, body: object = {}, who = VISITOR) =>
  kitchen.send(who, method, `/account/${path}`, body);
const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().type];

/** The code in the newest mail or text message to this address or number. */
async function codeTo(to: string): Promise<string> {
  const letter = (await kitchen.mails()).findLast((mail) => mail.to === to);
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}
const linkSecret = async (to: string) => (await kitchen.linkTo(to)).searchParams.get('secret') ?? '';

/** Each kind of login: how it is requested, where its secret arrives, and the session that it opens. */
const logins = {
  email: {
    ask: (userId = 'unique()', email = asha.email) => send('POST', 'tokens/email', { userId, email }),
    arrived: () => codeTo(asha.email),
    use: (given: object) => send('POST', 'sessions/token', given),
    session: { provider: 'email', factors: ['email'] },
    minutes: 15,
  },
  'magic link': {
    ask: (userId = 'unique()', email = asha.email) =>
      send('POST', 'tokens/magic-url', { userId, email, url: `${SITE}/in?from=mail` }),
    arrived: () => linkSecret(asha.email),
    use: (given: object) => send('PUT', 'sessions/magic-url', given),
    session: { provider: 'magic-url', factors: ['email'] },
    minutes: 60,
  },
  phone: {
    ask: (userId = 'unique()') => send('POST', 'tokens/phone', { userId, phone: number() }),
    arrived: () => codeTo(number()),
    use: (given: object) => send('PUT', 'sessions/phone', given),
    session: { provider: 'phone', factors: ['phone'] },
    minutes: 15,
  },
};

describe.each(Object.entries(logins))('by %s', (kind, { ask, arrived, use, session, minutes }) => {
  beforeEach(async () => {
    await kitchen.database.execute(sql`update accounts set phone = ${number()} where id = ${asha.id}`);
  });

  it('signs in the owner of the address once, and verifies the address', async () => {
    const asked = await ask();
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ userId: asha.id, secret: '', phrase: '' });
    const lifetime = Date.parse(asked.json().expire) - Date.parse(asked.json().$createdAt);
    expect(lifetime).toBe(minutes * 60_000);
    const secret = await arrived();
    expect(secret).toMatch(kind === 'magic link' ? /^[0-9a-f]{64}$/ : /^\d{6}$/);

    const answer = await use({ userId: asha.id, secret });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ userId: asha.id, current: true, secret: '', ...session });
    expect(answer.json().providerUid).toBe(kind === 'phone' ? number() : asha.email);
    const [text] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    const account = (await kitchen.send({ ...asha, session: String(text) }, 'GET', '/account')).json();
    expect(account).toMatchObject({ $id: asha.id, emailVerification: kind !== 'phone' });
    expect(account.phoneVerification).toBe(kind === 'phone');
    expect(accountEvents[0]).toBe(`${asha.id} tokens.${asked.json().$id}.create`);
    expect(accountEvents.at(-1)).toBe(`${asha.id} sessions.${answer.json().$id}.create`);
    expect(outcome(await use({ userId: asha.id, secret }))).toEqual([401, 'user_invalid_token']);
  });

  it('works with each of the three calls, and only once when used ten times at once', async () => {
    await ask();
    const given = { userId: asha.id, secret: await arrived() };
    const calls = Object.values(logins).map((each) => each.use);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => calls[at % 3]?.(given)));
    const statuses = answers.map((answer) => answer?.statusCode).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(401)]);
  });

  it('is refused after it expires, or after another one was sent', async () => {
    await ask();
    const first = await arrived();
    await ask();
    const second = await arrived();
    if (first !== second) expect((await use({ userId: asha.id, secret: first })).statusCode).toBe(401);
    kitchen.wait(minutes);
    expect(outcome(await use({ userId: asha.id, secret: second }))).toEqual([401, 'user_invalid_token']);
  });

  it('creates an account for an unknown address when the secret is used', async () => {
    await kitchen.database.execute(sql`delete from users where id = ${asha.id}`);
    const id = `new${kind.replace(' ', '-')}`;
    expect((await ask(id)).json().userId).toBe(id);
    expect((await ask('another-id')).json().userId).toBe(id);
    expect(await kitchen.database.query(sql`select 1 from users where id = ${id}`)).toEqual([]);
    expect(accountEvents).toEqual([]);
    const answer = await use({ userId: id, secret: await arrived() });
    expect(answer.statusCode).toBe(201);
    const [text] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    const account = (await kitchen.send({ ...asha, session: String(text) }, 'GET', '/account')).json();
    const proven =
      kind === 'phone'
        ? { email: '', phone: number(), phoneVerification: true }
        : { email: asha.email, phone: '', emailVerification: true };
    expect(account).toMatchObject({ $id: id, name: '', labels: [], passwordUpdate: '', ...proven });
    expect(accountEvents).toContain(`${id} create`);
  });

  it('is refused for a blocked account, or with another person’s id', async () => {
    const taken = await kitchen.customer(`taken${count}`);
    await kitchen.database.execute(sql`update accounts set active = false where id = ${asha.id}`);
    expect(outcome(await ask())).toEqual([401, 'user_blocked']);
    await kitchen.database.execute(sql`delete from users where id = ${asha.id}`);
    expect(outcome(await ask(taken.id))).toEqual([409, 'user_already_exists']);
  });
});

describe('a code or link that somebody else requested (SAFE-21)', () => {
  it.each(['email', 'magic link'] as const)('leaves the address free for signing up: %s', async (kind) => {
    const email = `meera${count}@example.in`;
    const asked = await logins[kind].ask(`stranger${count}`, email);
    expect(asked.statusCode).toBe(201);
    const given = { userId: 'unique()', email, password: PASSWORD };
    const made = await kitchen.send(VISITOR, 'POST', '/account', given);
    expect(made.statusCode).toBe(201);
    expect(made.json().$id).not.toBe(`stranger${count}`);
  });

  it('opens the account that was created for the address meanwhile', async () => {
    const email = `meera${count}@example.in`;
    const { userId } = (await logins.email.ask('unique()', email)).json();
    const given = { userId: `meera${count}`, email, password: PASSWORD };
    await kitchen.send(VISITOR, 'POST', '/account', given);
    const answer = await logins.email.use({ userId, secret: await codeTo(email) });
    expect([answer.statusCode, answer.json().userId]).toEqual([201, `meera${count}`]);
  });

  it('is deleted after an hour', async () => {
    const email = `meera${count}@example.in`;
    await logins['magic link'].ask(`first${count}`, email);
    kitchen.wait(60);
    expect((await logins['magic link'].ask(`second${count}`, email)).json().userId).toBe(`second${count}`);
  });
});

describe('the secrets of codes and links', () => {
  it('with six digits are invalid after five wrong guesses', async () => {
    await logins.email.ask();
    const secret = await codeTo(asha.email);
    const wrong = secret === '000000' ? '000001' : '000000';
    const guess = (each: string) => logins.email.use({ userId: asha.id, secret: each });
    for (let tries = 1; tries <= 4; tries++) expect((await guess(wrong)).statusCode).toBe(401);
    await logins.email.ask();
    const fresh = await codeTo(asha.email);
    for (let tries = 1; tries <= 5; tries++) {
      const each = fresh === '000000' ? '000001' : '000000';
      expect(outcome(await guess(each))).toEqual([401, 'user_invalid_token']);
    }
    expect(outcome(await guess(fresh))).toEqual([401, 'user_invalid_token']);
  });

  it('sent to other people or for other purposes sign nobody in', async () => {
    const ravi = await kitchen.customer(`ravi${count}`);
    await logins.email.ask();
    const secret = await codeTo(asha.email);
    for (const userId of [ravi.id, 'nobody']) {
      expect(outcome(await logins.email.use({ userId, secret }))).toEqual([401, 'user_invalid_token']);
    }
    await send('POST', 'recovery', { email: asha.email, url: SITE });
    const recovery = await linkSecret(asha.email);
    await send('POST', 'verification', { url: SITE }, asha);
    const verification = await linkSecret(asha.email);
    for (const other of [recovery, verification]) {
      expect((await logins.email.use({ userId: asha.id, secret: other })).statusCode).toBe(401);
    }
  });

  it('are invalid once the address changes, and appear in no answer, event or log', async () => {
    await logins.email.ask();
    const secret = await codeTo(asha.email);
    const [kept] = await kitchen.database.query<object>(
      sql`select * from tokens where account = ${asha.id}`,
      'kept',
    );
    // As a word: six digits may stand inside a hash.
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`\\b${secret}\\b`));
    await send('PATCH', 'email', { email: `moved${count}@example.in`, password: PASSWORD }, asha);
    expect((await logins.email.use({ userId: asha.id, secret })).statusCode).toBe(401);
  });

  it('come with the same security phrase in the answer and the mail', async () => {
    for (const path of ['tokens/email', 'tokens/magic-url']) {
      const { phrase } = (
        await send('POST', path, { userId: 'unique()', email: asha.email, phrase: true })
      ).json();
      expect(phrase).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect((await kitchen.mails()).at(-1)).toMatchObject({ text: expect.stringContaining(phrase) });
    }
  });

  it('are sent only in links to allowed sites, which keep their query', async () => {
    await logins['magic link'].ask();
    const link = await kitchen.linkTo(asha.email);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/in`);
    expect([...link.searchParams.keys()]).toEqual(['from', 'userId', 'secret', 'expire', 'project']);
    const body = { userId: 'unique()', email: asha.email, url: 'https://evil.example/in' };
    expect(outcome(await send('POST', 'tokens/magic-url', body))).toEqual([400, 'general_argument_invalid']);
  });
});

describe('signing in anonymously', () => {
  it('creates an account that becomes a full one with an address and a password', async () => {
    const answer = await send('POST', 'sessions/anonymous');
    expect(answer.statusCode).toBe(201);
    const { userId, provider, factors } = answer.json();
    expect([provider, factors]).toEqual(['anonymous', ['anonymous']]);
    const [text] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    const somebody = { id: userId, email: `some${count}@example.in`, session: String(text) };
    const account = (await kitchen.send(somebody, 'GET', '/account')).json();
    expect(account).toMatchObject({ email: '', name: '', phone: '', passwordUpdate: '' });
    for (const password of ['weakling', 'Aa-1']) {
      const weak = await send('PATCH', 'email', { email: somebody.email, password }, somebody);
      expect(outcome(weak)).toEqual([400, 'general_argument_invalid']);
    }
    const full = await send('PATCH', 'email', { email: somebody.email, password: PASSWORD }, somebody);
    expect(full.json()).toMatchObject({ $id: userId, email: somebody.email });
    const again = await send('POST', 'sessions', { email: somebody.email, password: PASSWORD });
    expect(again.json()).toMatchObject({ userId, provider: 'email', factors: ['password'] });
  });
});

describe('extending a session', () => {
  it('extends it by a year', async () => {
    kitchen.wait(60);
    const answer = await send('PATCH', 'sessions/current', {}, asha);
    expect(answer.statusCode).toBe(200);
    const { $id, $updatedAt, expire } = answer.json();
    expect(Date.parse(expire) - Date.parse($updatedAt)).toBe(31_536_000_000);
    expect(accountEvents).toEqual([`${asha.id} sessions.${$id}.update`]);
    expect(String(answer.headers['set-cookie'])).toContain('a_session_rasoi=');
    expect((await send('PATCH', `sessions/${$id}`, {}, asha)).json().$id).toBe($id);
    const ravi = await kitchen.customer(`ravi-extends${count}`);
    expect(outcome(await send('PATCH', `sessions/${$id}`, {}, ravi))).toEqual([
      404,
      'user_session_not_found',
    ]);
  });
});

it.each<[string, string, object]>([
  ['POST', 'tokens/email', { userId: 'unique()', email: 'no address' }],
  ['POST', 'tokens/email', { userId: '-', email: 'a@example.in' }],
  ['POST', 'tokens/email', { userId: 'unique()', email: 'a@example.in', phrase: 'yes' }],
  ['POST', 'tokens/magic-url', { userId: 'unique()' }],
  ['POST', 'sessions/magic-url', { userId: 'unique()', email: 7 }],
  ['POST', 'tokens/phone', { userId: 'unique()', phone: '9876543210' }],
  ['POST', 'sessions/phone', {}],
  ['POST', 'sessions/token', { userId: 'a' }],
  ['PUT', 'sessions/magic-url', { secret: 'a' }],
  ['PUT', 'sessions/phone', { userId: 'a', secret: 'x'.repeat(257) }],
])('%s %s refuses %j', async (method, path, body) => {
  expect(outcome(await send(method, path, body))).toEqual([400, 'general_argument_invalid']);
});

it.each([
  ['POST', 'sessions/anonymous'],
  ['POST', 'sessions/token'],
  ['PUT', 'sessions/magic-url'],
  ['PUT', 'sessions/phone'],
])('%s %s requires nobody to be signed in', async (method, path) => {
  expect(outcome(await send(method, path, {}, asha))).toEqual([401, 'user_session_already_exists']);
});
