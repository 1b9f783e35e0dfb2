import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { PersonLine } from '#domain/people-files/people-lines.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { readPhone } from '#server/http/phones.ts';
import {
  bytesOf,
  checksumOf,
  checksums,
  expectedPeople,
  peopleFiles,
} from '#tests/people/expected-people.ts';
import { readPeopleList } from './read-file.ts';

const lunch = { id: 'lunch', name: 'Lunch' };
const plans = [
  {
    ...{ id: 'tiffin', name: 'Ghar ka khana', weekdays: WEEKDAYS.slice(0, 6), areaIds: [] },
    mealTimes: [lunch, { id: 'dinner', name: 'Dinner' }],
  },
  { ...{ id: 'mini', name: 'Mini', weekdays: WEEKDAYS.slice(0, 5), areaIds: [] }, mealTimes: [lunch] },
];
const known = { plans, companies: [], readPhone, isDelivered: () => true };

function asExpected({ line, entry, problem, choice }: PersonLine): string {
  if (choice) return `${line}|? ${choice.column}: ${choice.values.join(' / ')}`;
  if (!entry) return `${line}|! ${problem}`;
  const { phone, name, address, language, note, balance, subscription } = entry;
  const plan = plans.find(({ id }) => id === subscription?.planId)?.name;
  const days = subscription?.weekdays
    .map((day) => day.replace(/day$/, '').replace(/^(...).*/, '$1'))
    .join(' ');
  return [line, phone, name, address, language, note, balance, plan, days]
    .map((each) => each ?? '')
    .join('|');
}

const read = (file: string) => readPeopleList({ file: bytesOf(file) }, known, { columns: {}, lines: {} });

// MOVE-2
describe('the lists that the reader of people is measured with', () => {
  it('have not changed since they were written', () => {
    expect(checksums()).toHaveLength(40);
    expect(checksums().filter(([file, checksum]) => checksumOf(file) !== checksum)).toEqual([]);
  });

  it.each(peopleFiles())('%s is read as its owner means it', async (file) => {
    const { lines, problem } = await read(file);
    expect(problem).toBeNull();
    expect(lines.map(asExpected)).toEqual(expectedPeople(file));
  });
});

const inlineRow = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const sheet = (...rows: string[]) =>
  Buffer.from(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
const link = (id: string, at: number) => `<Relationship Id="${id}" Target="worksheets/s${at}.xml"/>`;

// MOVE-2
it('of a workbook one sheet is read, and its name is told with those of the others that have lines', async () => {
  const file = zipSync({
    'xl/workbook.xml': Buffer.from(
      '<workbook><sheets><sheet name="Notes" r:id="a"/><sheet name="North" r:id="b"/><sheet name="South" r:id="c"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(`<R>${link('a', 1)}${link('b', 2)}${link('c', 3)}</R>`),
    'xl/worksheets/s1.xml': sheet(),
    'xl/worksheets/s2.xml': sheet(inlineRow('Phone', 'Name'), inlineRow('9845011111', 'Meera')),
    'xl/worksheets/s3.xml': sheet(inlineRow('Phone', 'Name'), inlineRow('9845022222', 'Vikram')),
  });
  const { lines, sheets } = await readPeopleList({ file }, known, { columns: {}, lines: {} });
  expect(lines.map(({ entry }) => entry?.name)).toEqual(['Meera']);
  expect(sheets).toEqual({ read: 'North', others: ['South'] });
  expect((await read('09-title-row.xlsx')).sheets).toBeUndefined();
});
