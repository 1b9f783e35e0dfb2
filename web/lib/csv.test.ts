import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

// ADMIN-12
it('exported addresses are quoted where necessary and marked as UTF-8', () => {
  const text = csvText(
    ['Email', 'State'],
    [
      ['a"b,c@x.in', 'Confirmed'],
      ['रवि@x.in', 'two\nlines'],
    ],
  );
  expect(text.startsWith('\uFEFFEmail,State\r\n')).toBe(true);
  expect(parse(text, { bom: true })).toEqual([
    ['Email', 'State'],
    ['a"b,c@x.in', 'Confirmed'],
    ['रवि@x.in', 'two\nlines'],
  ]);
});

it.each(['=1+1@x.in', '+1@x.in', '-1@x.in', '@SUM(A1)', '\t=1', '\r=1'])(
  'the address %j is not run as a formula by a spreadsheet',
  (email) => {
    const [, [cell = ''] = []] = parse(csvText(['Email'], [[email]]), { bom: true, relax_quotes: true });
    expect(cell.startsWith("'")).toBe(true);
    expect(cell.slice(1)).toBe(email);
  },
);
