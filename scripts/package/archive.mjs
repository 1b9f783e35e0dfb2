// The archive for Linuxes without packages of Debian: the same folder, with the service, the command and how to install it.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, run } from '../steps.mjs';
import { sameTimesAndModes } from './tree.mjs';

/** What stands beside the version's folder, from packaging/. */
const BESIDE = ['INSTALL.md', 'rasoi', 'rasoi.env', 'rasoi.service'];

/**
 * Makes the archive. The same folder and time give the same bytes.
 * @param {{ root: string, tree: string, to: string, version: string, cpu: string, at: Date, quick?: boolean }} task a `quick` one is hardly compressed
 * @returns {Promise<string>} its file, in the folder `to`
 */
export async function makeArchive({ root, tree, to, version, cpu, at, quick = false }) {
  const name = `rasoi-${version}-linux-${cpu}`;
  const staged = `${tree}.archive`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(join(staged, name), { recursive: true });
  const copied = await run('cp', ['-al', tree, join(staged, name, version)], { quiet: true });
  if (copied.code !== 0) throw new Failure(`${tree} could not be copied.`);
  for (const file of BESIDE) cpSync(join(root, 'packaging', file), join(staged, name, file));
  await sameTimesAndModes(staged, at);
  const made = join(to, `${name}.tar.gz`);
  const sameBytes = [
    '--sort=name',
    '--format=gnu',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${at.getTime() / 1000}`,
  ];
  const packed = await run(
    'tar',
    [...sameBytes, '-I', `gzip -n ${quick ? '-1' : '-9'}`, '-C', staged, '-cf', made, name],
    {
      quiet: true,
    },
  );
  rmSync(staged, { recursive: true });
  if (packed.code !== 0) throw new Failure(`${packed.output.trim()}\nThe archive could not be made (tar).`);
  return made;
}
