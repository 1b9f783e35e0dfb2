// Which catalogues of texts a page uses without loading their translations (web/translations/other-language.ts): such texts would be
// English on its pages in another language. It follows the imports from a route, static and dynamic ones.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUES } from '../domain/languages/catalogues.ts';
import { PART_OF_ROUTES } from '../web/translations/route-parts.ts';

type Part = keyof typeof PART_OF_ROUTES;

/** The parts that only some pages load, by the module and the name of each catalogue. */
const LATER = new Map(
  (Object.keys(PART_OF_ROUTES) as Part[]).flatMap((part) =>
    Object.entries(CATALOGUES[part]).map(([name, module]) => [`${module} ${name}`, part] as const),
  ),
);

/** Parts that see to their texts themselves: one shows some only at addresses of people at work, which load them, one loads them. */
const ON_THEIR_OWN = ['web/routes/parts/site-waiting.tsx', 'web/routes/parts/next-meal.tsx'];

interface Import {
  module: string;
  /** What is imported by name; undefined for a whole module, which is only followed. */
  names: readonly string[];
}

const STATIC =
  /^(?:import|export)\s+(?!type\b)(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\}\s*)?(?:\*\s+as\s+\w+\s+)?from\s+'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;

/** The path of an imported module of ours; undefined for a library. */
function pathOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined;
}

function importsOf(path: string, text: string): Import[] {
  const found = [...text.matchAll(STATIC)].map(([, names = '', specifier = '']) => ({
    module: pathOf(path, specifier),
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/, 1)[0] ?? name),
  }));
  const later = [...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    module: pathOf(path, specifier),
    names: [],
  }));
  return [...found, ...later].filter((each): each is Import => each.module !== undefined);
}

/**
 * The catalogues that a route reaches and whose part it does not load, with the module that uses each: 'dishMessages in
 * web/shop/carts/cart-item.tsx'. Modules that only pass a catalogue on are followed.
 * @param route its module, such as `web/routes/cart.tsx`
 * @param read the text of a module; undefined if there is none
 */
export function textsNotLoaded(
  route: string,
  read: (path: string) => string | undefined,
  asks: (part: Part) => boolean,
): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || ON_THEIR_OWN.includes(path)) return;
    seen.add(path);
    const text = /\.tsx?$/.test(path) ? read(path) : undefined;
    if (text === undefined) return;
    for (const { module, names } of importsOf(path, text)) {
      for (const name of names) {
        const part = LATER.get(`${module} ${name}`);
        if (part && !asks(part)) found.add(`${name} in ${path}`);
      }
      visit(module);
    }
  };
  visit(route);
  return [...found].sort();
}

/** The same for a route of this tree. */
export function textsNotLoadedBy(route: string, root: string): string[] {
  const id = route.replace(/^web\//, '').replace(/\.tsx$/, '');
  return textsNotLoaded(
    route,
    (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    (part) => PART_OF_ROUTES[part].test(id),
  );
}
