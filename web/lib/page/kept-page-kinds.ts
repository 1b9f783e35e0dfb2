/**
 * Pages that the server renders once for everybody and keeps, with the query parameters that change them and the
 * collections they show. The browser adds personal data.
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
