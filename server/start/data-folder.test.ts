import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStore } from '#server/files/disk-store.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { checkOtherFolders, prepareDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'rasoi-data-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('the data folder', () => {
  it('is readable by one user only, and contains nothing unnecessary', async () => {
    const folder = join(base, 'new/data');
    await prepareDataFolder(folder);
    expect(await readdir(folder)).toEqual(['files', 'previews']);
    for (const path of [folder, join(folder, 'files'), join(folder, 'previews')]) {
      expect([path, await mode(path)]).toEqual([path, '700']);
    }
  });

  it('is closed to other users where it contains people’s files', async () => {
    await mkdir(join(base, 'files'));
    await chmod(join(base, 'files'), 0o755);
    await prepareDataFolder(base);
    expect(await mode(join(base, 'files'))).toBe('700');
  });

  it('contains files that only its user can read', async () => {
    await prepareDataFolder(base);
    const store = diskStore(join(base, 'files'), async () => {});
    await store.write(
      'abcd',
      (async function* () {
        yield Buffer.from('photo');
      })(),
    );
    expect([await mode(join(base, 'files/ab')), await mode(join(base, 'files/ab/abcd'))]).toEqual([
      '700',
      '600',
    ]);
  });

  it('is refused with one clear line when its path is a file', async () => {
    const file = join(base, 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data')]) {
      const error = await prepareDataFolder(folder).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).toMatch(/RASOI_DATA: .* is a file/);
    }
  });
});

// SAFE-44
describe('the folders of the log and of backups', () => {
  const check = (env: Record<string, string>) =>
    checkOtherFolders(readSettings({ RASOI_DATA: base, ...env }));

  it('are created', async () => {
    await check({ LOG_FILE: join(base, 'logs/new/rasoi.log'), BACKUP_FOLDER: join(base, 'far/away') });
    expect(await readdir(join(base, 'logs/new'))).toEqual(['rasoi.log']);
    expect(await readdir(join(base, 'far/away'))).toEqual([]);
  });

  it.each(['LOG_FILE', 'BACKUP_FOLDER'])('stop the start with one line if %s is unusable', async (name) => {
    await writeFile(join(base, 'file'), '');
    const wrong = [join(base, 'file/inside'), '/proc/x/y', ...(name === 'LOG_FILE' ? [base] : [])];
    for (const path of wrong) {
      const error = await check({ [name]: path }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).toContain(`StartError: ${name}: ${path} `);
      expect(String(error)).not.toContain('\n');
    }
  });
});

// SAFE-44
it.runIf(process.platform === 'linux')('a data folder in /proc is refused at once', async () => {
  await expect(prepareDataFolder('/proc/x')).rejects.toThrow('RASOI_DATA: /proc/x cannot be created.');
});

it('a file that is missing on this server is refused with a clear reason', async () => {
  const store = diskStore(join(base, 'files'), async () => {});
  await expect(store.read('abcd')).rejects.toMatchObject({
    type: 'general_service_unavailable',
    message: expect.stringContaining('not on this server'),
  });
});
