import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { bytesOf } from '#tests/menus/expected-dishes.ts';
import { readWorkbook } from './workbook.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const preview = (bytes: Uint8Array) =>
  kitchen.send(chef, 'POST', '/dishes/import/preview', { file: Buffer.from(bytes).toString('base64') });

/** A workbook with one sheet, which stands in it so often. */
const workbook = (sheet: Uint8Array, times = 1) =>
  zipSync({
    'xl/workbook.xml': Buffer.from(
      `<workbook><sheets>${'<sheet name="M" r:id="a"/>'.repeat(times)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from('<R><Relationship Id="a" Target="worksheets/s.xml"/></R>'),
    'xl/worksheets/s.xml': sheet,
  });
const sheet = (rows: string) => Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

// ADMIN-143
describe('a workbook', () => {
  it('has the cells that stand in it, not those that it says', async () => {
    const [menu, ...others] = (await readWorkbook(bytesOf('09-dimension.xlsx'))) ?? [];
    expect([menu?.name, others]).toEqual(['Menu', []]);
    expect(menu?.lines[1]).toEqual({ line: 2, cells: ['Paneer Makhani', 'Curries', '150.1', '260', 'Veg'] });
    // The last value of a formula counts; without one its text does.
    expect(menu?.lines.slice(3, 5).map(({ cells }) => cells[3])).toEqual([
      '140',
      '=HYPERLINK("http://a.test","80")',
    ]);
  });

  it('is imported from its bytes', async () => {
    const answer = await preview(bytesOf('09-dimension.xlsx'));
    const { lines } = answer.json();
    expect(lines.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
      ...[
        ['Paneer Makhani', 'new'],
        ['Fish & Chips', 'new'],
        ['दाल', 'new'],
      ],
      ...[
        ['Egg Roll', 'error'],
        ['Lassi', 'new'],
      ],
    ]);
  });

  it.each([
    ['that unpacks to 60 MB', workbook(Buffer.alloc(60_000_000, 32)), csvMessages.kinds.workbook],
    [
      'with a million lines in column IV',
      workbook(sheet('<row><c r="IV1"><v>1</v></c></row>'.repeat(1_000_000))),
      csvMessages.kinds.workbook,
    ],
    [
      'that names a sheet 100,000 times',
      workbook(sheet('<row><c><v>1</v></c></row>'), 100_000),
      csvMessages.kinds.workbook,
    ],
    [
      'that is cut off',
      workbook(sheet('<row><c><v>1</v></c></row>')).subarray(0, 200),
      csvMessages.kinds.workbook,
    ],
    ['without cells', workbook(sheet('')), csvMessages.noRows],
    ['of more than 8 MB', Buffer.alloc(8_000_001, 'a'), csvMessages.tooLarge(8)],
    ['of an old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), csvMessages.kinds.oldWorkbook],
    ['that is a PDF', Buffer.from('%PDF-1.7 …'), csvMessages.kinds.pdf],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), csvMessages.kinds.noText],
    ['with other JSON', Buffer.from('{"orders": []}'), csvMessages.kinds.unknownJson],
    ['with nothing', Buffer.from(''), csvMessages.noRows],
  ])('or a file %s is refused in one sentence', async (_what, bytes, message) => {
    const answer = await preview(bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('or a text has to be sent', async () => {
    expect((await kitchen.send(chef, 'POST', '/dishes/import/preview', {})).statusCode).toBe(400);
  });

  it('whose elements never end is read in no time', async () => {
    const began = performance.now();
    await readWorkbook(workbook(sheet('<row><c '.repeat(500_000))));
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
