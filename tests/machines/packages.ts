// Programs that stand between several instances, each as a process of the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Program {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Debian's packages of these names have them. */
type ProgramName =
  | 'pgbouncer'
  | 'redis-server'
  | 'haproxy'
  | 'pebble'
  | 'pebble-challtestsrv'
  | 'caddy'
  | 'nginx';

/** Where Debian's package of PostgreSQL has a folder for each version. */
export const POSTGRESQL = '/usr/lib/postgresql';

/** Debian's packages of programs that have another name. */
const PACKAGES: Readonly<Record<string, string>> = { 'pebble-challtestsrv': 'pebble' };

/** Root's programs are not in everybody's PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

function placeOf(program: ProgramName): string | undefined {
  const canRun = (file: string): boolean => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return FOLDERS.map((folder) => join(folder, program)).find(canRun);
}

/**
 * Why a test that needs these programs is skipped on this machine; undefined if it runs. CI sets NEEDS_PACKAGES, so that
 * nothing is skipped there.
 */
export function missingPackages(...programs: (ProgramName | 'postgresql')[]): string | undefined {
  const missing = programs.filter((program) =>
    program === 'postgresql' ? !existsSync(POSTGRESQL) : placeOf(program) === undefined,
  );
  if (missing.length === 0 || process.env.NEEDS_PACKAGES === '1') return undefined;
  return `needs apt-get install ${missing.map((name) => PACKAGES[name] ?? name).join(' ')}`;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** PgBouncer refuses to run as root. */
const NOBODY: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

interface ProgramFiles {
  /** The content of the file `config` in its folder. */
  config: string;
  /** More files there, by name. */
  more?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
}

/** Starts a program in a folder of its own, and waits until it listens on the port. */
export async function runProgram(
  program: ProgramName,
  args: (folder: string) => string[],
  { config, more = {}, env = {} }: ProgramFiles,
  port: number,
): Promise<Program> {
  const file = placeOf(program);
  if (file === undefined) throw new Error(`Not installed: apt-get install ${program}`);
  const folder = await mkdtemp(join(tmpdir(), `rasoi-${program}-`));
  await chmod(folder, 0o755);
  for (const [name, content] of Object.entries({ config, ...more }))
    await writeFile(join(folder, name), content, { mode: 0o644 });
  if (NOBODY.uid !== undefined) await chown(folder, NOBODY.uid, NOBODY.uid);
  const said: Buffer[] = [];
  const child = spawn(file, args(folder), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, ...env },
    ...NOBODY,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
  await answers(port, child).catch((error: Error) => {
    throw new Error(`${program}: ${error.message} ${Buffer.concat(said)}`);
  });
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a program listens. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('did not start.');
}

/** PgBouncer in transaction mode in front of a database, with few connections so that instances share them. */
export async function startPgBouncer(databaseUrl: string): Promise<Program & { url: string }> {
  const { hostname, port: target, username, password, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const name = pathname.slice(1);
  const config = `[databases]
${name} = host=${hostname} port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`;
  const program = await runProgram('pgbouncer', (folder) => [join(folder, 'config')], { config }, port);
  return { ...program, url: `postgres://${username}@127.0.0.1:${port}/${name}` };
}

export async function startRedisServer(): Promise<Program & { url: string }> {
  const port = await freePort();
  const config = `bind 127.0.0.1\nport ${port}\nsave ""\nappendonly no\n`;
  const program = await runProgram('redis-server', (folder) => [join(folder, 'config')], { config }, port);
  return { ...program, url: `redis://127.0.0.1:${port}` };
}

/** HAProxy in front of servers of HTTP, which get requests in turn while they are healthy. */
export async function startHaproxy(targets: readonly number[]): Promise<Program & { origin: string }> {
  const servers = targets.map((port, n) => `  server s${n} 127.0.0.1:${port} check inter 1s fall 3 rise 1`);
  const lines = ['balance roundrobin', 'option httpchk GET /v1/health'];
  const program = await runHaproxy('http', [...lines, ...servers]);
  return { ...program, origin: `http://127.0.0.1:${program.port}` };
}

/** HAProxy in front of PostgreSQL servers. All connections go to the one whose check answers 200 to `GET /primary`. */
export async function startHaproxyForPrimary(
  targets: readonly { port: number; checkPort: number }[],
): Promise<Program> {
  const servers = targets.map(
    ({ port, checkPort }, n) =>
      `  server s${n} 127.0.0.1:${port} check port ${checkPort} inter 500 fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  return runHaproxy('tcp', ['option httpchk GET /primary', ...servers]);
}

async function runHaproxy(mode: 'http' | 'tcp', backend: readonly string[]): Promise<Program> {
  const port = await freePort();
  const config = `defaults
  mode ${mode}
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 60s
  timeout check 5s
  option redispatch
frontend all
  bind 127.0.0.1:${port}
${mode === 'http' ? '  option forwardfor\n' : ''}  default_backend servers
backend servers
  ${backend.map((line) => line.trim()).join('\n  ')}
`;
  return runProgram('haproxy', (folder) => ['-db', '-f', join(folder, 'config')], { config }, port);
}
