import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../domain/languages/catalogues.ts';
import type { TextTree } from '../domain/languages/files/compile.ts';
import { readLanguage } from '../domain/languages/files/read.ts';
import { languageRow, OTHER_LANGUAGES } from '../domain/languages/languages.ts';
import { tags } from '../web/lib/text-tags.tsx';
import { join as joined } from '../web/translations/join.ts';
import { KeyedTranslations } from '../web/translations/keyed-translations.ts';
import { codeOfPart, PARTS } from './language-texts.ts';
import { compareLanguage, englishCatalogues, reportOf } from './texts.ts';

const root = join(import.meta.dirname, '..');
const english = await englishCatalogues();
const stringsIn = (tree: TextTree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(stringsIn);

// LANG-40, LANG-60, LANG-63
describe.each(OTHER_LANGUAGES)('the texts in %s', (language) => {
  it('are all there, none is unused, and each takes the values of its English text', () => {
    expect(english.size).toBeGreaterThan(170);
    const { missing, unused, wrong } = compareLanguage(language, english);
    expect(wrong).toEqual([]);
    // Whoever changes an English text need not touch a draft.
    if (!languageRow(language).isDraft) expect([missing, unused]).toEqual([[], []]);
  });

  it.each(PARTS)('are packed for pages by the keys of the English catalogues: %s', async (part) => {
    const code = await codeOfPart(language, part, root);
    const pack = new Function(`return ${code}`)();
    const packed = new KeyedTranslations().add(pack(joined, tags));
    // A draft may lack a catalogue.
    const texts = readLanguage(language, root);
    const names = Object.keys(CATALOGUES[part]).filter(
      (name) => english.has(name) && part !== 'content' && name in texts,
    );
    const found = names.filter((name) => {
      const catalogue = english.get(name)?.texts as Readonly<Record<string, unknown>>;
      return packed.of(catalogue) === catalogue;
    });
    expect(found).toEqual([]);
  });
});

describe('texts of another language', () => {
  const cart = new Map([
    [
      'cartTexts',
      {
        texts: { title: 'Your cart', left: (portions: number) => `${portions} left`, most: 'At most 20' },
        hasElements: false,
      },
    ],
  ]);
  const compare = (texts: Readonly<Record<string, TextTree>>) =>
    compareLanguage('hi', cart, {
      cartTexts: { title: 'कार्ट', 'left(portions)': '{portions} बची', most: '20 तक', ...texts },
    });

  it('are right as they are', () => {
    expect(compare({})).toEqual({ missing: [], unused: [], wrong: [] });
  });

  // LANG-69
  it('are listed if they are missing, so that English stands in', () => {
    expect(
      reportOf('xx', { missing: ['cartTexts.left', 'kitchenTexts.title'], unused: [], wrong: [] }),
    ).toEqual([
      'xx: customers’ texts missing: 1, texts for people at work missing: 1, unused: 0, wrong: 0',
      '  missing: cartTexts.left',
      '  missing: kitchenTexts.title',
    ]);
    expect(compareLanguage('hi', cart, { cartTexts: { title: 'कार्ट' } }).missing).toEqual([
      'cartTexts.left',
      'cartTexts.most',
    ]);
  });

  it('are listed if no English text has their name', () => {
    expect(compare({ gone: 'गया' }).unused).toEqual(['cartTexts.gone is no English text']);
  });

  it.each([
    ['a forgotten value', { 'left(portions)': 'बची' }, 'cartTexts.left does not use “portions”'],
    [
      'another number of values',
      { 'left(portions, dish)': '{portions} {dish}' },
      'cartTexts.left must take 1 values',
    ],
    [
      'a form “one” that says one',
      { 'left(portions)': '{portions, plural, one {एक} other {{portions}}}' },
      'cartTexts.left has a form “one” without its number, which stands for 0, too: use “=1”',
    ],
    [
      'a plural without the form of one',
      { 'left(portions)': '{portions, plural, two {{portions}} other {बची}}' },
      'cartTexts.left has a plural without the form “one”',
    ],
    ['another figure', { most: '30 तक' }, 'cartTexts.most says 30, which its English text does not'],
  ] as const)('are refused for %s', (_what, texts, wrong) => {
    expect(compare(texts).wrong).toEqual([wrong]);
  });

  it('do not compile with a value that their name does not list', () => {
    expect(() => compare({ 'left(portions)': '{portions} {dish}' })).toThrow('uses “dish”');
  });
});

/** Catalogues of texts on screens: what web has in texts.ts, and the messages of domain. */
const CATALOGUE = /^(web\/.*([/-])texts|domain\/.*([/-])(messages|words))\.tsx?$/;

// LANG-8
it('every catalogue of texts and messages is listed for translation', () => {
  const catalogues = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'web',
    'domain',
  ])
    .toString()
    .split('\n')
    .filter((path) => CATALOGUE.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)(?:: [^=]*)? = \{/gm)])
    .map(([, name = '']) => name);
  const listed: string[] = Object.values(CATALOGUES).flatMap((part) => Object.keys(part));
  expect(catalogues.length).toBeGreaterThan(100);
  expect(catalogues.filter((name) => !listed.includes(name))).toEqual([]);
});

