// Decides into which script file each module of the pages is built. Each file costs a request, and code that a page does
// not need costs bytes, so there are four shared files and one file per page.

/** The bundler's data about modules. */
export interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const PACKAGES = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|appwrite)[\\/]/;
/** All pages import icons through this module, so it is ignored: each icon goes into the file of the pages that use it. */
const ICONS = /node_modules[\\/]lucide-react[\\/]/;
const PAGE = /[\\/]web[\\/](?:routes[\\/])?((?:root|entry\.client|[\w-]+)\.tsx)(?:\?|$)/;
/** The texts of features. These modules use no icons. */
const TEXTS = /[\\/]web[\\/]features[\\/].*texts\.tsx?$/;
/** The modules that every page loads. */
const FRAME = ['root.tsx', 'entry.client.tsx'];
const FIRST_PAGES = ['home.tsx', 'menu.tsx'];

/** Returns the pages that need a module as soon as they open. */
function pagesThatNeed(id: string, modules: Modules): Set<string> {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const module of seen) {
    const page = PAGE.exec(module)?.[1];
    if (page) pages.add(page);
    else for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** The shared files, the most used first. A file includes the dependencies of its modules, except those in earlier files. */
export const SHARED_CHUNKS = ['packages', 'app', 'account', 'admin-texts'] as const;

/** The shared file for a module; null lets the bundler put it into the file of the page that needs it. */
export function chunkOf(id: string, modules: Modules): (typeof SHARED_CHUNKS)[number] | null {
  if (PACKAGES.test(id)) return 'packages';
  if (ICONS.test(id)) return null;
  const pages = pagesThatNeed(id, modules);
  if (FRAME.some((page) => pages.has(page))) return 'app';
  if (pages.size < 2) return null;
  if (FIRST_PAGES.some((page) => pages.has(page))) return 'app';
  if ([...pages].some((page) => !page.startsWith('admin'))) return 'account';
  // The admin navigation imports the texts of every screen. This shared file holds only texts: with components it would
  // also contain icons that customers' pages use, and these pages would have to load it.
  return TEXTS.test(id) ? 'admin-texts' : null;
}
