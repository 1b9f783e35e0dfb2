import { encoded } from './odd-requests.ts';
import { type OddRequest, paramsOf, rightValue } from './odd-routes.ts';

/**
 * Valid requests except for one part, which contains either a null character, which the database does not accept in text,
 * or values nested so deeply that a recursive function runs out of stack.
 */
const DEPTH = 5_000;
const arrays = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const WITH_NULL = 'a\u0000b';
const NULLS = ['\u0000', WITH_NULL];
const DEEP = [arrays(DEPTH), objects(DEPTH)];
/** Nested as deeply as the longest accepted query allows. */
const DEEP_QUERIES = [arrays(2_000), objects(600)];

/** Bodies are JSON text, because JSON.stringify is recursive, too. This placeholder is replaced by the bad value. */
const PLACE = '@poison@';
const bodyWith = (given: Record<string, unknown>, poison: string) =>
  JSON.stringify(given).replace(`"${PLACE}"`, poison);

const POISON_TEXTS = [...NULLS, ...DEEP].map((text) => JSON.stringify(text));
/** Valid data for both services. */
const RIGHT_FORM = {
  ...{ name: 'Asha', email: 'asha@example.in', subject: 'Thali', message: 'Is it served on Sundays?' },
  ...{ user_id: 'rasoi-public', service_id: 'rasoi', template_id: 'newsletter' },
  template_params: { email: 'asha@example.in' },
};
/** A list and objects with the value, which get one poison of each kind: the value itself gets all. */
const WITHIN: readonly unknown[] = [[PLACE], { name: PLACE }, { items: [PLACE] }];
const ONE_OF_EACH = [JSON.stringify(WITH_NULL), objects(DEPTH)];

const METHODS =
  'equal notEqual lessThan between startsWith endsWith contains search isNull orderAsc cursorAfter select'.split(
    ' ',
  );

function poisonedQueries(): string[] {
  return [
    ...NULLS,
    ...DEEP_QUERIES,
    ...METHODS.flatMap((method) =>
      [JSON.stringify(WITH_NULL), ...DEEP_QUERIES].flatMap((poison) => [
        `{"method":"${method}","attribute":"$id","values":[${poison}]}`,
        `{"method":"${method}","attribute":${poison},"values":["a"]}`,
      ]),
    ),
    ...DEEP_QUERIES.map((poison) => `{"method":${poison},"values":${poison}}`),
    `{"method":"and","values":[`.repeat(100),
  ];
}

function poisonedPaths(url: string): string[] {
  const parts = url.split('/');
  const right = parts.map((part) => (part.startsWith(':') ? encoded(String(rightValue(part))) : part));
  return parts.flatMap((part, at) =>
    part.startsWith(':') ? NULLS.map((text) => right.with(at, encoded(text)).join('/')) : [],
  );
}

function poisonedSearches(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    name === 'queries'
      ? poisonedQueries().map((text) => `?queries[0]=${encoded(text)}`)
      : [...NULLS, ...DEEP].map((text) => `?${name}=${encoded(text)}`),
  );
}

function poisonedBodies(names: readonly string[]): string[] {
  const right = Object.fromEntries(names.map((name) => [name, rightValue(name)]));
  return [
    ...DEEP,
    ...names.flatMap((name) => [
      ...[...POISON_TEXTS, ...DEEP].map((poison) => bodyWith({ ...right, [name]: PLACE }, poison)),
      ...WITHIN.flatMap((within) =>
        ONE_OF_EACH.map((poison) => bodyWith({ ...right, [name]: within }, poison)),
      ),
    ]),
  ];
}

/** Forms with one bad field each. */
function poisonedForms(): string[] {
  const part = (head: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  return NULLS.flatMap((text) => [
    `${part('name="fileId"', text)}${part('name="file"; filename="note.txt"', 'Less salt')}--x--\r\n`,
    `${part('name="fileId"', 'other')}${part(`name="file"; filename="${text}.txt"`, 'Less salt')}--x--\r\n`,
    `${part('name="permissions[]"', text)}${part('name="file"; filename="note.txt"', 'Less salt')}--x--\r\n`,
  ]);
}

export function poisonedRequests(route: string): OddRequest[] {
  const [method = '', url = ''] = route.split(' ');
  const names = paramsOf(route);
  const path = url.replace(/:[a-zA-Z]+/g, (part) => encoded(String(rightValue(part))));
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, rightValue(name)])));
  const sent = method === 'GET' ? { headers: {} } : { headers: json, body };
  const paths = poisonedPaths(url).map((poisoned) => ({ method, path: poisoned, ...sent }));
  if (names[0] === 'multipart') {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return [...paths, ...poisonedForms().map((form) => ({ method, path, headers, body: form }))];
  }
  const others: OddRequest[] =
    method === 'GET'
      ? poisonedSearches(names).map((search) => ({ method, path: `${path}${search}`, headers: {} }))
      : poisonedBodies(names).map((poisoned) => ({ method, path, headers: json, body: poisoned }));
  return [...paths, ...others];
}

/** Poisoned requests for the routes outside the protocol. */
export const poisonedServices: readonly OddRequest[] = [
  ...NULLS.flatMap((text) => [
    { method: 'GET', path: `/pincode/${encoded(text)}`, headers: {} },
    { method: 'POST', path: `/newsletter/confirm?token=${encoded(text)}`, headers: {} },
    { method: 'POST', path: `/newsletter/unsubscribe?token=${encoded(text)}`, headers: {} },
  ]),
  ...['/f/contact', '/api/v1.0/email/send'].flatMap((path) =>
    [...POISON_TEXTS, ...DEEP].flatMap((poison) =>
      ['name', 'email', 'subject', 'message', '_gotcha', 'user_id', 'template_params'].map((field) => ({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: bodyWith({ ...RIGHT_FORM, [field]: PLACE }, poison),
      })),
    ),
  ),
];
