/**
 * Pages that are rendered once for everybody and kept by the server, with the query parameters by which they differ and
 * the collections they show. What is one person's is filled in by the browser.
 */
export const keptKinds = [
  { path: '/', params: [], shows: ['dishes', 'settings'] },
  {
    path: '/menu',
    params: ['category', 'type', 'max', 'dish'],
    shows: ['dishes', 'menus', 'reviews', 'settings'],
  },
  { path: '/about', params: [], shows: ['settings'] },
  { path: '/support', params: [], shows: ['settings'] },
] as const;
