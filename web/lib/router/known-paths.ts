import { matchPath } from 'react-router';
import type { ListedRoute } from './route-modules.tsx';

/** A path as the router compares it: without escapes, but with those of a slash. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

const firstSegment = (path: string): string => path.split('/').find((segment) => segment !== '') ?? '';

/**
 * Says whether a path has a page of its own, rather than the one for all other paths. The router's own search takes 2 ms,
 * which a client that asks for made-up paths would take from all others; here only paths with the same beginning are tried.
 * @param base the part before all paths of a language, such as '/hi'; '/' for none
 */
export function createKnownPaths(
  routes: readonly ListedRoute[],
  base: string,
): (pathname: string) => boolean {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const pathOf = ({ path = '', parentId }: ListedRoute): string => {
    const parent = byId.get(parentId ?? '');
    return `${parent ? pathOf(parent) : ''}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  };
  const patterns = new Map<string, Set<string>>();
  for (const route of routes) {
    if (route.path === '*') continue;
    const path = pathOf(route);
    const first = firstSegment(path);
    patterns.set(first, (patterns.get(first) ?? new Set()).add(path));
  }
  const prefix = base.replace(/\/$/, '');
  return (pathname) => {
    const path = decoded(pathname);
    if (!path.toLowerCase().startsWith(prefix)) return false;
    const inside = path.slice(prefix.length);
    if (inside !== '' && !inside.startsWith('/')) return false;
    const alike = patterns.get(firstSegment(inside).toLowerCase()) ?? [];
    return [...alike].some((pattern) => matchPath(pattern, inside === '' ? '/' : inside) !== null);
  };
}
