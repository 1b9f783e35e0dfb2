import { createBrowserRouter, type HydrationState } from 'react-router';
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
 * The router of a page that the server has rendered.
 * @param modules gets the modules of the other routes as they are loaded
 * @param hydrationData what the server's loaders answered
 */
export function createPageRouter(modules: RouteModules, hydrationData: HydrationState) {
  async function load({ id, module: address }: BuiltRoute) {
    try {
      const module: RouteModule = await import(/* @vite-ignore */ address);
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
  const router = createBrowserRouter(tree, { hydrationData });
  return router;
}
