import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableLetters } from '#domain/comparing.ts';
import { parseAmount } from '#domain/money.ts';
import { readSigned } from '#domain/numbers.ts';
import { peopleFile } from '#domain/people-files/people-file.ts';
import { parsePhone } from '#domain/phone.ts';
import { menuFile } from '#domain/plans/imports/menu-file.ts';
import type { Columns } from './columns.ts';
import { headings } from './headings.ts';
import { headingsOf, type ImportFile, readImport } from './import-file.ts';

const columns = {
  phone: {
    called: headings.phone,
    needed: true,
    read: (cell: string) => parsePhone(cell),
    problem: 'noPhone',
  },
  balance: {
    called: headings.balance,
    needed: true,
    read: (cell: string) => readSigned(cell, parseAmount) || undefined,
    problem: 'noBalance',
  },
  note: { called: headings.note, read: (cell: string) => cell || null },
} as const satisfies Columns<object>;
interface Opening {
  phone: number;
  balance: number;
  note: string | null;
}

/** A file with the columns that most files have. */
const openingFile: ImportFile<typeof columns, object, Opening, string, { phone: string }> = {
  columns,
  most: 2000,
  entryOf: (line) => line,
  identity: ({ phone }) => `${phone}`,
  twice: 'phoneTwice',
  shown: (cell) => ({ phone: cell('phone') }),
};

const read = (...lines: string[][]) =>
  readImport(
    openingFile,
    lines.map((cells, at) => ({ line: at + 1, cells })),
    {},
  );

// VALUE-5
describe('a file of lines', () => {
  it('is read by its headings in any order, by what people call them in English or Hindi', () => {
    const { lines } = read(
      ['Remarks', 'बैलेंस', ' MOBILE number', 'Village'],
      ['', '340', '98450 11111', 'Pune'],
    );
    expect(lines.map(({ entry }) => entry)).toEqual([{ phone: 9845011111, balance: 34_000, note: null }]);
  });

  it('tells what is wrong with a line by its number, and shows what stands in it', () => {
    const { lines } = read(
      ...[
        ['phone', 'balance', 'note'],
        ['9845011111', '-1,240'],
        ['123', '5'],
        ['9845022222', '5', ''],
      ],
      ...[
        ['9845033333', '5', '', 'more'],
        ['9845022222', '7'],
      ],
    );
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      ...[
        [2, null],
        [3, 'noPhone'],
        [4, null],
      ],
      ...[
        [5, 'cells'],
        [6, 'phoneTwice'],
      ],
    ]);
    expect(lines[1]?.shown).toEqual({ phone: '123' });
  });

  it.each([
    ['nothing', [], 'empty'],
    ['no lines', [['phone', 'balance']], 'empty'],
    ['a column missing', [['phone'], ['9845011111']], 'noColumns'],
    [
      'two columns of one meaning',
      [
        ['phone', 'balance', 'mobile'],
        ['1', '2', '3'],
      ],
      'columnTwice',
    ],
    ['too many lines', [['phone', 'balance'], ...Array.from({ length: 2001 }, () => ['1', '2'])], 'tooMany'],
  ])('with %s is refused as a whole', (_what, lines, problem) => {
    expect(read(...lines)).toEqual({ lines: [], problem });
  });

  it('reads an amount as a whole or not at all, whatever its cell holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ₹e') }), (cell) => {
        const [line] = read(['phone', 'balance'], ['9845011111', cell]).lines;
        const plain = /^\s*[-+]?\s*₹?\s*[\d,]+(\.\d{1,2})?\s*$/.test(cell);
        if (!plain) expect(line?.entry).toBeUndefined();
      }),
    );
  });

  it.each([peopleFile, menuFile])('calls no two columns alike', ({ columns }) => {
    const called = Object.entries<{ called?: readonly string[] }>(columns).flatMap(([name, each]) =>
      [name, ...(each.called ?? [])].map(comparableLetters),
    );
    expect(new Set(called).size).toBe(called.length);
    expect(headingsOf({ columns }).length).toBeGreaterThan(3);
  });
});
