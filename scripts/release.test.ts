import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedShape, notesShape } from '#domain/operation/updates.ts';
import { bringKey, KEY_FILE, updateFeed } from './package/feed.mjs';
import { prepare } from './package/prepare.mjs';
import { packagesRun, sbom } from './package/sbom.mjs';
import { checkKey } from './package/sign.mjs';
import { changesOf, checkDump, checksums, filesToPack, packed, releasable } from './release-parts.mjs';
import { root } from './steps.mjs';

// The parts of `npm run release`, on a small project. It checks and builds as `npm run check` and `npm run build` do.

const FILES = {
  'package.json': '{ "name": "rasoi", "version": "1.2.0" }',
  'server/main.ts': 'export {};',
  'server/main.test.ts': 'it',
  'tests/kitchen.ts': '',
  'bench/pages.ts': '',
  'scripts/start.sh': '#!/bin/sh',
  '.gitignore': 'build\nrelease\n.env\n',
};
const BUILT = {
  'build/app/main.js': 'app',
  'build/client/a.js': 'a',
  'build/commands/rasoi.js': 'r',
  'build/printer/printer.js': 'p',
  'build/server/index.js': 's',
  'build/worker/sw.js': 'w',
  'build/.made-of': 'hash',
  '.env': 'SECRET=1',
};
const AT = new Date('2026-11-23T04:00:00Z');

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=R', '-c', 'user.email=r@example.in', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rasoi-release-'));
  write({ ...FILES, ...BUILT });
  chmodSync(join(folder, 'scripts/start.sh'), 0o755);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// SEC-15
describe('a release', () => {
  it('is made of a committed version that does not exist yet', () => {
    expect(releasable(folder)).toEqual({ version: '1.2.0', committed: expect.any(Date) });
    write({ 'server/other.ts': '' });
    expect(() => releasable(folder)).toThrow('server/other.ts');
    rmSync(join(folder, 'server/other.ts'));
    git('tag', 'v1.2.0');
    expect(() => releasable(folder)).toThrow('Version 1.2.0 exists already');
    git('tag', '-d', 'v1.2.0');
    mkdirSync(join(folder, 'release/1.2.0'), { recursive: true });
    expect(() => releasable(folder)).toThrow('Version 1.2.0 exists already');
    rmSync(join(folder, 'release'), { recursive: true });
  });

  it('needs a dump of its own data, with its migrations', () => {
    const dump = 'tests/landed-schemas/1.2.0';
    const facts = (...names: string[]) =>
      JSON.stringify({ migrations: Object.fromEntries(names.map((name) => [name, 'sha'])) });
    write({ 'server/db/migrations/0001-first.sql': '', 'server/db/migrations/0002-second.sql': '' });
    try {
      expect(() => checkDump(folder, '1.2.0')).toThrow('The release has no dump of its data');
      write({ [`${dump}.tar.gz`]: '', [`${dump}.json`]: facts('0001-first') });
      expect(() => checkDump(folder, '1.2.0')).toThrow('has other migrations than the release');
      write({ [`${dump}.json`]: facts('0002-second', '0001-first') });
      checkDump(folder, '1.2.0');
    } finally {
      for (const path of ['server/db', 'tests/landed-schemas'])
        rmSync(join(folder, path), { recursive: true });
    }
  });

  it('holds what a kitchen runs with the built pages, and neither tests nor secrets', () => {
    expect(filesToPack(folder)).toEqual([
      '.gitignore',
      'build/.made-of',
      'build/app/main.js',
      'build/client/a.js',
      'build/commands/rasoi.js',
      'build/printer/printer.js',
      'build/server/index.js',
      'build/worker/sw.js',
      'package.json',
      'scripts/start.sh',
      'server/main.ts',
    ]);
  });

  it('is the same bytes whenever and wherever it is packed', async () => {
    const options = { name: 'rasoi-1.2.0', at: AT };
    const first = await packed(folder, filesToPack(folder), options);
    utimesSync(join(folder, 'server/main.ts'), new Date(0), new Date(0));
    chmodSync(join(folder, 'server/main.ts'), 0o600);
    expect(await packed(folder, filesToPack(folder), options)).toEqual(first);
    const text = gunzipSync(first).toString('latin1');
    expect(text).toContain('rasoi-1.2.0/server/main.ts');
    write({ 'build/client/a.js': 'b' });
    expect(await packed(folder, filesToPack(folder), options)).not.toEqual(first);
  });

  it('is refused without a build', () => {
    expect(() => filesToPack(join(root, 'docs'))).toThrow();
  });

  it('has the changes of its version only', () => {
    const changelog =
      '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-23\n\n### Added\n\n- One\n\n## [1.1.0] - 2026-11-01\n\n- Two\n';
    expect(changesOf(changelog, '1.2.0')).toBe('### Added\n\n- One\n');
    for (const version of ['1.3.0', 'Unreleased', '1.2']) {
      expect(() => changesOf(changelog, version)).toThrow(`"## [${version}] - <date>"`);
    }
  });

  it('has checksums that sha256sum can check', () => {
    const hash = createHash('sha256').update('x').digest('hex');
    expect(checksums({ 'a.txt': 'x', 'b.txt': Buffer.from('x') })).toBe(`${hash}  a.txt\n${hash}  b.txt\n`);
  });

  it('lists every package that it runs with, and no other, without a date of its own', () => {
    const run = packagesRun(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
    const text = sbom(root, AT, run);
    const { bomFormat, metadata, components, serialNumber } = JSON.parse(text);
    expect([bomFormat, metadata.timestamp, metadata.component.name]).toEqual([
      'CycloneDX',
      AT.toISOString(),
      'rasoi',
    ]);
    const listed = new Set(
      components.map((each: { name: string; version: string }) => `${each.name}@${each.version}`),
    );
    expect(listed).toEqual(run);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [name, version] of Object.entries(dependencies))
      expect(listed).toContain(`${name}@${version}`);
    for (const name of ['vitest', '@playwright/test', '@biomejs/biome'])
      expect(listed).not.toContain(`${name}@${devDependencies[name]}`);
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(sbom(root, AT, run)).toBe(text);
  }, 60_000);

  // INSTALL-19
  it('is prepared in one commit, in which version, changes and dump agree', async () => {
    const changes =
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Three\n\n## [1.2.0] - 2026-11-23\n\n- Two\n';
    const lock =
      '{ "version": "1.2.0", "packages": { "": { "version": "1.2.0" }, "a": { "version": "1.2.0" } } }';
    write({ 'CHANGELOG.md': changes, 'package-lock.json': lock });
    const before = git('rev-parse', 'HEAD').trim();
    git('config', 'user.name', 'R');
    git('config', 'user.email', 'r@example.in');
    const dump = async (version: string) => write({ [`tests/landed-schemas/${version}.json`]: '{}' });
    const make = (version: string) => prepare(folder, version, { dump, today: AT });
    try {
      await expect(make('1.3.0')).rejects.toThrow('Commit or remove these first');
      git('add', '-A');
      git('commit', '-qm', 'second');
      await expect(make('1.3')).rejects.toThrow('is no version');
      await expect(make('1.2.0')).rejects.toThrow('does not come after 1.2.0');
      await make('1.10.0');
      expect(git('status', '--porcelain')).toBe('');
      expect(git('log', '-1', '--format=%s').trim()).toBe('release: version 1.10.0');
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      expect(releasable(folder).version).toBe('1.10.0');
      expect(changesOf(read('CHANGELOG.md'), '1.10.0')).toBe('### Added\n\n- Three\n');
      expect(read('CHANGELOG.md')).toContain('## [1.10.0] - 2026-11-23\n');
      expect(JSON.parse(read('package-lock.json'))).toEqual({
        version: '1.10.0',
        packages: { '': { version: '1.10.0' }, a: { version: '1.2.0' } },
      });
      expect(read('tests/landed-schemas/1.10.0.json')).toBe('{}');
      await expect(make('1.11.0')).rejects.toThrow('nothing under [Unreleased]');
    } finally {
      git('reset', '-q', '--hard', before);
    }
  });

  // INSTALL-19
  it('is not begun without a key, or with one that is missing', async () => {
    const said = (env: Record<string, string>) =>
      new Promise<string>((resolve) =>
        execFile(
          process.execPath,
          [join(root, 'scripts/release.mjs')],
          { env: { PATH: process.env.PATH, ...env } },
          (error, out, err) => resolve(`${error?.code} ${out}${err}`),
        ),
      );
    expect(await said({})).toMatch(/^1 RASOI_SIGNING_KEY must name the file/);
    expect(() => checkKey('/nowhere/key')).toThrow('there is no file /nowhere/key');
  });

  it('of this repository has its section in the changelog', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)).toMatch(/^### Added$/m);
  });
});

