import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageRedirect, wantedLanguage } from './choice.ts';
import type { Language } from './languages.ts';

const redirect = (path: string, cookies = '', offered?: readonly Language[]) =>
  languageRedirect(new URL(`https://rasoi.example${path}`), cookies, offered);

// LANG-2
describe('a choice of language in an address', () => {
  it('leads to the same page in that language and is remembered', () => {
    expect(redirect('/menu?category=rice&language=hi')).toEqual({
      to: '/hi/menu?category=rice',
      chosen: 'hi',
    });
    expect(redirect('/hi/cart?language=en', 'language=hi')).toEqual({ to: '/cart', chosen: 'en' });
  });

  it('is ignored if there is no such language', () => {
    expect(redirect('/menu?language=fr')).toBeUndefined();
  });

  it('never leads to another site', () => {
    expect(redirect('//evil.example/x?language=en')?.to).toBe('/evil.example/x');
    expect(redirect('/hi//evil.example/x?language=en')?.to).toBe('/evil.example/x');
  });
});

// LANG-3
describe('a page without a language in its address', () => {
  it('is opened in the chosen language if it is a personal page', () => {
    expect(redirect('/orders/7?late=1', 'a=b; language=hi')).toEqual({ to: '/hi/orders/7?late=1' });
    expect(redirect('/orders/7', 'language=en')).toBeUndefined();
    expect(redirect('/orders/7')).toBeUndefined();
    expect(redirect('/hi/orders/7', 'language=hi')).toBeUndefined();
  });

  it('is the same for everybody if it is a public page or a file', () => {
    expect(redirect('/menu', 'language=hi')).toBeUndefined();
    expect(redirect('/missing.png', 'language=hi')).toBeUndefined();
  });
});

// LANG-12
describe('a language that the shop does not offer', () => {
  it('leads to the English page, with what its address asks for', () => {
    expect(redirect('/hi/menu?category=rice', '', ['en'])).toEqual({ to: '/menu?category=rice' });
    expect(redirect('/hi', 'language=hi', ['en'])).toEqual({ to: '/' });
    expect(redirect('/hi//evil.example/x', '', ['en'])?.to).toBe('/evil.example/x');
  });

  it('is no choice, and an earlier choice of it is none', () => {
    expect(redirect('/menu?language=hi', '', ['en'])).toBeUndefined();
    expect(redirect('/orders/7', 'language=hi', ['en'])).toBeUndefined();
  });
});

it('the choice is read from the cookies, and other values are none', () => {
  expect(chosenLanguage('x=1; language=hi')).toBe('hi');
  expect(chosenLanguage('mylanguage=hi')).toBeUndefined();
  expect(chosenLanguage('language=fr')).toBeUndefined();
});

// LANG-5
describe('the language that somebody would rather read', () => {
  const wanted = (tags: readonly string[], cookies = '', offered: readonly Language[] = ['en', 'hi']) =>
    wantedLanguage({ cookies, tags }, offered);

  it('is the first of the browser’s languages that the shop offers, unless that is English', () => {
    expect(wanted(['ta-IN', 'hi-IN', 'en'])).toBe('hi');
    expect(wanted(['en-IN', 'hi'])).toBeUndefined();
    expect(wanted(['fr'])).toBeUndefined();
    expect(wanted(['hi'], '', ['en'])).toBeUndefined();
  });

  it('is the one that was chosen before', () => {
    expect(wanted(['en'], 'language=hi')).toBe('hi');
    expect(wanted(['hi'], 'language=en')).toBeUndefined();
  });
});
