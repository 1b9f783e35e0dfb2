import { arePlansOn } from '#domain/plans/plans-on.ts';

/** Pages of every kitchen that search engines may list. All others belong to one person, or have nothing to find. */
export const PUBLIC_PAGES = ['/', '/menu', '/about', '/support', '/legal', '/privacy'] as const;

/** The pages of a kitchen that search engines may list. */
export const publicPages = (site: Parameters<typeof arePlansOn>[0]): readonly string[] =>
  arePlansOn(site) ? [...PUBLIC_PAGES, '/plans'] : PUBLIC_PAGES;

/** Whether the page at a path is one that search engines may list. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.some((page) => page === path) || /^\/plans(\/|$)/.test(path);
}
