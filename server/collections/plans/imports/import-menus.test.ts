import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());
await kitchen.create(kitchen.owner, 'plans', { ...PLAN, cycleFrom: '2040-01-02', cycleWeeks: 2 }, 'week');

const post = (path: string, csv: string, who: Person | typeof VISITOR = kitchen.manager, planId = 'week') =>
  kitchen.send(who, 'POST', `/plans/menus/import${path}`, { planId, csv });
const preview = async (csv: string) => (await post('/preview', csv)).json();
const served = async () =>
  (
    await kitchen.database.query<{ words: string }>(
      sql`select concat_ws(' ', coalesce(date, week || ' ' || weekday), "mealTimeId", dishes::text, note) as words
        from "planMenus" where "planId" = 'week' order by date, week`,
    )
  ).map(({ words }) => words);

const HEAD = 'day,meal,dish,portions,note\n';
const GOOD = `${HEAD}2040-01-04,Lunch,Ghar Ki Thali,,Hot\n2040-01-04,lunch,Phulka (4 pieces),2,\nMon,Dinner,Punjabi Samosa (3 pieces),1,\n2 tuesday,Lunch,Punjabi Samosa (3 pieces),3,\n`;

// PLAN-39
it('menus of a file are served as its preview says, and a repeat changes nothing', async () => {
  expect((await preview(GOOD)).lines).toMatchObject(
    [2, 3, 4, 5].map((line) => ({ line, kind: 'add', problem: null })),
  );
  expect(await served()).toEqual([]);
  expect((await post('', GOOD)).json()).toEqual({ added: 4, known: 0 });
  const after = await served();
  expect(after).toEqual([
    expect.stringMatching(/^2040-01-04 lunch .*ghar-ki-thali.*phulka.* Hot$/),
    expect.stringMatching(/^1 monday dinner .*samosa/),
    expect.stringMatching(/^2 tuesday lunch .*samosa/),
  ]);
  kitchen.takeEvents();
  expect((await post('', GOOD)).json()).toEqual({ added: 0, known: 4 });
  expect(kitchen.takeEvents()).toEqual([]);
  expect((await preview(GOOD)).lines.map(({ kind }: { kind: string }) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'known'),
  );
});

// PLAN-39
it('a file with a mistake changes nothing, and the preview names each line', async () => {
  const before = await served();
  const lines = [
    ['2040-02-30,Lunch,Punjabi Samosa (3 pieces),1,', 'noDay'],
    ['3 Mon,Lunch,Punjabi Samosa (3 pieces),1,', 'noDay'],
    ['2040-01-05,Tea,Punjabi Samosa (3 pieces),1,', 'noMeal'],
    ['2040-01-05,Lunch,Moon,1,', 'noDish'],
    ['2040-01-05,Lunch,Punjabi Samosa (3 pieces),11,', 'noPortions'],
    ['2040-01-05,Lunch,Punjabi Samosa (3 pieces),1,', null],
    ['2040-01-05,Lunch,punjabi samosa (3 pieces),2,', 'dishTwice'],
    [`2040-01-05,Lunch,Phulka (4 pieces),1,${'long '.repeat(200)}`, 'longNote'],
  ] as const;
  const csv = HEAD + lines.map(([line]) => `${line}\n`).join('');
  const found = (await preview(csv)).lines.map(({ problem }: { problem: string | null }) => problem);
  expect(found).toEqual(lines.map(([, problem]) => problem));
  expect(outcomeOf(await post('', csv))).toEqual([400, 'general_argument_invalid']);
  expect(await served()).toEqual(before);
});

// PLAN-39
it.each([
  ['no columns', 'who,what\nAsha,3', 'noColumns'],
  ['no lines', HEAD, 'empty'],
  ['nothing at all', '', 'empty'],
  ['too many lines', HEAD + 'Mon,Lunch,Punjabi Samosa (3 pieces),1,\n'.repeat(1001), 'tooMany'],
])('a file with %s is refused as a whole', async (_what, csv, problem) => {
  expect(await preview(csv)).toEqual({ lines: [], problem });
  expect(outcomeOf(await post('', csv))).toEqual([400, 'general_argument_invalid']);
});

// PLAN-39
it('only owners and managers import menus, of a plan that there is, while plans are on', async () => {
  for (const who of [VISITOR, kitchen.asha, kitchen.rider, kitchen.cook])
    for (const path of ['/preview', '']) expect((await post(path, GOOD, who)).statusCode).toBe(401);
  expect(outcomeOf(await post('', GOOD, kitchen.manager, 'none'))).toEqual([404, 'document_not_found']);
  await kitchen.setSection('plans', { isOn: false });
  expect(outcomeOf(await post('', GOOD))).toEqual([403, 'plans_off']);
  await kitchen.setSection('plans', { isOn: true });
});
