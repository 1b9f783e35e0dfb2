import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFor } from '#domain/rows/conditions.ts';
import { rowMessages } from '#domain/rows/messages.ts';
import type { Attribute } from '#domain/rows/row.ts';
import type { TypedValue, TypedValues } from '#domain/rows/typed.ts';
import { failures } from '#server/failures.ts';
import { formProblems, typedDocument, wireOfForm } from '#web/sheets/form-values.ts';
import type { Sheet } from '#web/sheets/sheet.ts';
import { at, type Kitchen, openKitchen, type Person } from '../kitchen.ts';
import { samples } from '../samples/samples.ts';

const ZONE = 'Asia/Kolkata';
const root = join(import.meta.dirname, '../..');

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'collection' in value && 'rows' in value;

/** Every sheet that a noun declares. */
const modules = await Promise.all(
  readdirSync(join(root, 'web/staff'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /-sheet\.tsx?$/.test(path))
    .map((path): Promise<object> => import(join(root, 'web/staff', path))),
);
const sheets = modules.flatMap((module) => Object.values(module).filter(isSheet));

const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '-1',
    '−1',
    '1,5',
    '1.5',
    '1.005',
    '१२०',
    '1e21',
    'NaN',
    'Infinity',
    '0x10',
    '₹ 1,200',
  ],
  ...[
    'x'.repeat(10_000),
    'half \ud83d',
    '\ude00',
    'nul\u0000',
    '😀😀😀',
    'இலவசம்',
    '\u200b\u202e',
    'a b',
    "'; --",
  ],
  // Letters in two parts, marks of direction, control bytes, odd spaces, and names that objects inherit.
  ...[
    'e\u0301clair',
    '\u2067עברית\u2069',
    '\u202d1\u202c',
    'bell\u0007',
    '\u001b[31m',
    'a\tb',
    'a\r\nb',
    '\u007f',
  ],
  ...[
    '\u00a0',
    '\u3000',
    '\ufeff1',
    ' 1 ',
    '1 000',
    '+1',
    '1.',
    '.5',
    '1_000',
    '٣',
    '½',
    '99999999999999999999',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
];
const DAYS = [
  '2026-11-22',
  '2026-02-29',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '12026-01-01',
  'tomorrow',
];
const LISTS = [
  [],
  [''],
  ['monday', 'monday'],
  ['no such'],
  ['x'.repeat(36)],
  ['x'.repeat(37)],
  ['half \ud83d'],
  ['__proto__'],
  ['constructor', 'toString'],
  ['e\u0301', '\u00e9'],
  ['\u0007'],
];

/** A number, one less and one more, as they are typed into the field of a row. */
const around = ({ type }: Attribute, bound: number): string[] =>
  [bound - 1, bound, bound + 1].map((value) => `${type === 'money' ? value / 100 : value}`);

/** What somebody could type into the field of a row, or a program could put there; one value is valid. */
function hostileValues(row: Attribute, valid: TypedValue): TypedValue[] {
  if (row.type === 'boolean') return [true, false];
  if (row.type === 'records') {
    const odd = ['{}', '[]', 'null', '1', '"x"', 'x', '{"quantity":"x"}', '{"__proto__":{"name":"x"}}'];
    return [[], valid, ...odd.map((text) => [text])];
  }
  if (row.type === 'translations') {
    const texts = Object.entries(row.fields).flatMap(([field, size]) =>
      [size, size + 1].map((length) => ({ hi: { [field]: 'x'.repeat(length) } })),
    );
    const [field = ''] = Object.keys(row.fields);
    const odd = ['half \ud83d', '\u0007', '\u202e', '__proto__'].map((text) => ({ hi: { [field]: text } }));
    return [valid, {}, { hi: {} }, { ta: { name: ' \u0000' } }, ...texts, ...odd];
  }
  if (row.type === 'texts' && row.split) {
    const codes = (count: number) => Array.from({ length: count }, (_, n) => `${110_001 + n}`).join('\n');
    return [...TEXTS, valid, '560001, 560 002;५६०००३', codes(row.max), codes(row.max + 1)];
  }
  if (row.type === 'texts') {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => row.oneOf?.[n] ?? `id-${n}`);
    return [...LISTS, ids(row.max), ids(row.max + 1)];
  }
  if (row.type === 'datetime') return [...TEXTS, ...DAYS];
  // What people choose exists, or no longer does: that only the server knows.
  if (row.type === 'string' && row.as === 'id') return ['', 'x'.repeat(row.size + 1), 'half \ud83d'];
  if (row.type === 'string')
    return [
      ...TEXTS,
      valid,
      ...(row.oneOf ?? []),
      ...[row.size, row.size + 1].map((size) => 'x'.repeat(size)),
    ];
  const { min, max } = { min: undefined, max: undefined, ...row };
  return [...TEXTS, ...[min, max].flatMap((bound) => (bound === undefined ? [] : around(row, bound)))];
}

