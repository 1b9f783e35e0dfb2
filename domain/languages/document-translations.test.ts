import { describe, expect, it } from 'vitest';
import { readTranslations, textsByPath, trimmedTranslations, withText } from './document-translations.ts';
import { inLanguage } from './in-language.ts';

const dal = { name: 'Dal', description: 'Slow-cooked', translations: { hi: { name: 'दाल' } } };

// LANG-6
describe('a document in a language', () => {
  it('has its translated texts, and the original of the others', () => {
    expect(inLanguage(dal, 'hi')).toMatchObject({ name: 'दाल', description: 'Slow-cooked' });
    expect(inLanguage({ name: 'Dal', translations: {} }, 'hi').name).toBe('Dal');
  });

  it('is the original in the language of the originals', () => {
    expect(inLanguage(dal, 'en')).toBe(dal);
  });
});

// LANG-10
describe('translations', () => {
  it('are read without spaces, empty texts and languages without a text', () => {
    const sizes = { name: 4, description: 9 };
    expect(readTranslations(sizes, { hi: { name: ' दाल ', description: ' ' } })).toEqual({
      translations: { hi: { name: 'दाल' } },
    });
    expect(readTranslations(sizes, { hi: { name: null } })).toEqual({ translations: {} });
    expect(readTranslations(sizes, JSON.parse('{"__proto__": {}}'))).toHaveProperty('problem');
    expect(readTranslations(sizes, { hi: JSON.parse('{"__proto__": "x"}') })).toHaveProperty('problem');
    expect(readTranslations(sizes, { hi: { name: 'a\ud83d' } })).toHaveProperty('problem');
    expect(readTranslations(sizes, { hi: { name: '😀' } })).toEqual({ translations: { hi: { name: '😀' } } });
  });

  it('change one text at a time, and lose what was typed only as spaces', () => {
    const typed = withText<'name' | 'description'>(dal.translations, 'hi', 'description', ' ');
    expect(typed).toEqual({ hi: { name: 'दाल', description: ' ' } });
    expect(trimmedTranslations(typed)).toEqual(dal.translations);
    expect(trimmedTranslations(withText(dal.translations, 'hi', 'name', ''))).toEqual({});
  });

  it('are texts by their paths, in one order', () => {
    const one = textsByPath({ hi: { name: 'दाल', description: 'धीमी' } });
    expect(Object.entries(one)).toEqual([
      ['hi.description', 'धीमी'],
      ['hi.name', 'दाल'],
    ]);
  });
});
