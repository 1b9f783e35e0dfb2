import { withoutLanguage } from '#domain/languages/languages.ts';
import { keptKinds } from '#web/lib/page/kept-page-kinds.ts';

/** Whether the page of an address is stored, and as whose. */
export function pageKind({ pathname, searchParams }: URL): 'public' | 'personal' | 'other' {
  const path = withoutLanguage(pathname);
  if (keptKinds.some((kind) => kind.path === path)) return 'public';
  // A link that opens an order without signing in contains a secret.
  if (/^\/orders(\/[\w-]+){0,2}$/.test(path) && !searchParams.has('secret')) return 'personal';
  return path === '/my-meals' ? 'personal' : 'other';
}

const PUBLIC_LISTS = ['dishes', 'menus', 'optionGroups', 'reviews', 'plans', 'planMenus', 'mealTimes'];
const PERSONAL_LISTS = [
  'orders',
  'orderEvents',
  'orderIssues',
  'orderChanges',
  'orderRevisions',
  'payments',
  'refunds',
  'invoices',
  'mealSubscriptions',
  'mealPauses',
];

/** Whether an answer of the API is stored, and as whose. */
export function dataKind({ pathname }: URL): 'public' | 'personal' | 'other' {
  if (pathname === '/v1/plans/meals') return 'personal';
  const [, list = ''] = /^\/v1\/databases\/\w+\/collections\/(\w+)\/documents/.exec(pathname) ?? [];
  if (PUBLIC_LISTS.includes(list)) return 'public';
  return PERSONAL_LISTS.includes(list) ? 'personal' : 'other';
}

/** Pictures of dishes and menus, which never change under one address. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/(images|v1\/storage\/buckets\/images\/files)\//.test(pathname);

/** The address of a smaller picture of the same dish, for people who save data; the same if there is none. */
export const smallerPicture = (address: string): string =>
  address
    .replace(/-800\.(avif|webp)$/, '-400.$1')
    .replace(/([?&]width=)(?:[5-9]\d\d|\d{4,})(?=&|$)/, '$1400');

/** Fonts and pictures of the site itself. */
export const isShell = ({ pathname }: URL): boolean => /^\/(fonts|brand)\//.test(pathname);

/** Scripts and styles; their names change with their content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');
