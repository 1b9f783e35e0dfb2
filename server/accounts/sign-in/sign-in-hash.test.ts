import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Kitchen, VISITOR } from '#tests/kitchen.ts';

vi.mock('@node-rs/argon2', { spy: true });

let kitchen: Kitchen;
let argon2: typeof import('@node-rs/argon2');

beforeAll(async () => {
  // Test files share loaded modules. This one needs its own, to spy on the hash function.
  vi.resetModules();
  argon2 = await import('@node-rs/argon2');
  const { openKitchen } = await import('#tests/kitchen.ts');
  kitchen = await openKitchen();
  await kitchen.customer('asha');
});
afterAll(async () => {
  await kitchen.close();
  vi.resetModules();
});

it('a wrong password and an unknown e-mail get the same answer after the same work', async () => {
  const verify = vi.mocked(argon2.verify);
  const bodies = [];
  const parameters = [];
  for (const email of ['asha@example.in', 'nobody@example.in']) {
    verify.mockClear();
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
      email,
      password: 'Swaad-12345',
    });
    bodies.push(answer.body);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(verify).toHaveBeenCalledTimes(1);
    parameters.push(String(verify.mock.calls[0]?.[0]).split('$').slice(1, 4).join('$'));
  }
  expect(bodies[0]).toBe(bodies[1]);
  expect(JSON.parse(bodies[0] as string)).toEqual({
    message: 'Invalid credentials. Please check the email and password.',
    code: 401,
    type: 'user_invalid_credentials',
    version: '1.7.0',
  });
  expect(parameters[0]).toBe(parameters[1]);
  expect(parameters[0]).toBe('argon2id$v=19$m=19456,t=2,p=1');
  expect(kitchen.takeEvents()).toEqual([]);
});
