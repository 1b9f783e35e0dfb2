/** Where customers go next. Their scripts are fetched ahead, so that they open at once, and without a network too. */
const NEXT = ['menu', 'cart', 'payment', 'orders', 'login'];

export const isNextPage = (pathname: string): boolean => NEXT.includes(pathname.slice(1));

/** What the build says of a route: its path, and the scripts that it needs. */
interface BuiltRoute {
  path?: string | undefined;
  module: string;
  clientLoaderModule?: string | undefined;
  imports?: string[] | undefined;
}

/** The scripts of the next pages, each once. */
export function scriptsOfNextPages(routes: Readonly<Record<string, BuiltRoute | undefined>>): string[] {
  const scripts = Object.values(routes)
    .filter((route) => route?.path !== undefined && NEXT.includes(route.path))
    .flatMap((route) => [route?.module, route?.clientLoaderModule, ...(route?.imports ?? [])]);
  return [...new Set(scripts.filter((script) => script !== undefined))];
}
