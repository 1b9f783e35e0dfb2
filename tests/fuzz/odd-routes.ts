import fc from 'fast-check';
import { documentNames } from '#tests/access-table.ts';
import { collections, dataOf, encoded, id, odd, search, value } from './odd-requests.ts';
import { RIGHT } from './odd-values.ts';

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

/** Names of parameters by route: of the body, or of the query if there is none. `queries` is a list of queries. */
const PARAMS: Record<string, string> = {
  'GET /*': '',
  'GET /ping': '',
  'GET /health': '',
  'GET /realtime': '',
  'POST /account': 'userId email password name',
  'GET /account': '',
  'PATCH /account/name': 'name',
  'PATCH /account/email': 'email password',
  'PATCH /account/password': 'password oldPassword',
  'PATCH /account/phone': 'phone password',
  'GET /account/prefs': '',
  'PATCH /account/prefs': 'prefs',
  'PATCH /account/status': '',
  'POST /account/recovery': 'email url',
  'PUT /account/recovery': 'userId secret password',
  'POST /account/verification': 'url',
  'PUT /account/verification': 'userId secret',
  'POST /account/verifications/email': 'url',
  'PUT /account/verifications/email': 'userId secret',
  'GET /account/sessions': '',
  'POST /account/ended-logins': '',
  'DELETE /account/sessions': '',
  'POST /account/sessions/email': 'email password',
  'POST /account/sessions': 'email password',
  'POST /account/sessions/anonymous': '',
  'POST /account/sessions/token': 'userId secret',
  'PUT /account/sessions/magic-url': 'userId secret',
  'PUT /account/sessions/phone': 'userId secret',
  'POST /account/tokens/email': 'userId email phrase',
  'POST /account/tokens/magic-url': 'userId email url phrase',
  'POST /account/sessions/magic-url': 'userId email url phrase',
  'POST /account/tokens/phone': 'userId phone',
  'POST /account/sessions/phone': 'userId phone',
  'POST /account/sign-in-codes/phone': 'phone',
  'POST /account/sign-in-codes/email': 'email',
  'POST /account/sessions/code': 'codeId secret',
  'GET /account/passkeys': '',
  'POST /account/passkeys/challenge': '',
  'POST /account/passkeys': 'challengeId response name',
  'PATCH /account/passkeys/:id': 'name',
  'DELETE /account/passkeys/:id': '',
  'POST /account/sessions/passkey/challenge': '',
  'POST /account/sessions/passkey': 'challengeId response',
  'GET /account/sessions/:id': '',
  'PATCH /account/sessions/:id': '',
  'DELETE /account/sessions/:id': '',
  'GET /account/sessions/oauth2/:provider': 'success failure scopes[0] project',
  'GET /account/sessions/oauth2/:provider/redirect': 'state code',
  'GET /account/sessions/oauth2/callback/:provider/:projectId': 'state code',
  'POST /account/sessions/oauth2/callback/:provider/:projectId': 'state code',
  'GET /account/tokens/oauth2/:provider': 'success failure scopes[0]',
  'GET /account/identities': 'queries',
  'DELETE /account/identities/:id': '',
  'GET /account/logs': 'queries',
  'GET /account/export': '',
  'GET /orders/:orderId/shared': 'secret',
  'GET /orders/:orderId/link': '',
  'POST /orders/:orderId/link': '',
  'POST /devices/:deviceId/token': '',
  'POST /devices/:deviceId/code': '',
  'POST /devices/:deviceId/test': '',
  'PUT /devices/:deviceId/printer': 'state tested',
  'POST /devices/sign-in': 'code',
  'GET /prints/:printId/job': 'width copies drawer',
  'GET /devices/:deviceId/test-job': 'width copies drawer',
  'GET /riders': '',
  'GET /figures': '',
  'GET /status': '',
  'POST /breaches/people': 'from until ids',
  'POST /breaches/notices': 'from until ids text people',
  'GET /retention': '',
  'POST /retention/preview': 'periods',
  'GET /account/newsletter': '',
  'PUT /account/newsletter': 'wanted language',
  'POST /grievances': 'category text name email phone orderNumber language website',
  'GET /grievances/shared': 'ticket secret',
  'POST /grievances/link': 'ticket email',
  'GET /coupons': '',
  'GET /day': 'day',
  'GET /day/csv': 'day',
  'GET /day/accounts': 'from to',
  'GET /coupons/:code': '',
  'PUT /orders/:orderId/buyer': 'gstin name',
  'GET /invoices/summary': 'month table',
  'POST /phone-proof': '',
  'PATCH /phone-proof': 'secret',
  'GET /opening': '',
  'PUT /dishes/:id/place': 'before after',
  'PUT /menus/:id/place': 'before after',
  'POST /dishes/prices': 'changes',
  'POST /menus/empty': 'dishes menus',
  'POST /settings/remove-examples': '',
  'GET /slots': 'kind pincode items dishes',
  'GET /ledger': '',
  'GET /ledger/:userId/statements': '',
  'GET /ledger/:userId/statements/:period': '',
  'POST /ledger/openings/preview': 'csv',
  'POST /ledger/openings': 'csv',
  'GET /top-ups/:topUpId/upi': '',
  'POST /top-ups/:topUpId/payment-page': '',
  'GET /ledger/standing': 'userId',
  'GET /reports/orders': 'period from to compare',
  'GET /reports/today': '',
  'GET /reports/customers': 'sort search after',
  'GET /payment-methods': '',
  'POST /orders/:orderId/payment-page': '',
  'POST /orders/:orderId/payment-check': '',
  'GET /orders/:orderId/upi': '',
  'GET /dishes/csv': '',
  'POST /dishes/csv/preview': 'csv columns',
  'POST /dishes/csv': 'csv seen columns',
  'GET /orders/customers': 'phone',
  'POST /account/jwt': 'duration',
  'POST /account/jwts': 'duration',
  'POST /account/verification/phone': '',
  'PUT /account/verification/phone': 'userId secret',
  'POST /account/verifications/phone': '',
  'PUT /account/verifications/phone': 'userId secret',
  'POST /account/targets/push': 'targetId identifier providerId',
  'PUT /account/targets/:targetId/push': 'identifier',
  'DELETE /account/targets/:targetId/push': '',
  'PATCH /account/mfa': 'mfa',
  'GET /account/mfa/factors': '',
  'POST /account/mfa/authenticators/:type': '',
  'PUT /account/mfa/authenticators/:type': 'otp',
  'DELETE /account/mfa/authenticators/:type': '',
  'POST /account/mfa/recovery-codes': '',
  'GET /account/mfa/recovery-codes': '',
  'PATCH /account/mfa/recovery-codes': '',
  'POST /account/mfa/challenge': 'factor',
  'PUT /account/mfa/challenge': 'challengeId otp',
  'POST /account/mfa/challenges': 'factor',
  'PUT /account/mfa/challenges': 'challengeId otp',
  'POST /team/invitations/:id/look': 'secret',
  'POST /team/invitations/:id/accept': 'secret name password',
  'DELETE /team/:id/sessions': '',
  'DELETE /team/:id': '',
  'GET /mails/:mailId/content': '',
  'POST /mails/:mailId/reveal': '',
  'GET /databases/:database/collections/:collection/documents': 'queries total',
  'POST /databases/:database/collections/:collection/documents': 'documentId data permissions',
  'GET /databases/:database/collections/:collection/documents/:document': 'queries',
  'PUT /databases/:database/collections/:collection/documents/:document': 'data permissions',
  'PATCH /databases/:database/collections/:collection/documents/:document': 'data permissions',
  'DELETE /databases/:database/collections/:collection/documents/:document': '',
  'PATCH /databases/:database/collections/:collection/documents/:document/:attribute/increment': 'value max',
  'PATCH /databases/:database/collections/:collection/documents/:document/:attribute/decrement': 'value min',
  'GET /tablesdb/:database/tables/:collection/rows': 'queries total',
  'POST /tablesdb/:database/tables/:collection/rows': 'rowId data permissions',
  'GET /tablesdb/:database/tables/:collection/rows/:document': 'queries',
  'PUT /tablesdb/:database/tables/:collection/rows/:document': 'data permissions',
  'PATCH /tablesdb/:database/tables/:collection/rows/:document': 'data permissions',
  'DELETE /tablesdb/:database/tables/:collection/rows/:document': '',
  'PATCH /tablesdb/:database/tables/:collection/rows/:document/:attribute/increment': 'value max',
  'PATCH /tablesdb/:database/tables/:collection/rows/:document/:attribute/decrement': 'value min',
  'GET /storage/buckets/:bucket/files': 'queries search total',
  'POST /storage/buckets/:bucket/files': 'multipart',
  'GET /storage/buckets/:bucket/files/:file': '',
  'PUT /storage/buckets/:bucket/files/:file': 'name permissions',
  'DELETE /storage/buckets/:bucket/files/:file': '',
  'GET /storage/buckets/:bucket/files/:file/view': 'token',
  'GET /storage/buckets/:bucket/files/:file/download': 'token',
  'GET /storage/buckets/:bucket/files/:file/preview':
    'width height gravity quality rotation background output token',
};

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
