import { chmod, chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Owner, runsAsRoot } from './owner.ts';
import { DatabaseStartError, errorCode } from './report.ts';

/** Where the server listens. `host` is the folder of its Unix socket, or on Windows an address. */
export interface Endpoint {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;
/** The path of a socket may have 104 bytes on macOS and 108 on Linux, including the closing zero. */
const LONGEST_PATH = 103;

export function isSocket(endpoint: Endpoint): boolean {
  return endpoint.host.startsWith('/');
}

export async function chooseEndpoint(identity: string, owner: Owner): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  // A service of systemd may have a /tmp of its own, where the command `rasoi` would not find the socket.
  const ofService = process.env.RUNTIME_DIRECTORY;
  const bases = runsAsRoot() ? ['/run', '/tmp'] : [...(ofService ? [ofService] : []), tmpdir(), '/tmp'];
  for (const base of bases) {
    const folder = join(base, identity);
    if (Buffer.byteLength(`${folder}-XXXXXX/.s.PGSQL.${SOCKET_PORT}`) > LONGEST_PATH) continue;
    const made = await makeSocketFolder(folder, owner).catch(() => undefined);
    if (made !== undefined) return { host: made, port: SOCKET_PORT };
  }
  throw new DatabaseStartError(
    `The database's socket could not be created in ${bases.join(' or ')}: make one of these folders writable.`,
  );
}

/** Creates a folder that only the server's user can enter. If the name is taken by another user, the folder gets a suffix. */
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

/** Removes the socket and the lock of a killed server. Call it only while no server of this cluster runs. */
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

/** Finds a free port below 32768, because the system uses higher ones for outgoing connections. */
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
  throw new DatabaseStartError('The database found no free port between 20000 and 32767: free one of them.');
}
