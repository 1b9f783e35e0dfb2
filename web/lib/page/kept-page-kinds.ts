/**
 * Pages that are rendered once for everybody and kept by the server, with the query parameters by which they differ and
 * the collections they show. The browser fills in what belongs to one person.
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
