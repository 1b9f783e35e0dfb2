import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowsers } from '#scripts/chromium.mjs';
import { type DebianRoot, missingForRoot, openDebianRoot } from './debian-root.ts';
import { installCommands, strangersHour, writtenSize, writtenSteps } from './stranger.ts';
import { packVersions } from './versions.ts';

const missing = missingForRoot('pebble', 'pebble-challtestsrv', 'certutil', 'ip');
if (missing) console.warn(`tests/packaging/stranger.test.ts is skipped: it ${missing}`);

const work = missing ? '' : mkdtempSync(join(tmpdir(), 'rasoi-stranger-'));
const shared = inject('packagingFolder');
let root: DebianRoot;
let packageFile: string;

beforeAll(async () => {
  if (missing) return;
  root = await openDebianRoot(shared);
  const [made = ''] = await packVersions({ shared, folder: work }, [{ version: '7.1.0' }]);
  packageFile = basename(made);
  copyFileSync(made, join(root.folder, 'tmp', packageFile));
  rmSync(made);
});
afterAll(async () => {
  await root?.close();
  if (work) rmSync(work, { recursive: true });
});

// INSTALL-13
describe.skipIf(missing)('a stranger who follows docs/install.md', () => {
  it('types five commands on a new server, and then takes the first order over HTTPS', async () => {
    expect(installCommands(packageFile)).toHaveLength(5);
    const { shell: browser } = await findBrowsers();
    const seen = await strangersHour({ root: root.folder, packageFile, browser });
    for (const { seconds, did } of seen.steps) console.log(`${seconds} s: ${did}`);
    expect(seen.steps.map(({ did }) => did)).toEqual(writtenSteps(packageFile));
    expect(seen.status).toMatch(/^Server: +ready$/m);
    expect(seen.status).toMatch(/^Address: +https:\/\/khana\.example$/m);
    expect(seen.protocols.length).toBeGreaterThan(5);
    expect(new Set(seen.protocols)).toEqual(new Set(['https: h2']));
    expect(seen.ordered).toMatch(/^#\d{4,}$/);
    expect(seen.ownerSaw).toContain(seen.ordered);
    expect(seen.steps.at(-1)?.seconds).toBeLessThan(600);
  });

  it('fetches a package of the size that the page names', () => {
    const file = join(root.folder, 'tmp', packageFile);
    // As a release compresses it, on all processors.
    const squeezed = 'set -e; dpkg-deb --fsys-tarfile "$1" | xz -6 -T0 | wc -c';
    const size = Number(execFileSync('sh', ['-c', squeezed, 'sh', file], { encoding: 'utf8' }));
    expect(Math.abs(size / writtenSize() - 1)).toBeLessThan(0.1);
    // Two processors that also draw pages take eight minutes for it, alone a quarter of that.
  }, 1_800_000);
});
