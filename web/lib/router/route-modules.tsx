/**
 * How the modules in web/routes become routes of React Router, on both sides. Its Vite plugin builds the modules and lists
 * them; handing a rendered page over to the browser is done here (decision 6).
 */
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { MetaTag } from '#web/lib/page/meta.ts';

/** The exports of a module in web/routes, and of web/root.tsx. */
export interface RouteModule {
  default: ComponentType;
  loader?: LoaderFunction;
  clientLoader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: unknown;
  /** Called while the head is rendered. */
  meta?: () => MetaTag[];
  ErrorBoundary?: ComponentType;
  /** The document; the root's only. */
  Layout?: ComponentType<{ children: ReactNode }>;
}

/** The modules by the ids of their routes; in the browser, those that are loaded. */
export type RouteModules = Record<string, RouteModule | undefined>;

export const RouteModulesContext = createContext<RouteModules>({});

/** A route as the build lists it. */
export interface ListedRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

/** The part of a route object that its module makes. */
export function routeOf(module: RouteModule, loader: LoaderFunction | undefined) {
  const { default: Page, ErrorBoundary, Layout, handle, shouldRevalidate } = module;
  const inLayout = (Part: ComponentType): ComponentType =>
    Layout
      ? () => (
          <Layout>
            <Part />
          </Layout>
        )
      : Part;
  return {
    Component: inLayout(Page),
    ...(ErrorBoundary && { ErrorBoundary: inLayout(ErrorBoundary) }),
    ...(loader && { loader }),
    ...(shouldRevalidate && { shouldRevalidate }),
    handle,
  } satisfies RouteObject;
}

/** The tree of all routes. @param partOf what is known of a route besides its place in the tree */
export function routeTree<Route extends ListedRoute>(
  routes: readonly Route[],
  partOf: (route: Route) => Partial<RouteObject>,
  parentId?: string,
): RouteObject[] {
  return routes
    .filter((route) => (route.parentId || undefined) === parentId)
    .map((route) => {
      const { id, path, index } = route;
      if (index) return { ...partOf(route), id, index } as RouteObject;
      return { ...partOf(route), id, path, children: routeTree(routes, partOf, id) } as RouteObject;
    });
}
