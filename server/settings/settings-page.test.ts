import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project-folder.ts';
import { settingsPage, settingsTable } from './settings-page.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

it('docs/settings.md has every setting with its default and its description', () => {
  expect(read('docs/settings.md'), 'run: npm run settings-page').toBe(settingsPage());
});

it('README has ten settings, described as on the page of all settings', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line));
  expect(rows).toHaveLength(10);
  const table = settingsTable();
  expect(rows.filter((each) => !table.includes(each))).toEqual([]);
});