// UPDATE-4
describe('the list of versions', () => {
  const changelog = [
    '# Changelog',
    '## [Unreleased]\n\n- Not yet',
    '## [1.2.0] - 2026-11-23\n\n### Added\n\n- **Tours** for\n  riders (see [docs](docs/a.md)).\n\n### Security\n\n- `x` is mended',
    '## [1.1.0] - 2026-11-01\n\n### Added\n\n- Two',
  ].join('\n\n');
  const notes = { en: ['For owners'], hi: ['मालिक के लिए'] };

  it('has all versions with notes for owners, and which of them mend a security fault', () => {
    write({ 'CHANGELOG.md': changelog, 'docs/release-notes/1.1.0.json': JSON.stringify(notes) });
    const feed = JSON.parse(updateFeed(folder, AT, 'https://rasoi.example/releases'));
    expect(v.parse(feedShape, feed)).toEqual({
      product: 'rasoi',
      made: '2026-11-23T04:00:00.000Z',
      page: 'https://rasoi.example/releases',
      releases: [
        {
          ...{ version: '1.2.0', date: '2026-11-23', security: true },
          notes: { en: ['Tours for riders (see docs).', 'x is mended'] },
        },
        { version: '1.1.0', date: '2026-11-01', security: false, notes },
      ],
    });
    expect(updateFeed(folder, AT, undefined)).not.toContain('page');
    expect(() => updateFeed(folder, AT, 'http://rasoi.example')).toThrow('https://');
  });

  it('of this repository can be read, with notes in English and Hindi', () => {
    expect(v.is(feedShape, JSON.parse(updateFeed(root, AT, undefined)))).toBe(true);
    for (const file of readdirSync(join(root, 'docs/release-notes'))) {
      const read = v.parse(
        notesShape,
        JSON.parse(readFileSync(join(root, 'docs/release-notes', file), 'utf8')),
      );
      expect([file, read.hi?.length]).toEqual([file, read.en.length]);
    }
  });

  it('goes with the public key of the release, which is packed only if there is one', () => {
    write({ [KEY_FILE]: 'of an earlier release' });
    expect(filesToPack(folder)).toContain(KEY_FILE);
    bringKey(folder, undefined);
    expect(filesToPack(folder)).not.toContain(KEY_FILE);
    expect(() => bringKey(folder, join(folder, 'nobody'))).toThrow('RASOI_SIGNING_KEY');
  });
});