/** Names and abbreviations that are written in Latin letters in Hindi too, the format's own words, punctuation and digits. */
const SAME_IN_HINDI =
  /<\/?\w+>|\b\w+, (select|plural),( none)?|\{\w+(, number)?\}|\b(other|A4|CGST|CLOSE|FSSAI|GSTIN|HSN|Linux|OpenStreetMap|PostgreSQL|Raspberry Pi|Rasoi|Re|SAC|SGST|UPI|Windows|hi-IN|kcal|g|gst|csv|English|ID|N|UTR|VPA|WhatsApp|mm|rasoi-dishes|rasoi-sample-menu|samosa)\b|[\d©\s+/:.,·–×−%₹()#{}“”।-]/g;

/** Names and abbreviations that are written in Latin letters in Tamil too, and what a customer types. */
const SAME_IN_TAMIL = /\b(CLOSE|OpenStreetMap|ta-IN|ID)\b/g;

// LANG-66
it('the words of Tamil are Tamil', () => {
  const strings = Object.values(readLanguage('ta', root)).flatMap(stringsIn);
  expect(strings.length).toBeGreaterThan(2000);
  const foreign = strings.filter(
    (text) =>
      /\p{Script=Devanagari}/u.test(text) ||
      (!/\p{Script=Tamil}/u.test(text) &&
        text.replace(SAME_IN_TAMIL, '').replaceAll(SAME_IN_HINDI, '') !== ''),
  );
  expect(foreign).toEqual([]);
});

describe('the words of Hindi', () => {
  const strings = Object.entries(readLanguage('hi', root)).flatMap(([name, tree]) =>
    stringsIn(tree).map((text) => ({ name, text })),
  );

  // LANG-40, LANG-63
  it('are not English', () => {
    expect(strings.length).toBeGreaterThan(4000);
    const left = strings.filter(
      ({ text }) => !/\p{Script=Devanagari}/u.test(text) && text.replaceAll(SAME_IN_HINDI, '') !== '',
    );
    expect(left).toEqual([]);
  });

  it('LANG-44 are not those that the glossary replaces', () => {
    expect(strings.filter(({ text }) => /शाकाहार|मांसाहार|प्रति प्लेट/.test(text))).toEqual([]);
  });

  it('LANG-44 write the addresses of a new kitchen in one script', () => {
    const { defaultContent, contactTexts } = readLanguage('hi', root) as Record<
      string,
      { [name: string]: TextTree }
    >;
    const about = defaultContent?.about as { kitchens: readonly { address: string }[] };
    const lines = [...about.kitchens.map(({ address }) => address), ...stringsIn(contactTexts ?? {})];
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => /\p{Script=Latin}/u.test(line))).toEqual([]);
  });
});
