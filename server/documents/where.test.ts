import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attributes } from '#domain/rows/row.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Table, tableOf } from './collection.ts';
import { insert } from './creating/inserting.ts';
import type { Document, Values } from './document.ts';
import { findAll } from './store.ts';
import { matches, type Scalar, searchWords, type Where } from './where.ts';

const things: Table = tableOf('things', {
  word: { type: 'string', size: 200, fulltext: true },
  other: { type: 'string', size: 200 },
  amount: { type: 'money' },
  moment: { type: 'datetime' },
  flag: { type: 'boolean' },
  tags: { type: 'texts', max: 9, size: 200 },
  list: { type: 'records', max: 9, codec: { parse: (value) => value, format: (item) => item } },
} as const satisfies Attributes);
const test = await closeAfterAll(createTestDatabase());
await test.database.execute(sql`create table things (
    id text collate "C" primary key, sequence bigint generated always as identity unique,
    created timestamptz(3) not null, updated timestamptz(3) not null, permissions text[] not null,
    creator text, fingerprint text, word text collate "C", other text collate "C", amount bigint,
    moment timestamptz(3), flag boolean, tags jsonb, list jsonb)`);

const PIECES = [
  '%',
  '_',
  '\\',
  "'",
  "''",
  '"',
  ' ',
  '-',
  '.',
  '.*',
  '(a|b)',
  '[a]',
  '^',
  '$1',
  '$',
  '{2}',
  '\n',
  '\t',
  'a',
  'A',
  'ab',
  'dal',
  'Dal',
  'DAL',
  'Makhani',
  'daliya',
  '7',
  '42',
  '½',
  '²',
  'Ⅳ',
  '٣',
  '४',
  'दाल',
  'दा',
  'ल',
  'मखनी',
  'क्ष',
  'é',
  'e\u0301',
  'ß',
  'SS',
  'İ',
  'I',
  'ı',
  'Σ',
  'ς',
  'σ',
  'Ǆ',
  'ﬁ',
  '😀',
  '👨‍🍳',
  '中文',
  '\u00a0',
];
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 4 }) },
);
const amount = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.maxSafeInteger());
const moment = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((ms) => new Date(1_700_000_000_000 + ms)),
  fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
);
const values: Record<string, fc.Arbitrary<Scalar>> = {
  word: text,
  other: text,
  amount,
  moment,
  flag: fc.boolean(),
};
const someOf = (field: string) => values[field] as fc.Arbitrary<Scalar>;

const anyDocument: fc.Arbitrary<Values> = fc.record({
  word: fc.option(text),
  other: fc.option(text),
  amount: fc.option(amount),
  moment: fc.option(moment),
  flag: fc.option(fc.boolean()),
  tags: fc.option(fc.array(text, { maxLength: 3 })),
  list: fc.option(fc.array(fc.integer(), { maxLength: 2 })),
});

const field = fc.constantFrom(...Object.keys(values));
const textField = fc.constantFrom('word' as const, 'other' as const, 'id' as const);

