import type { ServerBuild } from 'react-router';

/** The `type` of a script, and the `rel` of a script file's link, that wait until first-script.ts starts them. */
export const LATE = 'late';

/** The route around all screens of people at work. */
const WORKPLACE = 'routes/admin';

/**
 * The elements that load a page's scripts: the build's manifest, the modules of its routes, then entry.client.tsx. They are
 * held back until the first paint, so that on a slow line they do not compete with the document, its fonts and its
 * first pictures. Presses meanwhile are kept for them (first-script.ts). Each shared file is run by a script of its own, so
 * that a slow phone can answer in between. The browsers of people at work have the files of the day before: there they are
 * read while the page is laid out, and run after the first paint as elsewhere.
 * @param routes the ids of the page's routes
 */
export function pageScripts({ assets }: ServerBuild, routes: readonly string[], nonce: string): string {
  const { entry, url, hmr } = assets;
  const shown = routes.flatMap((id) => assets.routes[id] ?? []);
  const files = [url, entry, ...shown].flatMap((part) =>
    typeof part === 'string' ? [part] : [part.module, ...(part.imports ?? [])],
  );
  const shared = [...(hmr ? [hmr.runtime] : []), url, ...entry.imports].map((file) => `import"${file}";`);
  const modules = shown.map(({ module }, place) => `import*as r${place} from"${module}";`);
  const named = shown.map(({ id }, place) => `${JSON.stringify(id)}:r${place}`);
  const start = `${modules.join('')}window.routeModules={${named}};import("${entry.module}");`;
  const late = !import.meta.env.DEV;
  const rel = late && !routes.includes(WORKPLACE) ? LATE : 'modulepreload';
  const links = [...new Set(files)].map((file) => `<link rel="${rel}" href="${file}"/>`);
  const attributes = `${nonce && ` nonce="${nonce}"`} type="${late ? LATE : 'module'}"`;
  const scripts = [...shared, start].map((script) => `<script${attributes}>${script}</script>`);
  return [...links, ...scripts].join('');
}
