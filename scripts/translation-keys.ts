// In the build for browsers, makes the lists of translations (web/translations/hindi-*.ts) name each English catalogue by
// a key instead of importing it. With the imports, whoever reads Hindi would load the English texts of all pages, and the
// texts of each page would need a file of their own, which costs whoever reads English a request.
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { keyOf } from '../web/translations/keyed-translations.ts';

const LIST = /[\\/]web[\\/]translations[\\/]hindi-[\w-]+\.ts$/;
const IMPORT = /^import \{([^}]*)\} from '([^']+)';\n/gm;
const ADDED = /\.add\(\s*(\w+),/g;
const CATALOGUES = '\0catalogues';

/** The keys of catalogues. @param modules the exported name of each catalogue, and the module that exports it */
async function keysOf(modules: ReadonlyMap<string, string>, root: string): Promise<Map<string, string>> {
  const code = [...modules]
    .map(([name, from]) => `export { ${name} } from ${JSON.stringify(from)};`)
    .join('\n');
  const { module } = await runnerImport<Record<string, object>>(CATALOGUES, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'catalogues',
        resolveId: (id) => (id === CATALOGUES ? id : null),
        load: (id) => (id === CATALOGUES ? code : null),
      },
    ],
  });
  const keys = Object.entries(module).map(([name, catalogue]): [string, string] => [name, keyOf(catalogue)]);
  const isUnique = new Set(keys.map(([, key]) => key)).size === keys.length;
  if (!isUnique) throw new Error('Two catalogues have the same texts, so they have the same key');
  return new Map(keys);
}

/** The module that a specifier of a list names. */
const fileOf = (specifier: string, root: string): string =>
  specifier.startsWith('#') ? join(root, specifier.slice(1)) : specifier;

export function translationKeys(root: string): Plugin {
  return {
    name: 'translation-keys',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (this.environment.name !== 'client' || !LIST.test(id)) return null;
      const added = new Set([...code.matchAll(ADDED)].map(([, name = '']) => name));
      const modules = new Map<string, string>();
      const withoutImports = code.replace(IMPORT, (whole, list: string, from: string) => {
        const names = list.split(',').flatMap((name) => name.trim() || []);
        const catalogues = names.filter((name) => added.has(name));
        for (const name of catalogues) modules.set(name, fileOf(from, root));
        const others = names.filter((name) => !added.has(name));
        if (catalogues.length === 0) return whole;
        return others.length > 0 ? `import { ${others.join(', ')} } from '${from}';\n` : '';
      });
      const keys = await keysOf(modules, root);
      const keyed = withoutImports.replace(ADDED, (whole, name: string) => {
        const key = keys.get(name);
        if (key === undefined) throw new Error(`${id} does not import ${name}`);
        return whole.replace(name, JSON.stringify(key));
      });
      return { code: keyed, map: null };
    },
  };
}
