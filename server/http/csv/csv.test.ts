import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, unescapedCell } from './csv.ts';

const cell = fc.oneof(
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
  fc.string({ unit: fc.constantFrom(...'ab ,;"\'\r\n\t=+-@०₹') }),
);

describe('lines of a CSV file', () => {
  it('are written as by csv-stringify, but for formulas', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (lines) => {
          const safe = lines.map((cells) =>
            cells.map((each) => (typeof each === 'string' ? `x${each}` : each)),
          );
          const options = { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;
          expect(csvText(safe)).toBe(stringify(safe, options));
        },
      ),
    );
  });

  it('have an apostrophe before a formula, which is taken away again', () => {
    expect(csvText([['=1+1', -1]], false)).toBe("'=1+1,-1\r\n");
    expect(unescapedCell("'=1+1")).toBe('=1+1');
  });
});
