// What compose.yaml says, for programs that run as processes where there are no containers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { freePort, type Program, runProgram } from './packages.ts';

export const COMPOSE = readFileSync(join(PROJECT_FOLDER, 'compose.yaml'), 'utf8');

/** The variables that both instances get, as Docker fills them in. */
export function composeEnvironment(): Record<string, string> {
  const [, ofInstances = ''] = /^x-rasoi:[\s\S]*? {2}environment:\n((?: {4}.*\n)+)/m.exec(COMPOSE) ?? [];
  const filled = ofInstances
    .replace(/\$\{(\w+):-([^}]*)\}/g, '$2')
    .replace(/\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}/g, 'secret');
  return Object.fromEntries(
    [...filled.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** The file that a service gets, with other words in place of some of its words. Throws if one of those is not there. */
function configOf(service: string, words: readonly (readonly [string, string])[]): string {
  const [, text = ''] =
    new RegExp(`^ {2}${service}:\n {4}content: \\|\n((?: {6}.*\n)+)`, 'm').exec(COMPOSE) ?? [];
  return words.reduce(
    (config, [word, other]) => {
      if (!config.includes(word)) throw new Error(`The ${service} of compose.yaml has no '${word}'`);
      return config.replaceAll(word, other);
    },
    text.replace(/^ {6}/gm, ''),
  );
}

/** Caddy in front of two instances, by their ports. */
export async function startComposeCaddy([one, two]: readonly [number, number]): Promise<
  Program & { origin: string }
> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = configOf('caddy', [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker fills it in
    ['${PUBLIC_URL:-http://localhost:3000}', origin],
    ['one:3000', `127.0.0.1:${one}`],
    ['two:3000', `127.0.0.1:${two}`],
  ]);
  const program = await runProgram(
    'caddy',
    (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'config')],
    { config: `{\n\tadmin off\n}\n${config}` },
    port,
  );
  return { ...program, origin };
}

/** PgBouncer in front of a server that trusts this machine. Debian's is older than that of compose.yaml. */
export async function startComposePgBouncer(databaseUrl: string): Promise<Program & { url: string }> {
  const { hostname, port: target, username, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const config = configOf('pgbouncer', [
    [
      'rasoi = host=primary',
      `rasoi = host=${hostname} port=${target} dbname=${pathname.slice(1)} user=${username}`,
    ],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/users', 'auth_type = any'],
    ['max_prepared_statements = 200\n', ''],
  ]);
  const program = await runProgram('pgbouncer', (folder) => [join(folder, 'config')], { config }, port);
  return { ...program, url: `postgres://${username}@127.0.0.1:${port}/rasoi` };
}
