import { expect, it } from 'vitest';
import { waysOf } from './two-step.ts';

const BOTH = { email: true, text: true };
const NEITHER = { email: false, text: false };
const NONE = { totp: false, email: false, phone: false, recoveryCode: false };

it.each([
  [{ totp: true, email: true, recoveryCode: true }, BOTH, ['totp', 'email', 'recoverycode']],
  [{ email: true, phone: true }, BOTH, ['email', 'phone']],
  [{ email: true, phone: true }, { email: true, text: false }, ['email']],
  [{ totp: true, email: true, phone: true }, NEITHER, ['totp']],
  [{ email: true }, NEITHER, ['email']],
  [{ phone: true }, NEITHER, ['phone']],
  [{}, BOTH, []],
])('the factors %j (what can be sent: %j) offer the second steps %j', (factors, canSend, ways) => {
  expect(waysOf({ ...NONE, ...factors }, canSend)).toEqual(ways);
});
