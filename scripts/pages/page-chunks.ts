// Decides into which script file each module of the pages is built. Each file costs a request, and code that a page does
// not need costs bytes, so there are a few shared files and one file per page.

/** The bundler's data about modules. */
export interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const PACKAGES =
  /node_modules[\\/]((react|react-dom|scheduler|react-router|@tanstack)[\\/]|appwrite[\\/]src[\\/](query|id)\.ts)/;
/** Parts of TanStack Query that only some pages use. */
const SELDOM =
  /@tanstack[\\/].*[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js/;
/** The SDK, which is loaded when something is first asked of it. */
const SDK =
  /node_modules[\\/]appwrite[\\/]src[\\/](client|service|services[\\/](account|databases))\.ts|[\\/]web[\\/]lib[\\/]sdk[\\/](browser-)?services\.ts/;
/** Everything imports the SDK through one module, so it is ignored. */
const BARREL = /node_modules[\\/]appwrite[\\/]/;
const ENTRY = /[\\/]web[\\/]entry\.client\.tsx/;
const PAGE = /[\\/]web[\\/](?:routes[\\/](?:parts[\\/])?)?((?:root|entry\.client|[\w-]+)\.tsx)(?:\?|$)/;
/** Modules that only documents need, though modules of pages import them. */
export const SERVER_ONLY =
  /[\\/]web[\\/](shared[\\/]content[\\/]structured|routes[\\/]parts[\\/]restaurant)-data\.ts/;
/** What only a demo loads, from wherever the modules that it needs are. */
const DEMO = /[\\/]web[\\/]shared[\\/]demo[\\/]demo-banner\.tsx$/;
/** Parts of the first pages that are loaded after them (web/lib/page/later.ts). */
const LATER =
  /[\\/]web[\\/](routes[\\/](parts[\\/]site-footer|menu[\\/]menu-dish)\.tsx|lib[\\/]live[\\/]live-updates\.ts|shop[\\/]menus[\\/]scroll-spy\.ts|shop[\\/](carts[\\/]cart-(bar|panel)|opening[\\/]opening-notice|shell[\\/](language-switch|mobile-nav|next-pages|offline-notice|page-(address|top))|dishes[\\/]filter-panel)\.tsx)$/;
/** What every screen of people at work needs of the handbook: in a shared file, other pages would load it. */
const HELP =
  /[\\/]domain[\\/]handbook[\\/](screens|tasks)\.ts$|[\\/]web[\\/]staff[\\/]handbook[\\/]help-path\.ts$/;
/** What the texts of another language need, and later parts or other pages too: with it, those texts would load all of these. */
const CHOICE = /[\\/]domain[\\/]languages[\\/](choice|completed)\.ts$/;
/**
 * What the check of a pincode, which only shops with areas load, needs besides cart and payment: it would make files of its
 * own.
 */
const OF_PINCODE =
  /[\\/]web[\\/](shop[\\/]areas[\\/](answer|texts)|lib[\\/]person[\\/]delivery-pincode)\.ts$|[\\/]domain[\\/]areas[\\/]messages\.ts$/;
/** What the menu and a part that it loads itself both need: it would make a file of its own. */
const OF_MENU_AND_PART = /[\\/]web[\\/]shop[\\/]favourites[\\/]known\.ts$/;
/** The texts of screens. These modules use no icons. */
const TEXTS = /[\\/]web[\\/](shop|staff|shared)[\\/].*texts\.tsx?$/;
/** The modules that every page loads. */
const FRAME = ['root.tsx', 'entry.client.tsx'];
/** The other pages that are fetched ahead (web/lib/page/next-pages.ts). */
const NEXT_PAGES = ['cart.tsx', 'payment.tsx', 'orders.tsx', 'login.tsx'];

/** Returns the pages that need a module as soon as they open, with `later` among them if a later part needs it. */
function pagesThatNeed(id: string, modules: Modules): Set<string> {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const module of seen) {
    const page = LATER.test(module) ? 'later' : PAGE.exec(module)?.[1];
    if (SERVER_ONLY.test(module) || DEMO.test(module)) continue;
    if (page) pages.add(page);
    else for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** The shared files, the most used first. A file includes the dependencies of its modules, except those in earlier files. */
export const SHARED_CHUNKS = [
  'packages',
  'app',
  'sdk',
  'of-home',
  'sign-in',
  'account',
  'later',
  'other-pages',
  'admin-texts',
] as const;

/** Whether a built file is loaded by every page before it runs anything, so that no part has to ask for it. */
export const isLoadedFirst = (file: string): boolean =>
  /^assets\/(rolldown-runtime|packages|app)-/.test(file);

/** The shared file for a module; null lets the bundler put it into the file of the page that needs it. */
export function chunkOf(id: string, modules: Modules): (typeof SHARED_CHUNKS)[number] | null {
  if (SDK.test(id)) return 'sdk';
  if (CHOICE.test(id)) return 'of-home';
  if (OF_PINCODE.test(id)) return 'account';
  if (SELDOM.test(id) || HELP.test(id)) return null;
  if (PACKAGES.test(id)) return 'packages';
  // The entry runs as soon as its file is loaded, which must be after the modules of the page's routes.
  if (BARREL.test(id) || ENTRY.test(id)) return null;
  const pages = pagesThatNeed(id, modules);
  if (FRAME.some((page) => pages.has(page)) || OF_MENU_AND_PART.test(id)) return 'app';
  const opened = [...pages].filter((page) => page !== 'later');
  // A translation imports the menu's texts, too, which would make a file of its own of them.
  const isShared = pages.size > 1 || (pages.has('menu.tsx') && TEXTS.test(id));
  if (isShared && pages.has('menu.tsx')) return 'app';
  // A file of its own, so that the menu does not load it.
  if (isShared && pages.has('home.tsx')) return 'of-home';
  if (pages.size > 1 && pages.has('login.tsx')) return 'sign-in';
  if (pages.size > 1 && NEXT_PAGES.some((page) => pages.has(page))) return 'account';
  if (pages.has('later')) return 'later';
  if (pages.size < 2) return null;
  // Fetched with the pages that need it, not ahead.
  if (opened.some((page) => !page.startsWith('admin'))) return 'other-pages';
  // The admin navigation imports the texts of every screen. This shared file holds only texts: with components it would
  // also contain icons that customers' pages use, and these pages would have to load it.
  return TEXTS.test(id) ? 'admin-texts' : null;
}
