import { chmod, chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Owner, runsAsRoot } from './owner.ts';
import { DatabaseStartError, errorCode } from './report.ts';

/** Where the server listens: `host` is a folder holding a unix socket, or an address where there are none. */
export interface Endpoint {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;
/** Room for a socket's path is 104 bytes on macOS and 108 on Linux, the closing zero included. */
const LONGEST_PATH = 103;

export function isSocket(endpoint: Endpoint): boolean {
  return endpoint.host.startsWith('/');
}

export async function chooseEndpoint(identity: string, owner: Owner): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const bases = runsAsRoot() ? ['/run', '/tmp'] : [tmpdir(), '/tmp'];
  for (const base of bases) {
    const folder = join(base, identity);
    if (Buffer.byteLength(`${folder}-XXXXXX/.s.PGSQL.${SOCKET_PORT}`) > LONGEST_PATH) continue;
    const made = await makeSocketFolder(folder, owner).catch(() => undefined);
    if (made !== undefined) return { host: made, port: SOCKET_PORT };
  }
  throw new DatabaseStartError(`No folder to put the database's socket in: tried ${bases.join(' and ')}.`);
}

/** Makes a folder that only the server's user can enter; one of somebody else's making is left alone. */
export async function makeSocketFolder(folder: string, owner: Owner): Promise<string> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return await giveFolder(folder, owner);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const found = await lstat(folder);
  const us = process.getuid?.();
  if (found.isDirectory() && (found.mode & 0o077) === 0) {
    if (found.uid === (owner.uid ?? us)) return folder;
    if (found.uid === us) return giveFolder(folder, owner);
  }
  return giveFolder(await mkdtemp(`${folder}-`), owner);
}

async function giveFolder(folder: string, owner: Owner): Promise<string> {
  await chmod(folder, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Socket and lock that a killed server left; call only when no server of this cluster runs. */
export async function clearSocket(endpoint: Endpoint): Promise<void> {
  if (!isSocket(endpoint)) return;
  const socket = join(endpoint.host, `.s.PGSQL.${endpoint.port}`);
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
}

export async function removeSocketFolder(endpoint: Endpoint): Promise<void> {
  if (!isSocket(endpoint)) return;
  await clearSocket(endpoint);
  await rmdir(endpoint.host).catch(() => undefined);
}

/** Below 32768, so that no outgoing connection is given the same port. */
async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_768);
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new DatabaseStartError('No free port between 20000 and 32767 for the database.');
}
