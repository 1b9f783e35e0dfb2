import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { groupsOf } from '#domain/prep/groups.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { prepSheet } from '#domain/prep/sheet.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { sincePrinted } from '#domain/prep/since-printed.ts';
import { prepWords } from '#domain/prep/words.ts';
import { clockIn } from '#domain/printing/clock.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { drawSheet, PAPER_DOTS } from '#server/printing/drawing/draw-sheet.ts';
import { printPicture } from '#server/printing/escpos.ts';
import { type DayKitchen, needsOf, openDayKitchen, ZONE } from '#tests/day-kitchen.ts';
import { decodeJob } from '#tests/doubles/printer-sink.ts';
import { differenceFrom } from '#tests/golden-picture.ts';

// The prep list of a day on paper, as numbers and as pictures.

let kitchen: DayKitchen;

beforeAll(async () => {
  kitchen = await openDayKitchen();
}, 60_000);
afterAll(() => kitchen.close());

async function sheetOf(list: PrepList, language: 'en' | 'hi'): Promise<SheetRow[]> {
  const texts =
    language === 'en' ? { prepSheetTexts, prepWords } : textsIn('hi', { prepSheetTexts, prepWords });
  const { time } = clockIn(ZONE);
  const facts = { day: 'Day', span: 'All day', at: '07:00', timeOfDay: time };
  const nameOf = ({
    name,
    translations,
  }: {
    name: string;
    translations: PrepList['needs'][number]['translations'];
  }) => (language === 'en' ? name : (translations.hi?.name ?? name));
  const groups = groupsOf({ ...list, likely: null }, [
    { id: 'snacks', name: 'Snacks', translations: { hi: { name: 'नाश्ता' } } },
  ]);
  return prepSheet(
    { ...facts, groups, notes: list.notes, nameOf },
    {
      texts: texts.prepSheetTexts,
      words: texts.prepWords,
    },
  );
}

// PREP-7, PREP-11
it('prints as the same numbers on rolls of 58 and 80 mm, and marks what has changed since', async () => {
  /** A printed sheet as texts. */
  const said = (rows: readonly SheetRow[]) =>
    rows.flatMap((row) => {
      if (row.type === 'rule') return [];
      if (row.type === 'pair') return [[row.left, row.right].filter(Boolean).join(' | ')];
      if (row.type === 'dish') return [`${row.quantity} ${row.name}`];
      return row.type === 'text' ? [row.text] : [`${row.type}: ${row.text}`];
    });
  const list = await kitchen.prepList();
  const rows = await sheetOf(list, 'en');
  expect(said(rows)).toEqual([
    'title: Prep list',
    'Day | All day',
    'As of 07:00',
    'Take care',
    'warning: Punjabi Samosa (3 pieces): No onion: 3',
    'banner: Snacks',
    'Ready by 12:45',
    '3 Punjabi Samosa (3 pieces)',
    'warning: No onion: 3',
    'FULL: 3',
    'banner: No station',
    'Ready by 12:15',
    '3 Ghar Ki Thali',
    '9 Phulka (4 pieces)',
    'Ready by 12:30',
    '750 ml Chai (1 × 2 L)',
    'Ready by 12:45',
    '3 Ghar Ki Thali',
    '3 Gulab Jamun',
    '2 Phulka (4 pieces)',
    'Ready by 19:15',
    '2 Ghar Ki Thali',
    '2 of this can still be skipped',
    '6 Phulka (4 pieces)',
    '6 of this can still be skipped',
  ]);
  expect(said(await sheetOf(list, 'hi')).slice(0, 8)).toEqual([
    'title: तैयारी की सूची',
    'Day | All day',
    '07:00 तक का हाल',
    'ध्यान दें',
    'warning: Punjabi Samosa (3 pieces): No onion: 3',
    'banner: नाश्ता',
    '12:45 तक तैयार',
    '3 पंजाबी समोसा (3 पीस)',
  ]);
  for (const paper of [58, 80] as const) {
    const job = printPicture(await drawSheet(rows, paper), { copies: 1, openDrawer: false });
    const { pictures, cuts } = decodeJob(job);
    expect([pictures.map(({ width }) => width), cuts]).toEqual([[PAPER_DOTS[paper]], 1]);
    for (const picture of pictures) expect(await differenceFrom(`prep-list-${paper}`, picture)).toBe(0);
  }

  const printed = list.needs.map((need) => ({
    ...{ key: `${need.kind} ${need.id} ${need.readyAt}`, name: need.name, unit: need.unit },
    quantity: need.firm + need.expected,
  }));
  const gone = await kitchen.placeAhead(kitchen.ravi, '13:00', [await kitchen.line('masala-chai', 10)]);
  await kitchen.placeAhead(kitchen.asha, '13:00', [await kitchen.line('gulab-jamun', 5)]);
  const refused = await kitchen.step(kitchen.cook, gone, 'accepted', 'cancelled', { reason: 'tooBusy' });
  expect(refused.statusCode).toBe(201);
  const after = await kitchen.prepList();
  const { changed, gone: notNeeded } = sincePrinted(printed, after.needs);
  expect([...changed].map(([key, by]) => [key.split(' ')[1], by])).toEqual([['gulab-jamun', 5]]);
  expect(notNeeded).toEqual([]);
  expect(needsOf(after, 'firm')).toEqual(kitchen.cooked(await kitchen.orders()));
  const again = decodeJob(
    printPicture(await drawSheet(await sheetOf(after, 'en'), 58), { copies: 1, openDrawer: false }),
  );
  for (const picture of again.pictures)
    expect(await differenceFrom('prep-list-58-after-a-change', picture)).toBe(0);
});
