// Node's own program from the npm registry, in a pinned version whose file is compared with its checksum.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, run } from '../steps.mjs';
import { programComponent } from './sbom.mjs';

/** The Node that packages bring: the newest of a line that is maintained, and that every dependency supports. */
const PACKAGED_NODE = '22.23.3';

/** Checksums of bin/node. */
const SHA256 = {
  x64: 'fde6a4bf8d0562f7751d1a2d6cb9b417c4cfe107bbcb0aa3e9a24e125e348f48',
  arm64: 'd09e299258c24f7cdf6f5d5ec185e3a56512b27a697113735dac909f1cac7b8d',
};

/** Node for the list of what is packed. @param {'x64' | 'arm64'} cpu */
export const nodeComponent = (cpu) =>
  programComponent({ vendor: 'nodejs', name: 'node.js', version: PACKAGED_NODE, sha256: SHA256[cpu] });

/**
 * Fetches Node for Linux into a folder, unless it is there.
 * @param {string} folder @param {'x64' | 'arm64'} cpu
 * @returns {Promise<string>} the folder of its package, with bin/node and LICENSE
 * @throws Failure if it can't be fetched, or is not the file that is expected
 */
export async function fetchNode(folder, cpu) {
  const name = `node-linux-${cpu}`;
  const found = join(folder, name, 'node_modules', name);
  if (!existsSync(found)) {
    const to = [
      '--prefix',
      join(folder, name),
      '--no-save',
      '--ignore-scripts',
      '--force',
      '--no-audit',
      '--no-fund',
    ];
    const { code, output } = await run('npm', ['install', ...to, `${name}@${PACKAGED_NODE}`], {
      quiet: true,
    });
    if (code !== 0)
      throw new Failure(`${output}\n${name} ${PACKAGED_NODE} could not be fetched from the npm registry.`);
  }
  const sum = createHash('sha256')
    .update(readFileSync(join(found, 'bin/node')))
    .digest('hex');
  if (sum !== SHA256[cpu])
    throw new Failure(`${name} ${PACKAGED_NODE} has another checksum than expected: ${sum}`);
  return found;
}
