/** Pages that search engines may list. All others belong to one person, or have nothing to find. */
export const PUBLIC_PAGES = ['/', '/menu', '/about', '/support', '/legal', '/privacy'] as const;

/** Whether the page at a path is one that search engines may list. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.some((page) => page === path);
}
