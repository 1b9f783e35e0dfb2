import { languageRedirect } from '#domain/languages/choice.ts';

/** A page that is the same for everybody, as described by the build of the pages. */
export interface KeptKind {
  path: string;
  /** Query parameters that change the page. Others, such as those of advertisements, are ignored. */
  params: readonly string[];
  /** The collections of the documents that the page shows. */
  shows: readonly string[];
  /** It is rendered when it is first asked for, not when the server starts. */
  isSeldom?: boolean;
  /** Which values of the parameters have the same page; without it, all values are kept apart. */
  values?: KeptValues;
}

/** Says which values of parameters have the same page, so that values that match nothing are rendered once. */
interface KeptValues {
  /** Reads the facts that values are compared with. They hold until a collection that the page shows changes. */
  load(host: unknown): Promise<unknown>;
  /** The parameters of the page that answers a request with these; undefined for a page that is not kept. */
  fold(params: URLSearchParams, facts: unknown): URLSearchParams | undefined;
  /** Whether comparing these takes long, as a search does in a long menu: then it waits for the network's turn, too. */
  isCostly?(params: URLSearchParams): boolean;
}

/** The request for a page of a kind, with those parameters that may change it. */
interface Asked<Kind> {
  kind: Kind;
  params: URLSearchParams;
}

/** The path as it is kept: the router ignores case, escapes and slashes at the end, too. */
function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return pathname;
  }
}

/** The first value of each known parameter that has one, in a fixed order. */
const knownParams = ({ params }: Pick<KeptKind, 'params'>, search: URLSearchParams) =>
  new URLSearchParams(
    params.flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The cache key of a page. It is an address of the page, too. */
export const keptAddress = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path;

/** The path of a kept page's cache key. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/**
 * Finds the kind of page that a request asks for.
 * @param missingPage the path of the page that is shown for a path that does not exist; undefined for one that does
 * @returns undefined for a page that is not kept, and for a request that is sent on because of its language
 */
export function findAsked<Kind extends KeptKind>(
  byPath: ReadonlyMap<string, Kind>,
  missingPage: (pathname: string) => string | undefined,
  url: string,
  cookies: string,
): Asked<Kind> | undefined {
  const asked = new URL(`http://localhost${url}`);
  const kind = byPath.get(plainPath(asked.pathname)) ?? byPath.get(missingPage(asked.pathname) ?? '');
  if (!kind || languageRedirect(asked, cookies)) return undefined;
  return { kind, params: knownParams(kind, asked.searchParams) };
}
