// A package of Debian: the folder of a version below /usr/lib/rasoi/versions, the service, the command, and the scripts that
// install and upgrade (packaging/).
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, run } from '../steps.mjs';
import { filesBelow } from './packages-run.mjs';
import { sameTimesAndModes } from './tree.mjs';

const SCRIPTS = ['preinst', 'postinst', 'prerm', 'postrm'];

/**
 * Makes the package. The same folder and time give the same bytes.
 * @param {{ root: string, tree: string, to: string, version: string, architecture: string, at: Date, quick?: boolean }} task
 *   `tree` is moved into the package; a `quick` one is not compressed
 * @returns {Promise<string>} its file, in the folder `to`
 */
export async function makeDeb({ root, tree, to, version, architecture, at, quick = false }) {
  const staged = `${tree}.deb`;
  rmSync(staged, { recursive: true, force: true });
  const place = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    return join(staged, path);
  };
  const folder = `usr/lib/rasoi/versions/${version}`;
  // Links to the same files: a copy would take as much disk again.
  const { code } = await run('cp', ['-al', tree, place(folder)], { quiet: true });
  if (code !== 0) throw new Failure(`${tree} could not be copied.`);
  // The server reads its settings from the file .env of its folder.
  symlinkSync('/etc/rasoi/rasoi.env', place(`${folder}/.env`));
  const files = {
    'usr/bin/rasoi': 'rasoi',
    'etc/rasoi/rasoi.env': 'rasoi.env',
    'lib/systemd/system/rasoi.service': 'rasoi.service',
  };
  for (const [path, source] of Object.entries(files)) cpSync(join(root, 'packaging', source), place(path));
  cpSync(join(root, 'docs/settings.md'), place('usr/share/doc/rasoi/settings.md'));
  writeFileSync(
    place('usr/share/doc/rasoi/changelog.gz'),
    gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }),
  );
  writeControl({ root, staged, place, version, architecture });
  await sameTimesAndModes(staged, at);
  chmodSync(place('etc/rasoi/rasoi.env'), 0o640);
  const made = join(to, `rasoi_${version}_${architecture}.deb`);
  const packing = quick ? ['-Znone'] : ['-Zxz', '-z6', '--threads-max=1'];
  const built = await run('dpkg-deb', ['--root-owner-group', ...packing, '--build', staged, made], {
    quiet: true,
    env: { SOURCE_DATE_EPOCH: String(at.getTime() / 1000) },
  });
  rmSync(staged, { recursive: true });
  if (built.code !== 0)
    throw new Failure(`${built.output.trim()}\nThe package could not be made (dpkg-deb).`);
  return made;
}

/** @param {{ root: string, staged: string, place: (path: string) => string, version: string, architecture: string }} task */
function writeControl({ root, staged, place, version, architecture }) {
  const source = (/** @type {string} */ name) => readFileSync(join(root, 'packaging/debian', name), 'utf8');
  const paths = filesBelow(staged);
  const size = paths.reduce(
    (sum, path) =>
      sum + Math.ceil((statSync(join(staged, path), { throwIfNoEntry: false })?.size ?? 0) / 1024),
    0,
  );
  const control = source('control')
    .replace('@VERSION@', version)
    .replace('@ARCHITECTURE@', architecture)
    .replace('@SIZE@', String(size));
  writeFileSync(place('DEBIAN/control'), control);
  writeFileSync(place('DEBIAN/conffiles'), '/etc/rasoi/rasoi.env\n');
  writeFileSync(place('DEBIAN/templates'), source('templates'));
  for (const name of SCRIPTS) {
    const head = `#!/bin/sh\n# ${name} of rasoi ${version}\nset -e\nVERSION=${version}\n\n`;
    writeFileSync(place(`DEBIAN/${name}`), `${head}${source('upgrade.sh')}\n${source(name)}\nexit 0\n`);
    chmodSync(place(`DEBIAN/${name}`), 0o755);
  }
}
