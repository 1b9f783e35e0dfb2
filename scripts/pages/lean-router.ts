// Leaves parts of React Router out of the browser's scripts that no page uses. They are a fifth of its code, and a bundler
// cannot leave them out, because parts that are used refer to them. The exact version of the package is pinned; a build
// with another one fails if it does not have these functions.
/** Functions, with what they return instead. */
const EMPTIED: Readonly<Record<string, string>> = {
  // Submitting forms to a route's action, and fetchers: pages send with the SDK.
  handleAction: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  fetch2: '',
  normalizeNavigateOptions: 'return { path: arguments[1] };',
  // Routes that are discovered while the page is open: the manifest lists all.
  discoverRoutes: '',
  // Observing a router from outside.
  getRouteInstrumentationUpdates: '',
  instrumentClientSideRouter: '',
  // React server components.
  RSCErrorHandler: '',
  decodeRouteErrorResponseDigest: '',
  // The package's own document, error page and prefetching. The product has its own (web/root.tsx, next-pages.tsx).
  Scripts: '',
  RemixRootDefaultErrorBoundary: '',
  DefaultErrorComponent: 'return null;',
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false];',
};
/** Classes of error boundaries that no page uses. */
const REMOVED = ['RemixErrorBoundary', 'AwaitErrorBoundary'];

/** Names for React's developer tools. They and calls of React's hide from the bundler that a component is not used. */
const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const REFS = /= (React\d*\.forwardRef\()/g;

/**
 * Replaces a block of lines, which ends with a brace that has the indent of its first line.
 * @param begin a regular expression with a group for what is kept of its first line
 */
function replaced(code: string, begin: string, by: string, name: string): string {
  const block = new RegExp(`^(?<indent> *)${begin}[^]*?^\\k<indent>\\};?$`, 'm');
  if (!block.test(code))
    throw new Error(`React Router has no ${name} any more; see scripts/pages/lean-router.ts`);
  return code.replace(block, by);
}

/** The module of React Router with all its functions, without those parts. */
export function leanRouter(code: string): string {
  let lean = code.replace(DISPLAY_NAMES, '').replace(REFS, '= /* @__PURE__ */ $1');
  for (const [name, body] of Object.entries(EMPTIED))
    lean = replaced(lean, `((?:async )?function ${name}\\()`, `$2) { ${body} }`, name);
  for (const name of REMOVED) lean = replaced(lean, `(var ${name} = )class `, '$2null;', name);
  return lean;
}