const condition: fc.Arbitrary<Where> = fc.letrec<{ where: Where; leaf: Where }>((tie) => ({
  where: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: tie('leaf') },
    {
      weight: 2,
      arbitrary: fc.record({
        op: fc.constantFrom('and' as const, 'or' as const),
        of: fc.array(tie('where'), { maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('not' as const), of: tie('where') }) },
  ),
  leaf: fc.oneof(
    field.chain((name) =>
      fc.record({
        op: fc.constantFrom('equal' as const, 'notEqual' as const),
        field: fc.constant(name),
        values: fc.array(someOf(name), { maxLength: 3 }),
      }),
    ),
    field.chain((name) =>
      fc.record({
        op: fc.constantFrom(
          'lessThan' as const,
          'lessThanEqual' as const,
          'greaterThan' as const,
          'greaterThanEqual' as const,
        ),
        field: fc.constant(name),
        value: someOf(name),
      }),
    ),
    field.chain((name) =>
      fc.record({
        op: fc.constant('between' as const),
        field: fc.constant(name),
        from: someOf(name),
        to: someOf(name),
      }),
    ),
    fc.record({
      op: fc.constantFrom('startsWith' as const, 'endsWith' as const),
      field: textField,
      text,
    }),
    fc.record({
      op: fc.constant('contains' as const),
      field: textField,
      texts: fc.array(text, { maxLength: 3 }),
    }),
    fc.record({
      op: fc.constant('includes' as const),
      field: fc.constant('tags'),
      texts: fc.array(text, { maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('search' as const), field: textField, words: text.map(searchWords) }),
    fc.record({
      op: fc.constantFrom('isNull' as const, 'isNotNull' as const),
      field: fc.constantFrom(...Object.keys(things.attributes), 'id', 'created'),
    }),
  ),
})).where;

async function stored(all: readonly Values[]): Promise<Document[]> {
  await test.database.execute(sql`delete from things`);
  const made: Document[] = [];
  const meta = { creator: null, fingerprint: null, permissions: [], now: new Date() };
  for (const [at, each] of all.entries()) {
    made.push(await insert(test.database, things, `thing-${at}`, each, meta));
  }
  return made;
}

const ids = (documents: readonly Document[]) => documents.map(({ id }) => id);

async function expectAgreement(documents: readonly Document[], where: Where): Promise<void> {
  const found = await findAll(test.database, things, where);
  expect(ids(found)).toEqual(ids(documents.filter((each) => matches(each, where))));
}

describe('conditions in memory and in SQL', () => {
  it('agree for random documents and conditions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { minLength: 1, maxLength: 6 }),
        fc.array(condition, { minLength: 1, maxLength: 8 }),
        async (all, conditions) => {
          const documents = await stored(all);
          for (const where of conditions) await expectAgreement(documents, where);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('agree for every text condition and every text', async () => {
    const documents = await stored(
      ['', ...PIECES, 'Dal Makhani', 'daal-makhani', 'दाल मखनी'].map((word) => ({ word })),
    );
    for (const piece of ['', ...PIECES]) {
      for (const op of ['startsWith', 'endsWith'] as const) {
        await expectAgreement(documents, { op, field: 'word', text: piece });
      }
      await expectAgreement(documents, { op: 'contains', field: 'word', texts: [piece] });
      await expectAgreement(documents, { op: 'search', field: 'word', words: searchWords(piece) });
      await expectAgreement(documents, { op: 'lessThan', field: 'word', value: piece });
    }
  });

  it('agree where words begin and end in every script', async () => {
    const letters = fc.constantFrom(...PIECES.filter((piece) => /[\p{L}\p{N}\p{M}]/u.test(piece)), ' ', '-');
    const phrase = fc.array(letters, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(phrase, { minLength: 30, maxLength: 30 }),
        fc.array(phrase.map(searchWords), { minLength: 40, maxLength: 40 }),
        async (texts, searches) => {
          const documents = await stored(texts.map((word) => ({ word, other: `${word} ${texts[0]}` })));
          for (const words of searches) {
            await expectAgreement(documents, { op: 'search', field: 'word', words });
            await expectAgreement(documents, { op: 'search', field: 'other', words });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each<[string, Where, string[]]>([
    ['% and _ stand for themselves', { op: 'startsWith', field: 'word', text: '_' }, ['thing-0']],
    ['% and _ at the end too', { op: 'endsWith', field: 'word', text: '%' }, ['thing-0']],
    ['search takes whole words', { op: 'search', field: 'word', words: ['dal', 'fry'] }, ['thing-1']],
    ['and the last one’s beginning', { op: 'search', field: 'word', words: ['da'] }, ['thing-1', 'thing-2']],
    ['words of every script', { op: 'search', field: 'word', words: ['दाल', 'मख'] }, ['thing-4']],
    ['vowel signs belong to words', { op: 'search', field: 'word', words: ['द', 'मख'] }, []],
    ['equal minds capitals', { op: 'equal', field: 'word', values: ['dal fry'] }, []],
    [
      'not equal leaves out the unset',
      { op: 'notEqual', field: 'word', values: ['Dal Fry'] },
      ['thing-0', 'thing-2', 'thing-4'],
    ],
    [
      'not takes the unset in',
      { op: 'not', of: { op: 'equal', field: 'word', values: ['Dal Fry'] } },
      ['thing-0', 'thing-2', 'thing-3', 'thing-4'],
    ],
    ['no alternatives match nothing', { op: 'or', of: [] }, []],
    [
      'some conditions leave the unset out',
      { op: 'and', of: [{ op: 'isNotNull', field: 'word' }] },
      ['thing-0', 'thing-1', 'thing-2', 'thing-4'],
    ],
    [
      'no conditions match all',
      { op: 'and', of: [] },
      ['thing-0', 'thing-1', 'thing-2', 'thing-3', 'thing-4'],
    ],
  ])('decide as written: %s', async (_what, where, expected) => {
    const words = ['_%', 'Dal Fry', 'Dalia', null, 'दाल मखनी'];
    const documents = await stored(words.map((word) => ({ word })));
    expect(ids(documents.filter((each) => matches(each, where)))).toEqual(expected);
    await expectAgreement(documents, where);
  });
});
