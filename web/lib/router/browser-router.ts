import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import { type Language, pathIn } from '#domain/languages/languages.ts';
import {
  type ListedRoute,
  type RouteModule,
  type RouteModules,
  routeOf,
  routeTree,
} from './route-modules.tsx';

/** A route in the build's manifest. */
interface BuiltRoute extends ListedRoute {
  /** The address of its script. */
  module: string;
  imports?: string[] | undefined;
}

declare global {
  interface Window {
    /** The build's manifest, which the page's first module sets. */
    __reactRouterManifest?: { routes: Readonly<Record<string, Omit<BuiltRoute, 'id'>>> };
    /** The modules of the routes that the page shows (page-scripts.ts). */
    routeModules?: RouteModules;
  }
}

/**
 * Makes the router ask for a page to be rendered in the same task in which it changes the address. Otherwise React would
 * render it in a transition, and a slow phone would paint the page before under the new address.
 */
function showsPagesAtOnce(router: DataRouter): DataRouter {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let { pathname } = router.state.location;
    return subscribe((state, update) => {
      const arrives = state.location.pathname !== pathname;
      pathname = state.location.pathname;
      listener(state, arrives ? { ...update, flushSync: true } : update);
    });
  };
  return router;
}

/**
 * The router of a page that the server has rendered.
 * @param modules gets the modules of the other routes as they are loaded
 * @param hydrationData what the server's loaders answered
 * @param loadTexts loads the texts of a route, by its id
 */
export function createPageRouter(
  modules: RouteModules,
  hydrationData: HydrationState,
  language: Language,
  loadTexts: (id: string) => Promise<unknown>,
) {
  async function load({ id, module: address }: BuiltRoute) {
    try {
      const [module] = await Promise.all([
        import(/* @vite-ignore */ address) as Promise<RouteModule>,
        loadTexts(id),
      ]);
      modules[id] = module;
      return routeOf(module, module.clientLoader);
    } catch {
      // The script is gone, because the site has a newer version, or cannot be reached. The server knows what to show.
      const { location } = router.state.navigation;
      window.location.assign(location ? router.createHref(location) : window.location.href);
      return new Promise<never>(() => {});
    }
  }
  const listed = Object.entries(window.__reactRouterManifest?.routes ?? {});
  const routes = listed.map(([id, route]) => ({ ...route, id }));
  const tree = routeTree(routes, (route) => {
    const module = modules[route.id];
    return module ? routeOf(module, module.clientLoader) : { lazy: () => load(route) };
  });
  const router = createBrowserRouter(tree, { hydrationData, basename: pathIn(language, '/') });
  return showsPagesAtOnce(router);
}
