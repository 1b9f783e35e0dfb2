import fc from 'fast-check';
import { type DocumentName, documentNames } from '#tests/access/access-table.ts';
import { PASSWORD } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';

/** Requests for the fuzz test: routes below /v1 with data that a careless or hostile client may send. */

const words = (...lines: string[]) => lines.join(' ').split(' ');
const IDS = ['samosa', 'phulka', 'snacks', 'asha', 'chef', 'a', 'unique()', 'current', 'nowhere'];

export const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '../..',
    '%',
    '*',
    '$id',
    "'; --",
  ),
  fc.constantFrom(
    'पोहा',
    '😀',
    '\ud800',
    '\udc00x',
    'a'.repeat(37),
    'a'.repeat(5000),
    '1e999',
    '-0',
    '9007199254740993',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
export const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...IDS) }, { weight: 1, arbitrary: odd });
export const value = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1, 1.5, 0.005, 101, 1e15, 1e16, 1e21, 1e300, -1e300, 5e-324),
  fc.constantFrom(
    'samosa',
    'nonVeg',
    'cod',
    '2024-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '{}',
    '[]',
  ),
  odd,
  fc.constantFrom([], {}, [null], [[]], { $gt: '' }, ['read("any")'], ['write("user:asha")']),
  fc.array(odd, { maxLength: 3 }),
);
const line = fc
  .record({ DishID: fc.oneof(id, value), quantity: value, price: value, name: value }, { requiredKeys: [] })
  .map((each) => JSON.stringify(each));
const ATTRIBUTES = words(
  'name description price menuId type imgUrl isAvailable createdAt icon dishId quantity items',
  'paymentMethod address totalAmount orderedOn userId phone pincode city isAdmin email $id',
  '$sequence $createdAt $updatedAt rating comment isDefault label',
);
const attribute = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ATTRIBUTES) },
  { weight: 1, arbitrary: odd },
);
/** Valid data of a collection, which the fuzz test then changes. */
const rightData = (collection: DocumentName): Record<string, unknown> => samples[collection](1);
export const dataOf = (collection: DocumentName) =>
  fc.oneof(
    { weight: 1, arbitrary: value },
    { weight: 3, arbitrary: fc.constant(rightData(collection)) },
    {
      weight: 6,
      arbitrary: fc
        .dictionary(fc.oneof(fc.constantFrom(...Object.keys(rightData(collection))), attribute), value, {
          maxKeys: 2,
        })
        .map((wrong) => ({ ...rightData(collection), ...wrong })),
    },
    { weight: 1, arbitrary: fc.array(line, { maxLength: 3 }).map((items) => ({ items, address: 'Pune' })) },
  );
const permissions = fc.oneof(
  { weight: 7, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: value },
);
const documentBody = (collection: DocumentName) =>
  fc.record({ documentId: id, data: dataOf(collection), permissions }).map((each) => JSON.stringify(each));
const accountBody = fc
  .record({
    userId: fc.oneof(id, value),
    email: fc.oneof(fc.constantFrom('asha@example.in', 'new@example.in'), value),
    password: fc.oneof(fc.constant(PASSWORD), value),
    name: value,
  })
  .map((each) => JSON.stringify(each));
const badBody = fc.oneof(
  fc.constantFrom('', '{', 'null', '"', '{"data":', '{"__proto__":{}}', '\u0000', '[[[['),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue().map((each) => JSON.stringify(each)),
);

const METHODS = words(
  'equal notEqual lessThan greaterThanEqual between startsWith endsWith contains search isNull',
  'isNotNull and or not notContains notSearch notBetween orderAsc orderDesc limit offset',
  'cursorAfter cursorBefore select fetch',
);
const query = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record(
        {
          method: fc.constantFrom(...METHODS),
          attribute,
          values: fc.oneof(fc.array(fc.oneof(value, id), { maxLength: 3 }), value),
        },
        { requiredKeys: ['method'] },
      )
      .map((each) => JSON.stringify(each)),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: odd },
);
/** Percent-encodes a text; a lone surrogate becomes the replacement character. */
export const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());
export const search = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'queries[0]',
            'queries[]',
            'queries',
            'queries[9]',
            'queries[0]',
            'queries[1]',
            'queries[2]',
            'total',
            'project',
          ),
          query,
        ),
        { maxLength: 3 },
      )
      .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${encoded(text)}`).join('&')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '?queries',
      '?queries[0]=%zz',
      '?a[b][c]=1',
      '?__proto__=1',
      '?queries[0][a]=1',
    ),
  },
);

const segment = fc.oneof(
  { weight: 12, arbitrary: id.map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%c3%28', '%00', '..', '', '%2e%2e%2f') },
);
const base = (collection: string) => `/databases/rasoi/collections/${collection}/documents`;
export const collections = fc.constantFrom(...documentNames);

export interface Call {
  method: string;
  path: string;
  body?: string;
}
/** A call of a random route, nearly valid or quite wrong. */
export const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      method: fc.constant('GET'),
      path: fc.tuple(collections, search).map(([name, text]) => `${base(name)}${text}`),
    }),
  },
  {
    weight: 2,
    arbitrary: collections.chain((name) =>
      fc.record({ method: fc.constant('POST'), path: fc.constant(base(name)), body: documentBody(name) }),
    ),
  },
  {
    weight: 5,
    arbitrary: collections.chain((name) =>
      fc.record({
        method: fc.constantFrom('GET', 'PUT', 'PUT', 'PATCH', 'PATCH', 'DELETE'),
        path: fc.tuple(segment, search).map(([last, text]) => `${base(name)}/${last}${text}`),
        body: documentBody(name),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'POST', 'DELETE'),
      path: fc.oneof(
        fc.constantFrom('/account', '/account/sessions', '/account/sessions/email'),
        segment.map((last) => `/account/sessions/${last}`),
      ),
      body: accountBody,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      path: fc.oneof(
        fc
          .tuple(segment, segment)
          .map(([first, second]) => `/databases/${first}/collections/${second}/documents`),
        fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
        fc.constantFrom(base('dishes'), `${base('dishes')}/samosa`, '/account', '/health', '/ping'),
      ),
      body: fc.oneof(badBody, accountBody, documentBody('dishes')),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constantFrom('POST', 'PUT', 'PATCH'),
      path: fc.constantFrom(base('carts'), `${base('users')}/asha`, '/account', '/account/sessions/email'),
      body: badBody,
    }),
  },
);

const headerText = fc.constantFrom(
  '',
  'x',
  '*',
  '{}',
  '[]',
  'null',
  '{"a_session_rasoi":"x"}',
  'eyJpZCI6ImEifQ==',
  '-1',
  '1.9',
  'a'.repeat(3000),
  'é',
  ';;=;',
  '%zz',
  'a_session_rasoi=%00',
  '999.999.999.999',
);
const HEADERS = words(
  'x-appwrite-project x-appwrite-session x-appwrite-jwt x-fallback-cookies cookie origin',
  'x-appwrite-response-format accept accept-encoding if-none-match range x-forwarded-for',
  'x-forwarded-proto x-forwarded-host user-agent content-encoding expect-nothing',
  'x-http-method-override',
);
export const headers = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 }) },
);
export const contentType = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'a/b/c',
      'multipart/form-data',
    ),
  },
);
