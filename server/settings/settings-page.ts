import { SETTINGS } from './list.ts';
import type { Setting, SettingGroup } from './setting.ts';

function row({ env, about, default: standard, optional, unset }: Setting, group?: SettingGroup): string {
  const known = unset ?? (typeof standard === 'string' ? `\`${standard}\`` : undefined);
  const { enabledBy, unset: unused = '' } = group ?? {};
  const needed = env === enabledBy ? unused : `needed with \`${enabledBy}\``;
  return `| \`${env}\` | ${known ?? (optional ? '' : needed)} | ${about} |`.replaceAll('  ', ' ');
}

/** The rows of the table, one for each setting that is not set by the project's scripts alone. */
export function settingsTable(): string[] {
  const entries: (Setting | SettingGroup)[] = Object.values(SETTINGS);
  return entries.flatMap((entry) => {
    if ('settings' in entry) return Object.values(entry.settings).map((each) => row(each, entry));
    return entry.internal ? [] : [row(entry)];
  });
}

/** The text of docs/settings.md. */
export function settingsPage(): string {
  return `# Settings of the server

Settings come from the environment or from a \`.env\` file in the project's folder. Every setting has a working default. If a
setting is invalid, Rasoi does not start and prints one line that names it. What the owner decides, such as hours, charges and
taxes, is under Settings on the site.

This page is made from \`server/settings/list.ts\` by \`npm run settings-page\`; a test fails when it is out of date.

| setting | default | what it is for |
|---|---|---|
${settingsTable().join('\n')}
`;
}
