import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Language, pathIn } from '#domain/languages/languages.ts';
import { createKnownPaths } from './known-paths.ts';
import {
  type RouteModule,
  type RouteModules,
  RouteModulesContext,
  routeOf,
  routeTree,
} from './route-modules.tsx';

/** The answers of a page's loaders, as the document carries them. */
export interface Loaded {
  loaderData: StaticHandlerContext['loaderData'];
  errors: Record<string, unknown> | null;
}

/** The answers of a page's loaders. */
export interface LoadedPage {
  context: StaticHandlerContext;
  loaded: Loaded;
  /** The page in its router. */
  shown: React.ReactNode;
  /** The ids of its routes. */
  routes: string[];
}

/** Errors of the product's own code are not shown to anybody. */
const HIDDEN = { status: 500, statusText: 'Unexpected Server Error', internal: false, data: null };

const sentErrors = (errors: StaticHandlerContext['errors']): Loaded['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, isRouteErrorResponse(error) ? { ...error } : HIDDEN]),
  );

/** Makes the pages' side of the router once for a build and a language: matching and loading. */
export function createStaticPages(build: ServerBuild, language: Language) {
  const listed = Object.values(build.routes).filter((route) => route !== undefined);
  const modules: RouteModules = Object.fromEntries(
    listed.map(({ id, module }) => [id, module as object as RouteModule]),
  );
  const handler = createStaticHandler(
    routeTree(listed, ({ id }) => {
      const module = modules[id];
      return module ? routeOf(module, module.loader) : {};
    }),
    { basename: pathIn(language, '/') },
  );

  /** The page with what its loaders answered; a Response for a redirect. */
  async function load(
    url: string,
    requestContext: RouterContextProvider,
    report: (error: unknown) => void,
  ): Promise<Response | LoadedPage> {
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);
    return pageOf(context);
  }

  function pageOf(context: StaticHandlerContext): LoadedPage {
    // Only the routes of this page: the router would prepare all others for each page.
    const own = context.matches.reduceRight<Parameters<typeof createStaticRouter>[0]>(
      (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) } as never],
      [],
    );
    return {
      context,
      loaded: { loaderData: context.loaderData, errors: sentErrors(context.errors) },
      shown: (
        <RouteModulesContext value={modules}>
          <StaticRouterProvider router={createStaticRouter(own, context)} context={context} hydrate={false} />
        </RouteModulesContext>
      ),
      routes: context.matches.map(({ route }) => route.id),
    };
  }

  return {
    load,
    /** Whether a path has a page of its own, rather than the one for all other paths. */
    isPage: createKnownPaths(listed, pathIn(language, '/')),
    /** The same page as an error page, when it could not be rendered. */
    failed: ({ context }: LoadedPage, error: unknown) =>
      pageOf({ ...context, statusCode: 500, errors: { root: error } }),
  };
}
