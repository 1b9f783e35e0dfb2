import { expect, it } from 'vitest';
import { csvText } from './csv.ts';
import { readCsv, UnreadableLine } from './read-csv.ts';

async function read(text: string) {
  const lines = await readCsv(text);
  if (lines instanceof UnreadableLine) throw new Error(`Line ${lines.line} cannot be read`);
  return lines;
}

// ADMIN-80
it('a file has a byte order mark, Windows line ends and quotation marks where they are needed', () => {
  expect(
    csvText([
      ['name', 'price'],
      ['Dal "ghar ka", mild', '149'],
    ]),
  ).toBe('\uFEFFname,price\r\n"Dal ""ghar ka"", mild",149\r\n');
});

// ADMIN-80
it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '＝1', "'=1", "''+1"])(
  'the cell %j is not run as a formula by a spreadsheet, and is read as it was',
  async (cell) => {
    const text = csvText([['name'], [cell]]);
    expect(text).toContain(`'${cell}`);
    expect((await read(text))[1]?.cells).toEqual([cell]);
  },
);

it.each(["'Dal'", 'दाल', 'two\nlines', 'a\rb', 'semi;colon', '""', ' spaces '])(
  'the cell %j is read as it was',
  async (cell) => {
    const text = csvText([
      ['name', 'b'],
      [cell, 'x'],
    ]);
    expect((await read(text))[1]?.cells).toEqual([cell, 'x']);
  },
);

// ADMIN-81
it('lines are counted as an editor shows them, with empty ones and cells of several lines', async () => {
  const text = 'name,price\r\n"Dal\r\nTadka",1\r\n\r\n,\nIdli,2';
  expect(await read(text)).toEqual([
    { line: 1, cells: ['name', 'price'] },
    { line: 2, cells: ['Dal\r\nTadka', '1'] },
    { line: 6, cells: ['Idli', '2'] },
  ]);
});

it('files with semicolons or tabs between the cells are read', async () => {
  expect((await read('name;price\nDal, mild;1'))[1]?.cells).toEqual(['Dal, mild', '1']);
  expect((await read('name\tprice\nDal\t1'))[1]?.cells).toEqual(['Dal', '1']);
});

it('files say what stands between their cells, or are read by their headings without what is in quotation marks', async () => {
  expect(await read('\uFEFFsep=;\r\nname;"price, net"\r\nDal;1')).toEqual([
    { line: 2, cells: ['name', 'price, net'] },
    { line: 3, cells: ['Dal', '1'] },
  ]);
  expect((await read('"name, or dish";price\nDal, mild;1'))[1]?.cells).toEqual(['Dal, mild', '1']);
  await expect(read('sep=,\nname,price\n"Dal,1')).rejects.toThrow('Line 3 cannot be read');
});

// ADMIN-81
it.each([
  ['name,price\n"Dal,1\nIdli,2', 3],
  ['name,price\nDal,1\n"Id"li,2', 3],
])('a missing quotation mark is told with its line', async (text, line) => {
  await expect(read(text)).rejects.toThrow(`Line ${line} cannot be read`);
});

it('a file that is parsed in several pieces loses nothing at their borders', async () => {
  const names = Array.from({ length: 9000 }, (_, n) => `Thali "${n}", दाल\r\nand rice`);
  const lines = await read(csvText([['name', 'b'], ...names.map((name) => [name, 'x'])]));
  expect(lines.slice(1).map(({ cells }) => cells)).toEqual(names.map((name) => [name, 'x']));
});
