import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries, Release } from './binaries.ts';
import { claimCluster, type Owner, runsAsRoot } from './owner.ts';
import { DatabaseStartError, errorCode } from './report.ts';
import { runProgram } from './run-program.ts';

/** Paths in the data folder. Everything of the database is in this folder, so that copying it copies all data. */
export interface Places {
  folder: string;
  cluster: string;
  password: string;
  log: string;
}

export const SUPERUSER = 'postgres';

const ACCESS_RULES = `local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

export async function openPlaces(folder: string): Promise<Places> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  return {
    folder: real,
    cluster: join(real, 'cluster'),
    password: join(real, 'password'),
    log: join(real, 'server.log'),
  };
}

/**
 * The `-D` argument of the server. On Linux it is the working directory, which is entered before the user is changed. So
 * the cluster may be below a folder that the server's user can't enter, such as /root.
 */
export function clusterArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** A name for the processes and the socket of this cluster. A copy has another name; a moved cluster keeps its name. */
export async function clusterIdentity(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster, { bigint: true });
  return `rasoi-${dev.toString(36)}-${ino.toString(36)}`;
}

/** The major version of PostgreSQL that made the cluster; undefined if there is none. */
export async function majorOf(cluster: string): Promise<string | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return version?.trim();
}

/** Creates the cluster if there is none. Throws DatabaseStartError if its major version is another one. */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  owner: Owner,
  { sync, major }: { sync: boolean } & Pick<Release, 'major'>,
): Promise<void> {
  const version = await majorOf(places.cluster);
  if (version === undefined) {
    await createCluster(places, binaries, owner, sync);
  } else if (version !== major) {
    throw new DatabaseStartError(
      `The database in ${places.folder} was made by PostgreSQL ${version} and this is ${major}: start the version of Rasoi that made it, or set RASOI_DATA to another folder.`,
    );
  }
  await claimCluster(places.cluster, owner);
}

async function createCluster(places: Places, binaries: Binaries, owner: Owner, sync: boolean): Promise<void> {
  const fresh = `${places.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(fresh, owner.uid, owner.gid);
  const options = [
    ...['-D', clusterArgument(fresh), '-U', SUPERUSER, '--encoding=UTF8', '--locale=C'],
    // PostgreSQL's own collation sorts the same on every system, whatever the version of ICU or libc.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...['--auth=trust', ...(sync ? [] : ['--no-sync'])],
  ];
  await runProgram(binaries.initdb, options, { cwd: fresh, owner }, 'The database could not be created');
  // Nobody can log in until `setSuperuserPassword` has set a password.
  await writeFile(join(fresh, 'pg_hba.conf'), ACCESS_RULES);
  await rename(fresh, places.cluster);
}

/**
 * The superuser's password; undefined if the folder is new or has lost it. `setSuperuserPassword` then sets a new one in
 * single-user mode, while no server runs on the cluster.
 */
export async function readPassword(places: Places): Promise<string | undefined> {
  const text = await readFile(places.password, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw new DatabaseStartError(`Cannot read ${places.password}: ${String(errorCode(error))}.`);
  });
  return text.trim() === '' ? undefined : text.trim();
}

export async function setSuperuserPassword(
  places: Places,
  binaries: Binaries,
  owner: Owner,
): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await runProgram(
    binaries.postgres,
    [
      '--single',
      '-D',
      clusterArgument(places.cluster),
      '-c',
      `cluster_name=${await clusterIdentity(places.cluster)}`,
      'postgres',
    ],
    { cwd: places.cluster, owner, input: `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n` },
    'The database password could not be set',
  );
  await writePassword(places, password);
  return password;
}

async function writePassword(places: Places, password: string): Promise<void> {
  const fresh = `${places.password}.new`;
  await rm(fresh, { force: true });
  const file = await open(fresh, 'wx', 0o600);
  try {
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // If root starts the database of another user, that user must still be able to start it later.
  if (runsAsRoot()) {
    const { uid, gid } = await stat(places.folder);
    await chown(fresh, uid, gid);
  }
  await rename(fresh, places.password);
}
