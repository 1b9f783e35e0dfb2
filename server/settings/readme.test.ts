import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from './list.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import type { Setting, SettingGroup } from './setting.ts';

function row({ env, about, default: standard, optional, unset }: Setting, group?: SettingGroup): string {
  const known = unset ?? (typeof standard === 'string' ? `\`${standard}\`` : undefined);
  const { enabledBy, unset: unused = '' } = group ?? {};
  const needed = env === enabledBy ? unused : `needed with \`${enabledBy}\``;
  return `| \`${env}\` | ${known ?? (optional ? '' : needed)} | ${about} |`.replaceAll('  ', ' ');
}

function settingsTable(): string[] {
  const entries: (Setting | SettingGroup)[] = Object.values(SETTINGS);
  return entries.flatMap((entry) => {
    if ('settings' in entry) return Object.values(entry.settings).map((each) => row(each, entry));
    return entry.internal ? [] : [row(entry)];
  });
}

it('README has a row for every setting, with its default and its description', () => {
  const readme = readFileSync(join(PROJECT_FOLDER, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  expect(rows).toEqual(settingsTable());
});
