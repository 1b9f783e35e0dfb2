// The people of a landed schema's data, and what is compared of what they see before and after an upgrade.

export type Send = (who: Person, method: string, path: string, body?: unknown) => Promise<Answer>;

export interface Answer {
  status: number;
  body: unknown;
}

export const PEOPLE = ['visitor', 'asha', 'ravi', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** What somebody saw: the answers to `LOOKS`, by person and path. */
export type Seen = Record<string, Answer>;

/** The password of every account in these data. */
export const PASSWORD = 'Swaad-1234';
export const emailOf = (who: Person): string => `${who}@example.in`;

export const at = (collection: string, id = ''): string =>
  `/databases/rasoi/collections/${collection}/documents${id && `/${id}`}`;

const query = (method: string, values: unknown[], attribute?: string): string =>
  encodeURIComponent(JSON.stringify({ method, values, ...(attribute && { attribute }) }));
const oldest = (collection: string): string =>
  `${at(collection)}?queries[0]=${query('limit', [5])}&queries[1]=${query('orderAsc', [], '$createdAt')}`;

const IMAGE = '/storage/buckets/images/files/thali';

/** The requests whose answers an upgrade keeps. */
const LOOKS: Readonly<Record<Person, readonly string[]>> = {
  visitor: [oldest('dishes'), oldest('menus'), at('dishes', 'samosa'), oldest('reviews'), `${IMAGE}/view`],
  asha: [
    '/account',
    '/account/prefs',
    at('users', 'asha'),
    oldest('addresses'),
    oldest('carts'),
    oldest('orders'),
    oldest('reviews'),
  ],
  ravi: ['/account', at('users', 'ravi'), oldest('addresses'), oldest('carts'), oldest('orders')],
  admin: ['/account', oldest('orders'), oldest('users'), oldest('reviews'), IMAGE],
};

/** Asks for everything that is compared. */
export async function look(send: Send): Promise<Seen> {
  const seen: Seen = {};
  for (const who of PEOPLE)
    for (const path of LOOKS[who]) seen[`${who} ${path}`] = await send(who, 'GET', path);
  return seen;
}
