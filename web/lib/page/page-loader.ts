import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router';
import type { Role } from '#domain/users/roles.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, currentUserQuery } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { mustTakeSecondStep } from '#web/lib/session/second-step.ts';
import { workplaceOf } from '#web/lib/session/workplace.ts';
import { layersSettled } from './history-layers.ts';

/**
 * The SDK and query cache with which pages load: one for the lifetime of the page in the browser, one per request on
 * the server.
 */
export interface Source {
  sdk: Sdk;
  queries: QueryClient;
  /** The page is rendered once for everybody; the browser loads the current user. */
  forEverybody?: boolean;
}

export const sourceContext = createContext<Source>();

let browserSource: Source | undefined;

/** Sets the browser's source. Must be called once, before hydration. */
export function startBrowser(source: Source): void {
  browserSource = source;
}

export interface Page extends Source {
  url: URL;
  /** The signed-in user; null for a visitor, and while the server cannot tell (`knownUser`). */
  user: CurrentUser | null;
  /** Whether the server has said who is signed in. It cannot while its database does not answer. */
  isUserKnown: boolean;
  /**
   * Fetches data that the page shows. The server waits for it, so that the page is complete. The browser does not, so
   * that the page opens at once with a loading state. Never rejects: the component shows the failure.
   */
  prefetch<Answer, Failure, Data, Key extends QueryKey>(
    query: FetchQueryOptions<Answer, Failure, Data, Key>,
  ): Promise<void>;
  /** Like `prefetch`, for the first page of a long list. */
  prefetchList<Answer, Failure, Data, Key extends QueryKey>(
    query: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, string>,
  ): Promise<void>;
}

type Load<Data> = (page: Page) => Promise<Data>;

type Loaded<Data> = Data extends void ? null : Data;

/** The signed-in user, or null for a visitor; undefined if the server cannot tell. */
async function userOf({ sdk, queries, forEverybody }: Source): Promise<CurrentUser | null | undefined> {
  if (forEverybody) return null;
  try {
    return await queries.ensureQueryData({ ...currentUserQuery(sdk), revalidateIfStale: true });
  } catch {
    return undefined;
  }
}

async function run<Data>(load: Load<Data>, source: Source, url: URL, waits: boolean) {
  const user = await userOf(source);
  if (mustTakeSecondStep(source.queries, url)) throw redirect(loginPath(url));
  const page: Page = {
    ...source,
    url,
    user: user ?? null,
    isUserKnown: user !== undefined,
    async prefetch(query) {
      const fetched = source.queries.prefetchQuery(query);
      if (waits) await fetched;
    },
    async prefetchList(query) {
      const fetched = source.queries.prefetchInfiniteQuery(query);
      if (waits) await fetched;
    },
  };
  return ((await load(page)) ?? null) as Loaded<Data>;
}

/** A route's `loader`: the server renders what `load` has fetched, and the document contains it. */
export function serverLoader<Data>(load: Load<Data>) {
  return ({ context, url }: LoaderFunctionArgs) => run(load, context.get(sourceContext), url, true);
}

/** A route's `clientLoader`: the same with the browser's cache and SDK. */
export function browserLoader<Data>(load: Load<Data>) {
  return async ({ url }: ClientLoaderFunctionArgs) => {
    if (!browserSource) throw new Error('Not started');
    await layersSettled();
    return run(load, browserSource, url, false);
  };
}

/**
 * The signed-in user, or null for a visitor. While the server cannot tell, throws the page that waits for it (503): whoever
 * is signed in must not be treated as a visitor.
 */
export function knownUser({ user, isUserKnown }: Page): CurrentUser | null {
  if (!isUserKnown) throw data(null, { status: 503 });
  return user;
}

/** The signed-in user of a guarded page. Redirects a visitor to /login, and back afterwards. As `knownUser` otherwise. */
export function requireUser(page: Page): CurrentUser {
  const user = knownUser(page);
  if (!user) throw redirect(loginPath(page.url));
  return user;
}

/**
 * Like requireUser, for people with one of these roles. Redirects customers to /login, where they may sign in with
 * another account. Staff with another role get an error page (403).
 */
export function requireRole(page: Page, ...roles: readonly Role[]): CurrentUser {
  const user = requireUser(page);
  if (roles.some((role) => role === user.role)) return user;
  throw refusal(page, user);
}

/** Like requireRole, for administrators (ADMIN-1). */
export function requireAdmin(page: Page): CurrentUser {
  const user = requireUser(page);
  if (user.isAdmin !== true) throw refusal(page, user);
  return user;
}

function refusal({ url }: Page, { role }: CurrentUser) {
  return workplaceOf(role) === undefined ? redirect(loginPath(url)) : data(null, { status: 403 });
}
