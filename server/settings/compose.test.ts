import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from './list.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { readSettings } from './read-settings.ts';
import type { Setting, SettingGroup } from './setting.ts';

// compose.yaml can't be run where tests run, so what it says is compared with what Rasoi expects.

const read = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const compose = read('compose.yaml');

/** The variables that both instances get, as Docker fills them in. */
function environmentOfInstances(): Record<string, string> {
  const [, ofInstances = ''] = /^x-rasoi:[\s\S]*? {2}environment:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
  const filled = ofInstances
    .replace(/\$\{(\w+):-([^}]*)\}/g, '$2')
    .replace(/\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}/g, 'secret');
  return Object.fromEntries(
    [...filled.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

const environment = environmentOfInstances();
const services = [...compose.replace(/^[\s\S]*\nservices:\n/, '').matchAll(/^ {2}(\w+):/gm)].map(
  ([, name]) => name,
);

it('compose.yaml sets only variables that Rasoi knows', () => {
  const entries: (Setting | SettingGroup)[] = Object.values(SETTINGS);
  const known = entries.flatMap((entry) =>
    'settings' in entry ? Object.values(entry.settings).map(({ env }) => env) : [entry.env],
  );
  expect(Object.keys(environment).length).toBeGreaterThan(5);
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
});

it('Rasoi starts with what compose.yaml sets, for several instances behind a pooler and a proxy', () => {
  const settings = readSettings(environment);
  expect(settings).toMatchObject({ environment: 'production', trustProxy: 'uniquelocal' });
  const { databaseUrl, databaseDirectUrl, redisUrl, port } = settings;
  const [pooler, server, valkey] = [databaseUrl, databaseDirectUrl, redisUrl].map(
    (url) => new URL(url ?? ''),
  );
  expect([pooler?.hostname, server?.hostname, valkey?.hostname]).toEqual(['pgbouncer', 'primary', 'valkey']);
  for (const host of ['pgbouncer', 'primary', 'valkey', 'one', 'two']) expect(services).toContain(host);
  expect(compose).toContain(`listen_port = ${pooler?.port}\n`);
  expect(compose).toContain(`reverse_proxy one:${port} two:${port} {`);
});

it('compose.yaml runs what npm start runs, and its pooler has the timeouts of docs/scale.md', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const flags = /node (--\S+) scripts\/start\.mjs/.exec(scripts.start)?.[1];
  expect(compose).toContain(`command: node ${flags} build/app/main.js\n`);
  const told = [...read('docs/scale.md').matchAll(/`(\w+_timeout)` to (\d+)/g)];
  expect(told).toHaveLength(2);
  for (const [, name, seconds] of told) expect(compose).toContain(` ${name} = ${seconds}\n`);
  expect(compose).toContain('pool_mode = transaction\n');
  expect(compose).toContain('health_uri /ready\n');
});
