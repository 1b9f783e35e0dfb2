import { TASK_NAMES } from '#domain/handbook/tasks.ts';
import { FIRST_LANGUAGE, LANGUAGES, pathIn } from '#domain/languages/languages.ts';

/**
 * Pages that the server renders once for everybody and keeps, with the query parameters that change them and the
 * collections they show, besides the plans, which the navigation leads to if one is on sale. The browser adds personal data.
 */
const kinds = [
  { path: '/', params: [], shows: ['dishes', 'settings'] },
  {
    path: '/menu',
    params: ['category', 'type', 'max', 'diet', 'q', 'only', 'part', 'dish'],
    shows: ['dishes', 'menus', 'reviews', 'settings'],
  },
  { path: '/plans', params: [], shows: ['planMenus', 'mealTimes', 'dishes', 'settings'] },
  { path: '/about', params: [], shows: ['settings'] },
  { path: '/support', params: [], shows: ['settings'] },
  { path: '/legal', params: [], shows: ['settings'] },
  { path: '/privacy', params: [], shows: ['settings'] },
] as const;
/** The handbook, which nobody waits for: its pages are rendered when they are first asked for. */
const handbook = ['/help', ...TASK_NAMES.map((name) => `/help/${name}`)].map((path) => ({
  ...{ path, params: [], shows: ['settings'], isSeldom: true },
}));

/** Each kind in each language. Those in another than the originals contain the names of all dishes, menus and options. */
const inLanguages = (
  each: readonly { path: string; params: readonly string[]; shows: readonly string[]; isSeldom?: boolean }[],
) =>
  LANGUAGES.flatMap((language) =>
    each.map(({ path, params, shows, isSeldom = false }) => ({
      language,
      isSeldom,
      path: pathIn(language, path),
      params,
      shows: [
        ...shows,
        'areas',
        'plans',
        ...(language === FIRST_LANGUAGE ? [] : ['dishes', 'menus', 'optionGroups']),
      ],
    })),
  );

export const keptKinds = inLanguages([...kinds, ...handbook]);

/** The address at which the page for addresses that do not exist is rendered. No page may have it. */
export const MISSING_PAGE = '/not-found';
export const missingPageKinds = inLanguages([{ path: MISSING_PAGE, params: [], shows: ['settings'] }]);
