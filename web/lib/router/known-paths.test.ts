import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import routes from '#web/routes.ts';
import { createKnownPaths } from './known-paths.ts';
import { type ListedRoute, routeTree } from './route-modules.tsx';

type Configured = (typeof routes)[number];

const listed: ListedRoute[] = [];
const list = ({ id, file, path, index, children = [] }: Configured, parentId?: string) => {
  const own = id ?? file;
  listed.push({ id: own, path, index, parentId });
  for (const child of children) list(child, own);
};
for (const route of routes) list(route, undefined);

const tree = routeTree(listed, () => ({}));
const words = listed.flatMap(({ path = '' }) => path.split('/')).filter((word) => /^[\w-]+$/.test(word));

const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...words).map((word) => word.toUpperCase()),
  fc.constantFrom(...words).map((word) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`),
  fc.constantFrom('nothing', '%2F', '%zz', 'x y', '.', '*', ':id', '', 'hi'),
);

// The router warns of escapes that are none.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

// EARLY-15
it.each(['/', '/hi'])('knows the same paths as the router below %s', (base) => {
  const isPage = createKnownPaths(listed, base);
  const asRouter = (pathname: string) => {
    const matches = matchRoutes(tree, pathname, base);
    return matches !== null && matches.at(-1)?.route.path !== '*';
  };
  expect(isPage(`${base}/orders/o1/invoice`.replace('//', '/'))).toBe(true);
  expect(isPage(`${base}/orders/o1/nothing`.replace('//', '/'))).toBe(false);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '//'), (segments, end) => {
      const pathname = `${base === '/' ? '' : base}/${segments.join('/')}${end}`;
      expect(isPage(pathname), pathname).toBe(asRouter(pathname));
    }),
    { numRuns: 2_000 },
  );
});
