import { expect, it } from 'vitest';
import { waysOf } from './two-step.ts';

const NONE = { totp: false, email: false, phone: false, recoveryCode: false };

it.each([
  [{ totp: true, email: true, recoveryCode: true }, true, ['totp', 'email', 'recoverycode']],
  [{ email: true, phone: true }, true, ['email', 'phone']],
  [{ totp: true, email: true }, false, ['totp']],
  [{ email: true }, false, ['email']],
  [{}, true, []],
])('the factors %j (mail server: %s) offer the second steps %j', (factors, mailConfigured, ways) => {
  expect(waysOf({ ...NONE, ...factors }, mailConfigured)).toEqual(ways);
});
