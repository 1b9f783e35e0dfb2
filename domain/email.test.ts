import { describe, expect, it } from 'vitest';
import { isEmail, mailLink, normalEmail } from './email.ts';

describe('an e-mail address is accepted only if it', () => {
  it.each([
    'asha@example.in',
    'asha.rao+lunch@mail.example.co.in',
    'ASHA@EXAMPLE.IN',
    "d'souza@example.in",
    'r&b@example.in',
    'asha=rao@example.in',
    'asha@xn--11b4c3d.xn--h2brj9c',
    'asha@tiffin--box.in',
  ])('is well formed, such as %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['has a domain with a dot', 'a@b'],
    ['has something before the @', '@example.in'],
    ['has one @', 'asha@rao@example.in'],
    ['has no white space', 'asha rao@example.in'],
    ['is at most 320 characters long', `${'a'.repeat(310)}@example.in`],
    ['has single dots between its parts', 'asha..rao@example.in'],
    ['does not begin with a dot', '.asha@example.in'],
    ['has no quotes and brackets', '"asha"<a>@example.in'],
    ['has a domain without signs', 'asha@exa&mple.in'],
    ['has a domain whose parts end in letters or digits', 'asha@example-.in'],
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

it('a link to write to an address has its signs encoded', () => {
  expect(mailLink("d'souza?bcc=r&b@example.in")).toBe("mailto:d'souza%3Fbcc%3Dr%26b@example.in");
});
