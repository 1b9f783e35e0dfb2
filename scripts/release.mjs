// npm run release: checks and builds the committed files, and writes the release of the version in package.json to
// release/<version>: packages of Debian and archives that need nothing else, an archive of the sources with the built pages,
// the printers' programs, the lists of packages, the changes, the list of versions that kitchens may ask for, and checksums. The last two are signed if
// RASOI_SIGNING_KEY names a key of minisign; RASOI_DOWNLOAD_PAGE says in the list where people get the files. It fetches
// Node and the packages of other architectures from the npm registry, and publishes nothing.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from './build.mjs';
import { makeArchive } from './package/archive.mjs';
import { makeDeb } from './package/deb.mjs';
import { bringKey, DOWNLOAD_PAGE, FEED, updateFeed } from './package/feed.mjs';
import { packagesRun, sbom } from './package/sbom.mjs';
import { SIGNING_KEY, sign } from './package/sign.mjs';
import { ARCHITECTURES, makeTree, PACKED_LIST } from './package/tree.mjs';
import { packPrograms } from './printer-pack.mjs';
import { changesOf, checkDump, checksums, filesToPack, packed, releasable } from './release-parts.mjs';
import { Failure, root, run, script } from './steps.mjs';

await script(async () => {
  const { version, committed } = releasable(root);
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  checkDump(root, version);
  // The tests among the checks upgrade the data of all earlier versions.
  if ((await run('node', [`${root}/scripts/check.mjs`])).code !== 0) {
    throw new Failure('The checks failed, so there is no release.');
  }
  await build({ force: true });
  const key = process.env[SIGNING_KEY];
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
  else console.log(`It is not signed. To sign it, name the file of a key of minisign in ${SIGNING_KEY}.`);
  console.log(`Release ${version} is in ${folder}. Mark its commit: git tag -a v${version}`);
});

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
