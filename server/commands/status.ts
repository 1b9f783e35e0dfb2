import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connection.ts';
import { diskSpace } from '#server/files/free-space.ts';
import { updateState } from '#server/operation/updates/notice.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { SERVICE } from '#server/settings/own-command.ts';
import { VERSION } from '#server/settings/version.ts';
import { withDatabaseServer } from '#server/start/command-database.ts';
import { PROVEN_FILE } from '#server/start/proof.ts';
import type { Command } from './command.ts';

const GIGABYTE = 1_000_000_000;

/** Whether Rasoi runs and answers, and how its disk and backups stand. The exit code is 1 unless it is ready. */
export const status: Command = {
  does: 'says whether Rasoi runs and is ready, and how its disk and backups stand',
  async run(_given, settings) {
    const ready = await readiness(settings);
    const proven = (await readFile(join(settings.dataFolder, PROVEN_FILE), 'utf8').catch(() => '')).trim();
    const rows: [string, string][] = [
      [
        'Version',
        proven === '' || proven === VERSION ? VERSION : `${VERSION}, not proven yet (before: ${proven})`,
      ],
      ...(SERVICE ? [['Service', serviceState(SERVICE)] as [string, string]] : []),
      ['Server', ready],
      ['Address', settings.publicUrl],
      [
        'Data',
        settings.databaseUrl === undefined ? settings.dataFolder : `${settings.dataFolder}, DATABASE_URL`,
      ],
      ['Disk', await disk(settings.dataFolder)],
      ['Last backup', await lastBackup(settings)],
      ...(await newerVersion(settings, ready)),
    ];
    for (const [name, says] of rows) process.stdout.write(`${`${name}:`.padEnd(15)}${says}\n`);
    if (ready !== 'ready') process.exitCode = 1;
  },
};

/** What /ready of the server on this machine says. */
async function readiness({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<string> {
  // A server that listens on all addresses listens on this one.
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${address}:${port}/ready`, { signal: AbortSignal.timeout(5_000) });
    const { status: state } = (await answer.json()) as { status: string };
    return state;
  } catch {
    return `nothing answers on port ${port}`;
  }
}

/** That a newer version is there. Nothing while the server does not run: a command that only looks starts no database. */
async function newerVersion(settings: ServerSettings, ready: string): Promise<[string, string][]> {
  if (!settings.updates || ready !== 'ready') return [];
  const state = await withDatabaseServer(settings, async (url) => {
    const database = openDatabase({ url, maxConnections: 1 });
    return updateState({ database, settings, clock: () => new Date() }).finally(() => database.close());
  }).catch(() => undefined);
  if (!state?.hasKey || !state.notice) return [];
  const { version, isSecurity } = state.notice;
  return [['Newer version', isSecurity ? `${version}, which mends a security fault` : version]];
}

const serviceState = (service: string): string =>
  spawnSync('systemctl', ['is-active', service], { encoding: 'utf8' }).stdout?.trim() || 'no systemd here';

async function disk(folder: string): Promise<string> {
  try {
    const { free, total } = await diskSpace(folder);
    return `${(free / GIGABYTE).toFixed(1)} of ${(total / GIGABYTE).toFixed(1)} GB free`;
  } catch {
    return `${folder} can't be read`;
  }
}

/** The newest archive in the folder of backups. */
async function lastBackup({ backup, backupS3, dataFolder }: ServerSettings): Promise<string> {
  if (backupS3) return `in ${backupS3.bucket}; the dashboard knows when`;
  const folder = backup.folder ?? join(dataFolder, 'backups');
  const archives = (await readdir(folder).catch(() => [])).filter((name) => /\.tar\.gz(\.age)?$/.test(name));
  const found = await Promise.all(
    archives.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })),
  );
  const [newest] = found.sort((a, b) => b.at.getTime() - a.at.getTime());
  return newest
    ? `${newest.at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${join(folder, newest.name)}`
    : 'none';
}
