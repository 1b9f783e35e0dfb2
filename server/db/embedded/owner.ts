import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError, errorCode } from './report.ts';

/** The user that the server runs as. Without a uid it is the user who started Rasoi. */
export interface Owner {
  name: string;
  uid?: number;
  gid?: number;
}

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses the user that the server runs as. PostgreSQL refuses to run as root. If Rasoi runs as root, the server runs as
 * the owner of the cluster. A new cluster belongs to `postgres` if that user exists, else to `nobody`.
 */
export async function chooseOwner(cluster: string): Promise<Owner> {
  const found = await stat(cluster).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new DatabaseStartError(`Cannot read the database folder ${cluster}: ${String(errorCode(error))}.`);
  });
  if (!runsAsRoot()) {
    const me = process.getuid?.();
    if (found !== undefined && me !== undefined && found.uid !== me) {
      throw new DatabaseStartError(
        `The database folder ${cluster} belongs to user ${found.uid} and this is user ${me}: start Rasoi as that user or as root, or give the whole data folder to user ${me}.`,
      );
    }
    return { name: 'the current user' };
  }
  if (found !== undefined && found.uid !== 0)
    return { name: `user ${found.uid}`, uid: found.uid, gid: found.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return (
    findUser(passwd, 'postgres') ??
    findUser(passwd, 'nobody') ?? { name: 'user 65534', uid: 65534, gid: 65534 }
  );
}

export function findUser(passwd: string, name: string): Owner | undefined {
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && Number(uid) > 0 && Number(gid) > 0)
      return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** Makes the server's user the owner of a cluster that belongs to root because root copied or restored it. */
export async function claimCluster(cluster: string, owner: Owner): Promise<void> {
  const found = await stat(cluster);
  if (owner.uid !== undefined && owner.gid !== undefined && found.uid === 0) {
    for (const entry of await readdir(cluster, { recursive: true })) {
      await lchown(join(cluster, entry), owner.uid, owner.gid);
    }
    await lchown(cluster, owner.uid, owner.gid);
  }
  // The server refuses a folder that other users can read. A copy may have such a mode.
  if (process.platform !== 'win32' && (found.mode & 0o777) !== 0o700) await chmod(cluster, 0o700);
}
