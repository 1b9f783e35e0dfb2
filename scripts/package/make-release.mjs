// What `npm run release` makes in release/<version>: packages of Debian and archives that need nothing else, an archive of the
// sources with the built pages, the printers' programs, the lists of packages, the changes, the list of versions that kitchens may
// ask for, and checksums. It fetches Node and the packages of other architectures from the npm registry, and publishes nothing.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from '../build.mjs';
import { packPrograms } from '../printer-pack.mjs';
import { changesOf, checkDump, checksums, filesToPack, packed, releasable } from '../release-parts.mjs';
import { Failure, root, run } from '../steps.mjs';
import { makeArchive } from './archive.mjs';
import { makeDeb } from './deb.mjs';
import { bringKey, DOWNLOAD_PAGE, FEED, updateFeed } from './feed.mjs';
import { packagesRun, sbom } from './sbom.mjs';
import { checkKey, sign } from './sign.mjs';
import { ARCHITECTURES, makeTree, PACKED_LIST } from './tree.mjs';

/**
 * Checks, builds, packs and signs the committed files.
 * @param {string | undefined} key the file of a secret key of minisign; without it nothing is signed
 * @throws Failure that says what to do
 */
export async function makeRelease(key) {
  // Before the checks, which take a quarter of an hour.
  if (key) checkKey(key);
  const { version, committed } = releasable(root);
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  checkDump(root, version);
  // The tests among the checks upgrade the data of all earlier versions.
  if ((await run('node', [`${root}/scripts/check.mjs`])).code !== 0) {
    throw new Failure('The checks failed, so there is no release.');
  }
  await build({ force: true });
  bringKey(root, key);
  // A check or the build may have changed a file.
  releasable(root);
  const name = `rasoi-${version}`;
  const folder = join(root, 'release', version);
  mkdirSync(folder, { recursive: true });
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const files = {
    [`${name}.tar.gz`]: await packed(root, filesToPack(root), { name, at: committed }),
    [`${name}.cdx.json`]: sbom(root, committed, packagesRun(lock)),
    'CHANGES.md': changes,
    [FEED]: updateFeed(root, committed, process.env[DOWNLOAD_PAGE]),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const made = [...(await packages(folder, version, committed)), ...(await packPrograms(folder))];
  for (const file of made) files[basename(file)] = readFileSync(file);
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(files));
  if (key) for (const file of ['SHA256SUMS', FEED]) sign(join(folder, file), key, `rasoi ${version}`);
  console.log(
    `Release ${version} is in ${folder}, ${key ? 'signed' : 'not signed'}. Mark its commit: git tag -a v${version}`,
  );
}

/**
 * The packages and archives of all architectures, each with all that it runs.
 * @param {string} folder @param {string} version @param {Date} at
 * @returns {Promise<string[]>} their files
 */
async function packages(folder, version, at) {
  const work = mkdtempSync(join(tmpdir(), 'rasoi-release-'));
  try {
    const made = [];
    for (const [architecture, cpu] of Object.entries(ARCHITECTURES)) {
      console.log(`Packing ${architecture}`);
      const tree = join(work, cpu);
      await makeTree({ root, cache: join(work, 'cache'), to: tree, cpu, at });
      made.push(await makeDeb({ root, tree, to: folder, version, architecture, at }));
      made.push(await makeArchive({ root, tree, to: folder, version, cpu, at }));
      const list = join(folder, `rasoi_${version}_${architecture}.cdx.json`);
      cpSync(join(tree, PACKED_LIST), list);
      made.push(list);
      rmSync(tree, { recursive: true });
    }
    return made;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
