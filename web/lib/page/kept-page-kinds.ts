import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';

/**
 * Pages that the server renders once for everybody and keeps, with the query parameters that change them and the
 * collections they show. The browser adds personal data.
 */
const kinds = [
  { path: '/', params: [], shows: ['dishes', 'settings'] },
  {
    path: '/menu',
    params: ['category', 'type', 'max', 'part', 'dish'],
    shows: ['dishes', 'menus', 'reviews', 'settings'],
  },
  { path: '/about', params: [], shows: ['settings'] },
  { path: '/support', params: [], shows: ['settings'] },
  { path: '/legal', params: [], shows: ['settings'] },
  { path: '/privacy', params: [], shows: ['settings'] },
] as const;

/** Each of them in each language. Those in another than the originals contain the names of all dishes, menus and options. */
export const keptKinds = LANGUAGES.flatMap((language) =>
  kinds.map(({ path, params, shows }) => ({
    path: pathIn(language, path),
    params,
    shows: language === 'en' ? shows : [...shows, 'dishes', 'menus', 'optionGroups'],
  })),
);
