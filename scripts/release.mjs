// The two commands of a release (docs/releases.md):
// npm run release -- prepare VERSION   dates the changes, raises the version, makes the dump of its data, and commits them.
// npm run release                      checks, builds, packs and signs what is committed, with the key that RASOI_SIGNING_KEY names;
//                                      with `-- --unsigned` without one. RASOI_DOWNLOAD_PAGE says where people get the files.
import { flagsOf } from './flags.mjs';
import { install } from './install.mjs';
import { Failure, root, script } from './steps.mjs';

const UNSIGNED = '--unsigned';

await script(async () => {
  const [first, version, ...more] = process.argv.slice(2);
  if (first === 'prepare') {
    if (!version || more.length > 0) throw new Failure('It is typed so: npm run release -- prepare 1.2.3');
    await install();
    const { prepare } = await import('./package/prepare.mjs');
    await prepare(root, version);
    return;
  }
  const flags = flagsOf('npm run release', [UNSIGNED, 'prepare VERSION']);
  const key = process.env.RASOI_SIGNING_KEY || undefined;
  if (!key && !flags.includes(UNSIGNED))
    throw new Failure(
      `RASOI_SIGNING_KEY must name the file of a secret key of minisign, with which the release is signed (minisign -G makes one). Without one: npm run release -- ${UNSIGNED}`,
    );
  await install();
  const { makeRelease } = await import('./package/make-release.mjs');
  await makeRelease(flags.includes(UNSIGNED) ? undefined : key);
});
