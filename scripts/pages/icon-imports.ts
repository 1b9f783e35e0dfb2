import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
/** An icon's module in the package. */
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** The parts of an icon's data that its drawing does not need: names, sizes, and keys without meaning. */
const UNUSED = /^\s*(name: ".*"|size: \d+|aliases: \[.*\]),?$|, key: "\w+"|^__iconData\.node;$/gm;
const EXPORTS = /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g;

/** The module of each icon, by every name that the package exports it under. */
function iconModules(list: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(EXPORTS)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      modules.set(name, join(dirname(list), file));
  }
  return modules;
}

/**
 * Imports each icon from its own module instead of from the list of all icons, through which every page seems to need
 * every icon: so each goes into the script file of the pages that show it (page-chunks.ts). Only its drawing is kept.
 * @param list the package's main module
 */
export function iconImports(list: string): Plugin {
  const modules = iconModules(list);
  return {
    name: 'icon-imports',
    apply: 'build',
    transform(code, id) {
      if (ICON.test(id)) return { code: code.replace(UNUSED, ''), map: null };
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null;
      const own = code.replace(IMPORTS, (all, names: string) => {
        const imports = names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => {
            const [icon = '', local = icon] = name.split(/\s+as\s+/);
            const file = modules.get(icon);
            return file && `import ${local} from ${JSON.stringify(file)};`;
          });
        return imports.every((line) => line) ? imports.join(' ') : all;
      });
      return { code: own, map: null };
    },
  };
}
