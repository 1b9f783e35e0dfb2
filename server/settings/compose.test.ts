import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPOSE, composeEnvironment } from '#tests/machines/compose.ts';
import { SETTINGS } from './list.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { readSettings } from './read-settings.ts';
import type { Setting, SettingGroup } from './setting.ts';

// compose.yaml can't be run where tests run, so what it says is compared with what Rasoi expects.

const read = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const environment = composeEnvironment();
const services = [...COMPOSE.replace(/^[\s\S]*\nservices:\n/, '').matchAll(/^ {2}(\w+):/gm)].map(
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
  expect(settings).toMatchObject({ trustProxy: 'uniquelocal' });
  const { databaseUrl, databaseDirectUrl, redisUrl, port } = settings;
  const [pooler, server, valkey] = [databaseUrl, databaseDirectUrl, redisUrl].map(
    (url) => new URL(url ?? ''),
  );
  expect([pooler?.hostname, server?.hostname, valkey?.hostname]).toEqual(['pgbouncer', 'primary', 'valkey']);
  for (const host of ['pgbouncer', 'primary', 'valkey', 'one', 'two']) expect(services).toContain(host);
  expect(COMPOSE).toContain(`listen_port = ${pooler?.port}\n`);
  expect(COMPOSE).toContain(`reverse_proxy one:${port} two:${port} {`);
});

it('compose.yaml gives an instance time to leave, and keeps its data where the image has it', () => {
  const every = Number(/^ +health_interval (\d+)s$/m.exec(COMPOSE)?.[1]);
  const { drainSeconds } = readSettings(environment).operation;
  expect(drainSeconds).toBeGreaterThan(2 * every);
  const grace = Number(/^ {2}stop_grace_period: (\d+)s$/m.exec(COMPOSE)?.[1]);
  // The server ends its last requests within ten seconds after it has drained.
  expect(grace).toBeGreaterThanOrEqual(drainSeconds + 10);
  const folder = /RASOI_DATA=(\S+)/.exec(read('packaging/Dockerfile'))?.[1];
  expect(COMPOSE).toContain(`'rasoi-data:${folder}'`);
});

it('the pooler of compose.yaml has the timeouts of docs/scale.md', () => {
  const told = [...read('docs/scale.md').matchAll(/`(\w+_timeout)` to (\d+)/g)];
  expect(told).toHaveLength(2);
  for (const [, name, seconds] of told) expect(COMPOSE).toContain(` ${name} = ${seconds}\n`);
  expect(COMPOSE).toContain('pool_mode = transaction\n');
  expect(COMPOSE).toContain('health_uri /ready\n');
});