/** Values for which the row is shown, with what such a document needs. */
function shownFor({ rows }: Sheet, row: Attribute, typed: TypedValues): TypedValues {
  const chosen = Object.entries(row.when ?? {}).map(
    ([name, wanted]) => [name, wanted === 'set' ? '1' : (wanted[0] ?? '')] as const,
  );
  const values = { ...typed, ...Object.fromEntries(chosen) };
  const needed = Object.entries(rows).flatMap(([name, each]) => {
    if (!each.needed || !('min' in each) || !isFor(each, values)) return [];
    const [, least = ''] = around(each, each.min ?? 0);
    return [[name, least] as const];
  });
  return { ...values, ...Object.fromEntries(needed) };
}

/** What the owner has turned on, so that documents of every noun can be made. */
const SETTINGS = { kitchen: { orderMode: 'board' }, ledger: { isOn: true }, plans: { isOn: true } };

let kitchen: Kitchen;
let owner: Person;
let count = 0;

beforeAll(async () => {
  kitchen = await openKitchen();
  owner = await kitchen.staff('owner');
  for (const [section, value] of Object.entries(SETTINGS))
    await kitchen.send(owner, 'PATCH', at('settings', section), { data: { value: JSON.stringify(value) } });
});
afterAll(() => kitchen.close());

/** Whether the server creates such a document; it is deleted again. */
async function isCreated({ collection }: Sheet, data: object): Promise<boolean> {
  const documentId = `form-${++count}`;
  const { statusCode } = await kitchen.send(owner, 'POST', at(collection), { documentId, data });
  expect(statusCode, JSON.stringify(data)).toBeLessThan(500);
  if (statusCode !== 201) return false;
  await kitchen.send(owner, 'DELETE', at(collection, documentId));
  return true;
}

it('finds the sheets of all nouns', () => {
  expect(sheets.map(({ collection }) => collection)).toContain('coupons');
});

it('a sheet knows only refusals that the server has', () => {
  const known = sheets.flatMap(({ refusals }) => Object.keys(refusals));
  expect(known.filter((type) => !Object.hasOwn(failures, type))).toEqual([]);
});

it('a code that another coupon has is told at the code', async () => {
  const coupon = { ...samples.coupons(0), code: 'TWICE' };
  expect((await kitchen.create(owner, 'coupons', coupon, 'once')).statusCode).toBe(201);
  const again = await kitchen.create(owner, 'coupons', coupon, 'twice');
  const refused = sheets.find(({ collection }) => collection === 'coupons')?.refusals[again.json().type];
  expect(refused).toEqual({ name: 'code', message: 'codeTaken' });
  await kitchen.delete(owner, 'coupons', 'once');
});

// VALUE-4
describe.each(sheets.map((sheet) => [sheet.collection, sheet] as const))('the form of %s', (_name, sheet) => {
  const sample = (samples as Readonly<Record<string, (n: number) => object>>)[sheet.collection]?.(0) ?? {};
  // A stored document has the defaults of its rows.
  const stored = typedDocument(sheet, { $id: '', $updatedAt: '', ...sample }, ZONE);
  const given = Object.entries(stored).filter(([name]) => name in sample);
  const valid = { ...typedDocument(sheet, undefined, ZONE), ...Object.fromEntries(given) };
  const { fields } = sheet.texts;
  const texts = { fields, messages: sheet.messages, rows: rowMessages };

  it.each(sheet.names)('accepts of “%s” what the server accepts, and nothing else', async (name) => {
    const row = sheet.rows[name];
    if (!row) throw new Error(`There is no row ${name}`);
    const differing: unknown[] = [];
    const answers = new Set<boolean>();
    const { besides } = sheet.controls[name] ?? {};
    const alone = hostileValues(row, valid[name] ?? '');
    // A field of several rows: in the first what is hostile, and in all the same.
    const together = besides
      ? alone.flatMap((value) => [[`${value}`], Array<string>(1 + besides.length).fill(`${value}`)])
      : alone;
    for (const value of together) {
      const wire = wireOfForm(sheet, { ...shownFor(sheet, row, valid), [name]: value }, ZONE);
      const problems = formProblems(sheet, wire, texts);
      const isAccepted = Object.keys(problems).length === 0;
      answers.add(isAccepted);
      if (isAccepted !== (await isCreated(sheet, wire))) differing.push([value, problems]);
    }
    expect(differing).toEqual([]);
    expect(answers.size).toBe(row.type === 'boolean' ? 1 : 2);
  });
});
