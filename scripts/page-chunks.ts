// Which script files the modules of the pages are built into. A file costs a request, and what a page does not need
// costs its visitors bytes, so there are four shared files, and each page has one of its own.

/** What the bundler knows about a module. */
export interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const PACKAGES = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|appwrite)[\\/]/;
/** All pages import icons through this module, so it is ignored: each icon goes into the file of the pages that use it. */
const ICONS = /node_modules[\\/]lucide-react[\\/]/;
const PAGE = /[\\/]web[\\/](?:routes[\\/])?((?:root|entry\.client|[\w-]+)\.tsx)(?:\?|$)/;
/** What a feature says. These modules use no icons. */
const TEXTS = /[\\/]web[\\/]features[\\/].*texts\.tsx?$/;
/** The modules whose needs make up the file that the most visited pages load. */
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

/** The shared files, the most widely needed first. A file includes the dependencies of its modules, except those of files before it. */
export const SHARED_CHUNKS = ['packages', 'app', 'account', 'admin-texts'] as const;

/** The shared file that a module is built into; null leaves it to the bundler, which puts it where it is needed. */
export function chunkOf(id: string, modules: Modules): (typeof SHARED_CHUNKS)[number] | null {
  if (PACKAGES.test(id)) return 'packages';
  if (ICONS.test(id)) return null;
  const pages = pagesThatNeed(id, modules);
  if (FRAME.some((page) => pages.has(page))) return 'app';
  if (pages.size < 2) return null;
  if (FIRST_PAGES.some((page) => pages.has(page))) return 'app';
  if ([...pages].some((page) => !page.startsWith('admin'))) return 'account';
  // The admin's navigation names every screen. A shared file of more than words would take icons along that pages of
  // customers need, and be fetched for them.
  return TEXTS.test(id) ? 'admin-texts' : null;
}
