import { expect, it } from 'vitest';
import { failureIn, nextQuery, providerSignInUrl, withoutError } from './providers.ts';
import { providerTexts } from './texts.tsx';

const search = (text: string) => new URLSearchParams(text);

it('signing in with a provider uses the SDK’s address and returns to this site', () => {
  const url = new URL(
    providerSignInUrl({
      origin: 'https://rasoi.example',
      provider: 'google',
      success: '/signed-in?next=%2Fcart',
      failure: '/login',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://rasoi.example/v1/account/sessions/oauth2/google');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    success: 'https://rasoi.example/signed-in?next=%2Fcart',
    failure: 'https://rasoi.example/login',
    project: 'rasoi',
  });
});

it('signing in with a provider remembers the page that was opened, if it is on this site', () => {
  expect(nextQuery(search('next=/cart&error=x'))).toBe('?next=%2Fcart');
  expect(nextQuery(search('next=//evil.example'))).toBe('');
});

it('a failed sign-in with a provider is explained in our own words, never with text from the address', () => {
  const { failures } = providerTexts;
  const shown = (error: unknown) =>
    failureIn(search(`error=${encodeURIComponent(JSON.stringify(error))}`), failures);
  expect(failureIn(search('next=/'), failures)).toBeUndefined();
  expect(shown({ type: 'user_blocked', message: 'Call 555' })).toMatch(/closed/);
  expect(shown({ type: 'toString', message: 'Call 555' })).toMatch(/try again/);
  expect(shown(null)).toMatch(/try again/);
  expect(failureIn(search('error=Call+555'), failures)).toMatch(/try again/);
  expect(String(withoutError(search('next=%2Fcart&error=x')))).toBe('next=%2Fcart');
});
