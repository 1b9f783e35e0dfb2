// Notes which packages the pages and the worker have inside, for the list of packages of a release (scripts/package/sbom.mjs):
// these are not in the node_modules that is packed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  type: 'chunk';
  moduleIds: string[];
}

const NAME = `(?:@[^/]+/)?[^/]+`;
const PLACE = new RegExp(`^${NAME}(?:/node_modules/${NAME})*`);

/** The places in node_modules of the packages that modules belong to, such as 'a/node_modules/b', sorted. */
export function placesOf(modules: string, ids: readonly string[]): string[] {
  const found = ids.flatMap((id) => {
    const [, file] = id.replaceAll('\\', '/').split(`${modules.replaceAll('\\', '/')}/`);
    return file === undefined ? [] : (PLACE.exec(file) ?? []);
  });
  return [...new Set(found)].sort();
}

/** A plugin of Vite and of Rolldown, which writes `build/.packages-<part>.json`. Vite builds several parts with one plugin. */
export const packedPackages = (root: string, part?: string) => ({
  name: 'packed-packages',
  generateBundle(
    this: { environment?: { name: string } },
    _: unknown,
    bundle: Readonly<Record<string, Chunk | { type: 'asset' }>>,
  ) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const places = placesOf(join(root, 'node_modules'), ids);
    mkdirSync(join(root, 'build'), { recursive: true });
    const name = part ?? this.environment?.name ?? 'pages';
    writeFileSync(join(root, `build/.packages-${name}.json`), `${JSON.stringify(places, null, 2)}\n`);
  },
});
