import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openCodeKitchen } from '#tests/code-kitchen.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const { kitchen, number, phone, nextNumber, ask, sent, enter, signIn } = await openCodeKitchen();

afterAll(() => kitchen.close());
beforeEach(nextNumber);

describe('a code', () => {
  // LOGIN-13
  it('signs in once', async () => {
    const code = await sent();
    expect((await enter(code)).statusCode).toBe(201);
    expect(outcomeOf(await enter(code))).toEqual([401, 'sign_in_code_over']);
  });

  // LOGIN-13
  it('signs in once when it is sent ten times at the same moment', async () => {
    const code = await sent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(401)]);
    expect(await kitchen.database.query(sql`select 1 from accounts where phone = ${phone()}`)).toHaveLength(
      1,
    );
  });

  // LOGIN-13
  it('may be typed with a space', async () => {
    const { codeId, secret } = await sent();
    expect((await enter({ codeId, secret: `${secret.slice(0, 3)} ${secret.slice(3)} ` })).statusCode).toBe(
      201,
    );
  });

  // LOGIN-13
  it('stops working after a quarter of an hour', async () => {
    const code = await sent();
    kitchen.wait(15);
    expect(outcomeOf(await enter(code))).toEqual([401, 'sign_in_code_over']);
  });

  // LOGIN-13
  it('stops working after five wrong guesses', async () => {
    const wrong = (secret: string) => (secret === '000000' ? '000001' : '000000');
    const { codeId, secret } = await sent();
    const guess = () => enter({ codeId, secret: wrong(secret) });
    for (let tries = 1; tries <= 4; tries++) {
      expect(outcomeOf(await guess())).toEqual([401, 'user_invalid_token']);
    }
    expect(outcomeOf(await guess())).toEqual([401, 'sign_in_code_spent']);
    expect(outcomeOf(await enter({ codeId, secret }))).toEqual([401, 'sign_in_code_spent']);
  });

  // LOGIN-13
  it('for one number does not sign in with another number’s request', async () => {
    const mine = await sent();
    nextNumber();
    const theirs = await sent();
    if (mine.secret === theirs.secret) return;
    expect(outcomeOf(await enter({ codeId: theirs.codeId, secret: mine.secret }))).toEqual([
      401,
      'user_invalid_token',
    ]);
    expect((await enter(theirs)).statusCode).toBe(201);
  });

  it('keeps working when a stranger asks for another one', async () => {
    const mine = await sent();
    await ask({ phone: phone() });
    expect((await enter(mine)).statusCode).toBe(201);
  });

  it('is refused while somebody is signed in', async () => {
    const ravi = await kitchen.customer(`here-${number()}`);
    const answer = await kitchen.send(ravi, 'POST', '/account/sessions/code', await sent());
    expect(outcomeOf(answer)).toEqual([401, 'user_session_already_exists']);
  });

  it.each([
    ['/account/sign-in-codes/phone', { phone: '98765' }],
    ['/account/sign-in-codes/phone', { phone: ['+919876543210'] }],
    ['/account/sign-in-codes/email', { email: 'nobody' }],
    ['/account/sessions/code', { codeId: 'a' }],
    ['/account/sessions/code', { codeId: {}, secret: '123456' }],
    ['/account/sessions/code', { codeId: 'a', secret: '1'.repeat(33) }],
  ])('%s refuses %j', async (path, body) => {
    expect(outcomeOf(await kitchen.send(VISITOR, 'POST', path, body))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});

// LOGIN-14
it('asking for a code is answered the same for known, unknown and blocked numbers', async () => {
  const known = await signIn();
  const answers = [await ask({ phone: phone() })];
  await kitchen.database.execute(sql`update accounts set active = false where id = ${known.id}`);
  answers.push(await ask({ phone: phone() }));
  const code = await sent();
  nextNumber();
  answers.push(await ask({ phone: phone() }));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['$id', 'expire']);
    expect(answer.body).not.toContain(known.id);
  }
  expect(new Set(answers.map((answer) => answer.json().$id)).size).toBe(3);
  // Only whoever has the phone learns that the account is blocked.
  expect(outcomeOf(await enter(code))).toEqual([401, 'user_blocked']);
});

// LOGIN-13
it('codes are limited per number and per guess, whoever asks', async () => {
  const strict = await openOrderKitchen({ RATE_LIMIT_SCALE: '1' });
  try {
    const post = (path: string, body: object, from: string) =>
      strict.app.server.inject({
        method: 'POST',
        url: `/v1/account/${path}`,
        remoteAddress: from,
        headers: { 'x-appwrite-project': 'rasoi' },
        payload: body,
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      statuses.push((await post('sign-in-codes/phone', { phone: phone() }, `203.0.113.${turn}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const guesses: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      const body = { codeId: 'somecode', secret: '123456' };
      guesses.push((await post('sessions/code', body, `203.0.113.${turn}`)).statusCode);
    }
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
  } finally {
    await strict.close();
  }
});
