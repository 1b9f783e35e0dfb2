import { describe, expect, it } from 'vitest';
import { isEmail, normalEmail } from './email.ts';

describe('an e-mail address is accepted only if it', () => {
  it.each(['asha@example.in', 'asha.rao+lunch@mail.example.co.in', 'ASHA@EXAMPLE.IN'])(
    'is well formed, such as %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    ['has a domain with a dot', 'a@b'],
    ['has something before the @', '@example.in'],
    ['has one @', 'asha@rao@example.in'],
    ['has no white space', 'asha rao@example.in'],
    ['is at most 320 characters long', `${'a'.repeat(310)}@example.in`],
    ['is not empty', ''],
  ])('%s', (_rule, text) => {
    expect(isEmail(text)).toBe(false);
  });
});

// DISH-40
it.each(['asha@example.in', ' ASHA@Example.in\u00A0', 'as\u200Bha@example.in', '\uFEFFasha@example.in'])(
  '%j is one e-mail address',
  (typed) => {
    expect(normalEmail(typed)).toBe('asha@example.in');
  },
);
