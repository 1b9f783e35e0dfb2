/** Pages that customers usually open next. Their scripts are preloaded, so that they open at once, even offline. */
const NEXT = ['menu', 'cart', 'payment', 'orders', 'login'];

export const isNextPage = (pathname: string): boolean => NEXT.includes(pathname.slice(1));

/** A route in the build's manifest; its path is relative to its parent's. */
interface BuiltRoute {
  path?: string | undefined;
  parentId?: string | undefined;
  module: string;
  clientLoaderModule?: string | undefined;
  imports?: string[] | undefined;
}

/** The scripts of the next pages, each once. */
export function scriptsOfNextPages(routes: Readonly<Record<string, BuiltRoute | undefined>>): string[] {
  const scripts = Object.values(routes)
    .filter((route) => route?.parentId === 'root' && NEXT.includes(route.path ?? ''))
    .flatMap((route) => [route?.module, route?.clientLoaderModule, ...(route?.imports ?? [])]);
  return [...new Set(scripts.filter((script) => script !== undefined))];
}
