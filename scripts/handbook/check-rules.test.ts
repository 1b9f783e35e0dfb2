import { expect, it } from 'vitest';
import {
  brokenLinks,
  commandsElsewhere,
  differences,
  pictureProblems,
  picturesIn,
  screenProblems,
  shotProblems,
  unknownTexts,
} from './check-rules.ts';
import { readTask } from './read.ts';
import { saidTexts } from './said-texts.ts';

const FIRST = `---
title: Take an order
for: owner
group: orders
screens: /admin/orders/new, /admin/companies/:id
---
When somebody rings.

1. Press **New order**.

   ![The form](../pictures/en-light/form.webp)
2. Done.

See also [Close the day](close-the-day.md).
`;
const taskOf = (text: string, name = 'phone-order') => readTask(name, text, 'en');
const first = taskOf(FIRST);
const closing = taskOf(
  FIRST.replace(/screens: .*/, 'screens:').replace('close-the-day.md', 'phone-order.md'),
  'close-the-day',
);

// HELP-2
it('a text in bold must be one of the screens', () => {
  expect(unknownTexts([first], saidTexts({ title: 'New order' }))).toEqual([]);
  expect(unknownTexts([first], saidTexts({ title: 'Orders' }))).toEqual([
    'phone-order: no screen shows “New order”',
  ]);
});

// HELP-9
it.each([
  ['rasoi backup', true],
  ['npm run restore -- FILE', true],
  ['BACKUP_FOLDER', true],
  ['/etc/rasoi/rasoi.env', true],
  ['2 samosa', false],
  ['?', false],
])('`%s` is for whoever runs the server: %s', (code, isTheirs) => {
  const text = FIRST.replace('Done.', `Type \`${code}\`.`);
  expect(commandsElsewhere([taskOf(text, 'on-the-server')])).toEqual([]);
  expect(commandsElsewhere([taskOf(text)])).toEqual(
    isTheirs ? [`phone-order: “${code}” belongs into on-the-server`] : [],
  );
});

// HELP-3
it('a link must lead to another task', () => {
  expect(brokenLinks([first, closing])).toEqual([]);
  expect(brokenLinks([first])).toEqual(['phone-order: the link to close-the-day leads nowhere']);
});

// HELP-3
it.each([
  ['a task that is missing', [], 'phone-order: it is missing'],
  ['another reader', [taskOf(FIRST.replace('for: owner', 'for: kitchen'))], 'for: kitchen'],
  ['a step more', [taskOf(FIRST.replace('2. Done.', '2. Wait.\n3. Done.'))], 'steps'],
  ['another picture', [taskOf(FIRST.replace('form.webp', 'board.webp'))], 'picture board'],
  ['another link', [taskOf(FIRST.replace('close-the-day.md', 'board.md'))], 'board'],
])('%s in another language is told', (_what, other, says) => {
  expect(differences([first], other).join()).toContain(says);
  expect(differences([first], [first])).toEqual([]);
});

// HELP-5
it('each screen has one task, and a task names only screens', () => {
  const named = new Set(['/admin/orders/new', '/admin/companies']);
  expect(screenProblems([first], { paths: ['/admin/orders/new', '/admin/companies/x'], named })).toEqual([]);
  expect(screenProblems([first], { paths: ['/admin/team'], named })).toEqual(['/admin/team has no task']);
  expect(screenProblems([first, { ...first, name: 'twice' }], { paths: [], named })).toEqual([
    'phone-order: /admin/orders/new leads to twice, too',
    'phone-order: /admin/companies leads to twice, too',
  ]);
  expect(screenProblems([first], { paths: [], named: new Set(['/admin/companies']) })).toEqual([
    'phone-order: /admin/orders/new is no screen',
  ]);
});

// HELP-4
it('each picture is there, small, shown by a task and taken by a shot', () => {
  const shown = new Set(picturesIn(first.blocks));
  expect(shotProblems(shown, ['form'])).toEqual([]);
  expect(shotProblems(shown, ['board', 'board'])).toEqual([
    'no shot takes form',
    'two shots take board',
    'no task shows the shot board',
    'no task shows the shot board',
  ]);
  expect(pictureProblems(shown, new Map([['form', 10]]), 10)).toEqual([]);
  expect(pictureProblems(shown, new Map([['board', 11]]), 10)).toEqual([
    'form.webp is missing',
    'no task shows board.webp',
    'board.webp has 11 bytes, at most 10',
  ]);
});
