// npm run release: checks and builds the committed files, and writes the release of the version in package.json to
// release/<version>: an archive with the built pages, the list of its packages, its changes, and checksums. It uses no
// network and publishes nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { changesOf, checkDump, checksums, filesToPack, packed, releasable, sbom } from './release-parts.mjs';
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
  // A check or the build may have changed a file.
  releasable(root);
  const name = `rasoi-${version}`;
  const files = {
    [`${name}.tar.gz`]: await packed(root, filesToPack(root), { name, at: committed }),
    [`${name}.cdx.json`]: sbom(root, committed),
    'CHANGES.md': changes,
  };
  const folder = join(root, 'release', version);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries({ ...files, SHA256SUMS: checksums(files) })) {
    writeFileSync(join(folder, file), content);
  }
  console.log(`Release ${version} is in ${folder}. Mark its commit: git tag -a v${version}`);
});
