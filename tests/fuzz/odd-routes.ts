import fc from 'fast-check';
import { documentNames } from '#tests/access/access-table.ts';
import { collections, dataOf, encoded, id, odd, search, value } from './odd-requests.ts';
import { RIGHT } from './odd-values.ts';
import { PARAMS } from './route-params.ts';

/** Requests for the fuzz test of every route: each with its own parameters, most of them nearly valid. */

const FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(
    Object.entries(RIGHT).map(([name, right]) => [
      name,
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...right) },
        { weight: 1, arbitrary: odd },
        { weight: 1, arbitrary: value },
      ),
    ]),
  ),
  documentId: id,
  rowId: id,
  data: collections.chain(dataOf),
};

/** Values for the parts of paths, by name; the first value is valid. */
const PARTS: Record<string, readonly string[]> = {
  database: ['rasoi', 'rasoi', 'rasoi', 'rasoi', 'other'],
  collection: ['carts', ...documentNames],
  attribute: ['quantity', 'price', 'name', '$id', 'toString'],
  bucket: ['attachments', 'attachments', 'images', 'safe'],
  file: ['note', 'photo', 'unique()', 'nowhere'],
  type: ['totp', 'totp', 'totp', 'sms'],
  provider: ['google', 'github', 'oidc', 'nobody'],
  projectId: ['rasoi', 'other'],
  targetId: ['phone-1', 'nothing'],
  deviceId: ['nowhere', '-', 'x'],
  mailId: ['nowhere', '-', 'x'],
};

/** A valid value of a parameter, or of a part of a path (`:file`). */
export function rightValue(name: string): unknown {
  if (name.startsWith(':')) return PARTS[name.slice(1)]?.[0] ?? 'a';
  if (name === 'data') return { dishId: 'samosa', quantity: 1 };
  return name in RIGHT ? RIGHT[name]?.[0] : 'a';
}

/** The routes that the fuzz test can call. */
export const knownRoutes: readonly string[] = Object.keys(PARAMS);

/** The names of the parameters of a route. */
export const paramsOf = (route: string): string[] => (PARAMS[route] ?? '').split(' ').filter(Boolean);

export interface OddRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A file in a form, mostly complete. */
const form: fc.Arbitrary<Pick<OddRequest, 'body' | 'headers'>> = fc
  .record({
    fileId: fc.constantFrom('note', 'photo', 'unique()', '', 'x'.repeat(40)),
    name: fc.constantFrom('note.txt', 'photo.jpg', 'page.html', '', '..\\..\\x.txt', 'नोट.txt'),
    content: fc.oneof(
      fc.constantFrom('', 'Less salt', '<svg/>', '\u0000\u0001'),
      fc.string({ maxLength: 40 }),
    ),
    range: fc.constantFrom('', '', '', 'bytes 0-8/9', 'bytes 9-0/9', 'bytes 0-5242879/9999999', 'x'),
    id: fc.constantFrom('', '', '', 'note', 'unique()'),
    cut: fc.constantFrom(0, 0, 0, 0, 10, 60),
  })
  .map(({ fileId, name, content, range, id, cut }) => {
    const part = (head: string, text: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const whole = `${part('name="fileId"', fileId)}${part(`name="file"; filename="${name}"`, content)}--x--\r\n`;
    return {
      body: whole.slice(0, whole.length - cut),
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        ...(range && { 'content-range': range }),
        ...(id && { 'x-appwrite-id': id }),
      },
    };
  });

const pathOf = (url: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...url.split('/').map((part) => {
        if (!part.startsWith(':')) return fc.constant(part);
        const known = PARTS[part.slice(1)];
        const right = known ? fc.constantFrom(...known) : id;
        return fc
          .oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: odd })
          .map((text) => encoded(text));
      }),
    )
    .map((parts) => parts.join('/'));

const fieldsOf = (names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, FIELDS[name] ?? value])), {
    requiredKeys: [],
    noNullPrototype: true,
  });

function queryOf(names: string[]): fc.Arbitrary<string> {
  if (names[0] === 'queries') return search;
  return fieldsOf(names).map((given) => {
    const pairs = Object.entries(given).map(([name, each]) => `${encoded(name)}=${encoded(String(each))}`);
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  });
}

/** Requests of one route. Half of them have all parameters, so that code behind the first check is reached, too. */
export function requestsOf(route: string): fc.Arbitrary<OddRequest> {
  const [method = '', url = ''] = route.split(' ');
  const names = paramsOf(route);
  const path = pathOf(url);
  if (PARAMS[route] === 'multipart') {
    return fc.tuple(path, form).map(([path, sent]) => ({ method, path, ...sent }));
  }
  if (method === 'GET') {
    return fc
      .tuple(path, queryOf(names))
      .map(([path, query]) => ({ method, path: `${path}${query}`, headers: {} }));
  }
  const whole = fc.record(Object.fromEntries(names.map((name) => [name, FIELDS[name] ?? value])));
  return fc.tuple(path, fc.oneof(whole, fieldsOf(names))).map(([path, given]) => ({
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }));
}
