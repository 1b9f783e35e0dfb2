import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const NEW = 'Naya-5678';
let asha: Person;
const kitchen = await closeAfterAll(openAccountKitchen());

beforeEach(async () => {
  asha = await kitchen.nextCustomer();
});

const send = (who: Person, method: string, path: string, body: unknown = {}) =>
  kitchen.send(who, method, path, body);

const signIn = (email: string, password: string) =>
  send(VISITOR, 'POST', '/account/sessions/email', { email, password });

const askRecovery = (email = asha.email, url = `${SITE}/reset-password`) =>
  send(VISITOR, 'POST', '/account/recovery', { email, url });

async function keysIn(email = asha.email): Promise<{ userId: string; secret: string }> {
  const { searchParams } = await kitchen.linkTo(email);
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}

const recover = async (over: object = {}, who = VISITOR) =>
  send(who, 'PUT', '/account/recovery', { ...(await keysIn()), password: NEW, ...over });

describe('password recovery', () => {
  it('sends a link that sets a new password, verifies the address and ends other sessions', async () => {
    const accountOf = async (who: Person) => (await send(who, 'GET', '/account', undefined)).json();
    const before = await accountOf(asha);
    const asked = await askRecovery(asha.email, `${SITE}/reset-password?from=mail`);
    expect(asked.statusCode).toBe(201);
    const expire = asked.json().expire;
    expect(asked.json()).toEqual({
      $id: expect.any(String),
      $createdAt: expect.any(String),
      userId: '',
      secret: '',
      expire,
      phrase: '',
    });
    expect(new Date(expire).getTime() - new Date(asked.json().$createdAt).getTime()).toBe(3_600_000);
    const link = await kitchen.linkTo(asha.email);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/reset-password`);
    expect([...link.searchParams.keys()]).toEqual(['from', 'userId', 'secret', 'expire']);
    expect(link.searchParams.get('secret')).toMatch(/^[0-9a-f]{256}$/);
    expect(link.searchParams.get('expire')).toBe(expire);

    const done = await recover();
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ $id: asked.json().$id, userId: asha.id, secret: '' });
    expect((await send(asha, 'GET', '/account', undefined)).statusCode).toBe(401);
    expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(401);
    const again = await signIn(asha.email, NEW);
    expect(again.statusCode).toBe(201);
    const [session = ''] = Object.values(JSON.parse(String(again.headers['x-fallback-cookies'])));
    const after = await accountOf({ ...asha, session: String(session) });
    expect(after.emailVerification).toBe(true);
    expect(Date.parse(after.passwordUpdate)).toBeGreaterThan(Date.parse(before.passwordUpdate));
    // The change of owner empties the profile, the recovery verifies it, and the sign-in is an activity.
    expect(kitchen.takeEvents()).toEqual(Array(3).fill(`users update ${asha.id}`));
    expect(kitchen.accountEvents).toEqual(
      expect.arrayContaining([
        `${asha.id} recovery.${asked.json().$id}.create`,
        `${asha.id} recovery.${asked.json().$id}.update`,
      ]),
    );
  });

  it('keeps the session of the person who opened the link signed in', async () => {
    await askRecovery();
    expect((await recover({}, asha)).statusCode).toBe(200);
    expect((await send(asha, 'GET', '/account', undefined)).statusCode).toBe(200);
  });

  // PASSWORD-2
  it('gives the same answer for known and unknown addresses, and stores nothing for unknown ones', async () => {
    const known = await askRecovery();
    const before = await kitchen.mails();
    const unknown = await askRecovery('nobody@example.in');
    expect(unknown.statusCode).toBe(known.statusCode);
    const shape = ({ json }: typeof known) =>
      Object.entries(json()).map(([name, value]) => [name, typeof value, String(value).length]);
    expect(shape(unknown)).toEqual(shape(known));
    expect(unknown.json().userId).toBe(known.json().userId);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(await kitchen.mails()).toEqual(before);
  });

  it('does the same work for known and unknown addresses', async () => {
    const statements = async (email: string) => {
      const seen: string[] = [];
      const { database } = kitchen;
      const transaction = database.transaction;
      database.transaction = (work) =>
        transaction((tx) =>
          work({
            ...tx,
            write: (write) => {
              seen.push(write.name ?? 'write');
              return tx.write(write);
            },
            query: (statement, name) => {
              seen.push(name ?? 'query');
              return tx.query(statement, name);
            },
            execute: (statement, name) => {
              seen.push(name ?? 'execute');
              return tx.execute(statement, name);
            },
          }),
        );
      try {
        await askRecovery(email);
      } finally {
        database.transaction = transaction;
      }
      return seen;
    };
    const known = await statements(asha.email);
    const unknown = await statements('nobody@example.in');
    const both = [
      'account to recover',
      'mails of the hour',
      'issue token',
      'mails of the hour',
      'insert mails',
      'server key',
      'seal mail secret',
    ];
    // Each case runs one more statement: writing the account's log, or deleting the mail.
    expect(known).toEqual([...both, 'write log']);
    expect(unknown).toEqual([...both, 'remove mails by id']);
  });

  it('gives the same answer for a closed account', async () => {
    await kitchen.database.execute(sql`update accounts set active = false where id = ${asha.id}`);
    const before = await kitchen.mails();
    expect((await askRecovery()).statusCode).toBe(201);
    expect(await kitchen.mails()).toEqual(before);
  });

  it.each([
    ['a password too short', { password: 'Abcd-12' }, 400, 'general_argument_invalid'],
    ['a weak password', { password: 'abcdefgh' }, 400, 'general_argument_invalid'],
    ['no password', { password: undefined }, 400, 'general_argument_invalid'],
    ['a wrong secret', { secret: 'f'.repeat(256) }, 401, 'user_invalid_token'],
    ['no secret', { secret: undefined }, 400, 'general_argument_invalid'],
    ['somebody who is not', { userId: 'unicorn' }, 404, 'user_not_found'],
  ])('refuses %s and keeps the link valid', async (_what, over, status, type) => {
    await askRecovery();
    kitchen.takeEvents();
    const answer = await recover(over);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await recover()).statusCode).toBe(200);
  });

  it('reports whether the password or the token is wrong', async () => {
    await askRecovery();
    expect((await recover({ password: 'short' })).json().message).toBe(
      'Invalid `password` param: Password must be between 8 and 256 characters long.',
    );
    expect((await recover({ secret: 'ff' })).json().message).toBe('Invalid token passed in the request.');
  });

  it('accepts a link once', async () => {
    await askRecovery();
    await recover();
    const answer = await recover({ password: 'Other-5678' });
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_invalid_token']);
    expect((await signIn(asha.email, NEW)).statusCode).toBe(201);
  });

  it('accepts a link once, even when it is used ten times at once', async () => {
    await askRecovery();
    const answers = await Promise.all(Array.from({ length: 10 }, () => recover()));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  });

  // PASSWORD-1
  it('accepts a link for one hour', async () => {
    await askRecovery();
    kitchen.wait(59);
    const inTime = await keysIn();
    await askRecovery();
    kitchen.wait(61);
    expect((await recover()).statusCode).toBe(401);
    expect((await recover(inTime)).statusCode).toBe(401);
    await askRecovery();
    kitchen.wait(59);
    expect((await recover()).statusCode).toBe(200);
  });

  it('accepts the newest link only', async () => {
    await askRecovery();
    const first = await keysIn();
    await askRecovery();
    expect((await recover(first)).statusCode).toBe(401);
    expect((await recover()).statusCode).toBe(200);
  });

  it('refuses the links of other people and for other purposes', async () => {
    const askVerification = (who = asha, url = `${SITE}/verify-email`) =>
      send(who, 'POST', '/account/verification', { url });
    const ravi = await kitchen.customer(`ravi-${asha.id}`);
    await askVerification();
    const verification = await keysIn();
    await askRecovery();
    expect((await recover(verification)).statusCode).toBe(401);
    expect((await recover({ userId: ravi.id })).statusCode).toBe(401);
    const answer = await send(VISITOR, 'PUT', '/account/verification', await keysIn());
    expect(answer.statusCode).toBe(401);
  });

  it('stores no secret outside the mail', async () => {
    await askRecovery();
    const { secret } = await keysIn();
    const rows = await kitchen.database.query(sql`select * from tokens`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
