// Lists of packages (SBOM) as CycloneDX JSON: of the sources, which run with all that is not for developers only, and of a
// package, which has some of these in node_modules, others inside its pages, and two programs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../steps.mjs';

/** What the build notes (scripts/packed-packages.ts). */
const INSIDE_PAGES = ['client', 'ssr', 'worker'];

/** @param {string} folder @param {string} file */
const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/**
 * A program that no package of npm describes. Scanners find its faults by its CPE.
 * @param {{ vendor: string, name: string, version: string, sha256: string }} program
 */
export const programComponent = ({ vendor, name, version, sha256 }) => ({
  'bom-ref': `${name}@${version}`,
  type: 'application',
  name,
  version,
  cpe: `cpe:2.3:a:${vendor}:${name}:${version}:*:*:*:*:*:*:*`,
  purl: `pkg:generic/${name}@${version}`,
  hashes: [{ alg: 'SHA-256', content: sha256 }],
});

/**
 * The packages of a lock file that are not for developers only, as `name@version`.
 * @param {{ packages: Record<string, { version: string, dev?: boolean, name?: string }> }} lock
 */
export const packagesRun = ({ packages }) =>
  new Set(
    Object.entries(packages).flatMap(([path, { version, dev, name }]) =>
      path === '' || dev ? [] : [`${name ?? path.split('node_modules/').at(-1)}@${version}`],
    ),
  );

/**
 * What a package has of npm: the folders of its node_modules and what its pages have inside, as `name@version`.
 * @param {string} folder the project's @param {string[]} places folders in node_modules
 * @throws Failure if the lock file has no such package
 */
export function packagesPacked(folder, places) {
  const { packages } = readJson(folder, 'package-lock.json');
  const inside = INSIDE_PAGES.flatMap((part) => readJson(folder, `build/.packages-${part}.json`));
  return new Set(
    [...places, ...inside].map((place) => {
      const found = packages[`node_modules/${place}`];
      if (!found) throw new Failure(`${place} is packed, and package-lock.json does not have it.`);
      return `${found.name ?? place.split('node_modules/').at(-1)}@${found.version}`;
    }),
  );
}

/**
 * The packages that something runs with, as CycloneDX JSON. They are described from package-lock.json, without the network.
 * `npm sbom --omit dev` leaves out packages that developers' tools use too, such as react, so the choice is the caller's.
 * npm's random number and time are replaced, so that the same commit gives the same text.
 * @param {string} folder @param {Date} at
 * @param {ReadonlySet<string>} run which packages, as `name@version`
 * @param {ReturnType<typeof programComponent>[]} programs
 */
export function sbom(folder, at, run, programs = []) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const found = JSON.parse(
    execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  );
  const { name, version } = readJson(folder, 'package.json');
  /** @param {{ name: string, version: string }} component */
  const isRun = (component) => run.has(`${component.name}@${component.version}`);
  found.metadata.timestamp = at.toISOString();
  found.metadata.component.name = name;
  found.components = [...found.components.filter(isRun), ...programs].sort(
    (/** @type {{ purl: string }} */ a, /** @type {{ purl: string }} */ b) => (a.purl < b.purl ? -1 : 1),
  );
  const refs = new Set([
    found.metadata.component['bom-ref'],
    ...found.components.map((/** @type {{ 'bom-ref': string }} */ each) => each['bom-ref']),
  ]);
  found.dependencies = found.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => refs.has(ref))
    .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((each) => refs.has(each)),
    }));
  const hash = createHash('sha256')
    .update(JSON.stringify([name, version, found.components]))
    .digest('hex');
  const digits = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  found.serialNumber = `urn:uuid:${digits.join('-')}`;
  return `${JSON.stringify(found, null, 2)}\n`;
}
