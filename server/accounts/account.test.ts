import { beforeEach, describe, expect, it } from 'vitest';
import { userMessages } from '#domain/users/messages.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, VISITOR } from '#tests/kitchen.ts';

const signUp = (body: object) => kitchen.send(VISITOR, 'POST', '/account', body);
const ravi = { userId: 'ravi', email: 'ravi@example.in', password: PASSWORD, name: 'Ravi' };

/** The ids of accounts and the ids of profiles, which must be the same. */
async function everybody(): Promise<[string[], string[]]> {
  const ids = async (statement: ReturnType<typeof sql>) =>
    (await kitchen.database.query<{ id: string }>(statement)).map(({ id }) => id);
  return [
    await ids(sql`select id from accounts order by id`),
    await ids(sql`select id from users order by id`),
  ];
}

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const chef = await kitchen.admin();

beforeEach(() => {
  kitchen.takeEvents();
});

describe('POST /account', () => {
  // SIGNUP-9
  it('creates an account and its profile, and signs nobody in', async () => {
    const answer = await signUp({ ...ravi, email: ' Ravi@Example.IN ', name: ' Ravi Kumar ' });
    expect(answer.statusCode).toBe(201);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
    expect(answer.json()).toEqual({
      $id: 'ravi',
      $createdAt: date,
      $updatedAt: date,
      registration: date,
      passwordUpdate: date,
      accessedAt: date,
      name: 'Ravi Kumar',
      email: 'ravi@example.in',
      status: true,
      labels: [],
      phone: '',
      emailVerification: false,
      phoneVerification: false,
      mfa: false,
      prefs: {},
      targets: [expect.objectContaining({ providerType: 'email', identifier: 'ravi@example.in' })],
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x-fallback-cookies');
    expect(kitchen.takeEvents()).toEqual(['users create ravi']);
    const profile = await kitchen.read(chef, 'users', 'ravi');
    expect(profile.json()).toMatchObject({
      userId: 'ravi',
      name: 'Ravi Kumar',
      email: 'ravi@example.in',
      isAdmin: false,
      emailVerification: false,
      phone: null,
    });
  });

  it('creates an id when none is given, and stores a missing name as empty', async () => {
    const { name: _left, ...body } = { ...ravi, userId: 'unique()', email: 'meera@example.in' };
    const answer = await signUp(body);
    expect(answer.json()).toMatchObject({ $id: expect.stringMatching(/^[0-9a-f]{20}$/), name: '' });
  });

  it('ignores unknown attributes', async () => {
    const answer = await signUp({
      ...ravi,
      userId: 'sly',
      email: 'sly@example.in',
      isAdmin: true,
      labels: ['admin'],
    });
    expect([answer.statusCode, answer.json().labels]).toEqual([201, []]);
    expect((await kitchen.read(chef, 'users', 'sly')).json().isAdmin).toBe(false);
  });

  it.each(['Swaad1', 'longenough7', 'abcde!7', 'कखगघङच1!', `${' '.repeat(7)}1`, 'A1'.repeat(128)])(
    'accepts the password %s, and none that is nearly the same',
    async (password) => {
      const userId = `p${Buffer.from(password).toString('hex').slice(0, 20)}`;
      const answer = await signUp({ ...ravi, userId, email: `${userId}@example.in`, password });
      expect(answer.statusCode).toBe(201);
      const signIn = async (typed: string) => {
        const body = { email: `${userId}@example.in`, password: typed };
        return (await kitchen.send(VISITOR, 'POST', '/account/sessions/email', body)).statusCode;
      };
      const similar = [password.slice(0, -1), `${password} `, password.toLowerCase(), password.trim()];
      for (const typed of similar.filter((each) => each !== password))
        expect(await signIn(typed)).not.toBe(201);
      expect(await signIn(password)).toBe(201);
    },
  );

  const taken = 'A user with the same id, email, or phone already exists in this project.';
  const badEmail = 'Invalid `email` param: Value must be a valid email address';
  const badId = expect.stringMatching(/^Invalid `userId` param: Parameter must contain at most 36 chars\./);
  it.each<[string, object, number, string, unknown]>([
    ['a taken id', { userId: 'asha' }, 409, 'user_already_exists', taken],
    ['a taken e-mail', { email: 'asha@example.in' }, 409, 'user_already_exists', userMessages.emailTaken],
    [
      'a taken e-mail in capitals',
      { email: 'ASHA@Example.IN' },
      409,
      'user_already_exists',
      userMessages.emailTaken,
    ],
    ['no id', { userId: undefined }, 400, 'general_argument_invalid', 'Param "userId" is not optional.'],
    ['an id with a slash', { userId: 'a/b' }, 400, 'general_argument_invalid', badId],
    ['an id that begins with _', { userId: '_a' }, 400, 'general_argument_invalid', badId],
    ['no e-mail', { email: undefined }, 400, 'general_argument_invalid', 'Param "email" is not optional.'],
    ['an e-mail without @', { email: 'meera' }, 400, 'general_argument_invalid', badEmail],
    ['an e-mail with a space', { email: 'me era@example.in' }, 400, 'general_argument_invalid', badEmail],
    [
      'an e-mail too long',
      { email: `${'m'.repeat(320)}@example.in` },
      400,
      'general_argument_invalid',
      badEmail,
    ],
    ['a name of blanks', { name: ' \n' }, 400, 'general_argument_invalid', expect.stringMatching(/`name`/)],
    ['an e-mail that is a list', { email: ['a@b.in'] }, 400, 'general_argument_invalid', badEmail],
    [
      'no password',
      { password: undefined },
      400,
      'general_argument_invalid',
      'Param "password" is not optional.',
    ],
    [
      'an empty password',
      { password: '' },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Please choose a password',
    ],
    [
      '5 characters',
      { password: 'Aa1!x' },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Password must be at least 6 characters long',
    ],
    [
      'a weak password',
      { password: 'abcdefgh' },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Please choose a stronger password',
    ],
    [
      '7 lower-case letters',
      { password: 'abcdefg' },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Please choose a stronger password',
    ],
    [
      '257 characters',
      { password: `A1${'x'.repeat(255)}` },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Value must be a valid string and no longer than 256 chars',
    ],
    [
      'a number as password',
      { password: 12345678 },
      400,
      'general_argument_invalid',
      'Invalid `password` param: Value must be a valid string and no longer than 256 chars',
    ],
    [
      'a name of 129 characters',
      { name: 'n'.repeat(129) },
      400,
      'general_argument_invalid',
      'Invalid `name` param: Value must be a valid string and no longer than 128 chars',
    ],
    [
      'a null in the name',
      { name: 'a\u0000b' },
      400,
      'general_argument_invalid',
      'Invalid `name` param: Value must be a valid string and no longer than 128 chars',
    ],
  ])('refuses %s', async (_what, over, status, type, message) => {
    const before = await everybody();
    const answer = await signUp({ ...ravi, userId: 'fresh', email: 'fresh@example.in', ...over });
    expect(answer.json()).toEqual({ message, code: status, type, version: '1.7.0' });
    expect(answer.statusCode).toBe(status);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await everybody()).toEqual(before);
  });

  it('creates one account when ten requests arrive at once', async () => {
    const body = { ...ravi, userId: 'ten', email: 'ten@example.in' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(body)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(kitchen.takeEvents()).toEqual(['users create ten']);
  });

  it.each(['users', 'accounts'])(
    'creates neither account nor profile when %s can’t be written',
    async (table) => {
      const constraint = sql.raw(`alter table ${table} add constraint doomed check (id <> 'doomed')`);
      await kitchen.database.execute(constraint);
      const before = await everybody();
      const body = { ...ravi, userId: 'doomed', email: 'doomed@example.in' };
      const failed = (await signUp(body)).json();
      expect(failed).toEqual({
        message: 'Server Error',
        code: 500,
        type: 'general_unknown',
        version: '1.7.0',
      });
      expect(kitchen.takeEvents()).toEqual([]);
      expect(await everybody()).toEqual(before);

      await kitchen.database.execute(sql.raw(`alter table ${table} drop constraint doomed`));
      expect((await signUp(body)).statusCode).toBe(201);
      await kitchen.database.execute(sql`delete from users where id = 'doomed'`);
    },
  );

  it('never leaves an account without a profile', async () => {
    const [accounts, profiles] = await everybody();
    expect(accounts).toEqual(profiles);
    expect(accounts.length).toBeGreaterThan(0);
  });
});

describe('GET /account', () => {
  it('returns the caller’s account', async () => {
    const answer = await kitchen.send(asha, 'GET', '/account');
    expect(answer.json()).toMatchObject({ $id: 'asha', email: 'asha@example.in', labels: [] });
    expect((await kitchen.send(chef, 'GET', '/account')).json().labels).toEqual(['admin']);
  });

  it('is refused to a visitor', async () => {
    const answer = await kitchen.send(VISITOR, 'GET', '/account');
    expect(answer.json()).toEqual({
      message: 'User (role: guests) missing scope (account)',
      code: 401,
      type: 'general_unauthorized_scope',
      version: '1.7.0',
    });
  });
});
