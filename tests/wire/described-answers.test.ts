import { describe, expect, it } from 'vitest';
import { type Answered, type Asked, expectDescribed } from '#tests/wire/described-answers.ts';
import { expectMessage } from '#tests/wire/protocol-models.ts';

// What the comparison of answers with docs/api/openapi.json and docs/protocol.md finds (API-2, WIRE-3).

const REFUSAL = { message: 'No', code: 404, type: 'general_not_found', version: '1.7.0' };
const answer = (statusCode: number, body: unknown, type = 'application/json; charset=utf-8'): Answered => ({
  statusCode,
  headers: { 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const opening: Asked = { method: 'GET', url: '/v1/retention' };
const list: Asked = { method: 'GET', url: '/v1/databases/rasoi/collections/areas/documents' };
const forecast = (query = ''): Asked => ({ method: 'GET', url: `/v1/prep/forecast${query}` });

const FAULTS: [what: string, asked: Asked, answered: Answered, why: RegExp][] = [
  ['a status', opening, answer(302, ''), /this status is not described/],
  ['a type', opening, answer(200, 'counted', 'text/plain'), /type text\/plain is not described/],
  ['no body', opening, answer(200, ''), /a body is described/],
  ['a part', opening, answer(200, { more: 1 }), /additional|required/],
  ['a part of a refusal', opening, answer(404, { ...REFUSAL, stack: 'at' }), /additional.*stack/],
  [
    'an attribute',
    list,
    answer(200, { total: 1, documents: [{ $id: 'a', cost: 1 }] }),
    /required|unevaluated/,
  ],
  [
    'a parameter that is needed',
    opening,
    answer(400, { ...REFUSAL, message: 'Param "day" is not optional.' }),
    /needs day, which is not described as required/,
  ],
  ['one that is not', forecast(), answer(200, {}), /answered without dishId/],
];

const TOKEN = {
  $id: 'a',
  $createdAt: '2026-11-30T10:00:00.000+00:00',
  userId: 'asha',
  secret: '',
  phrase: '',
};
const asking: Asked = { method: 'POST', url: '/v1/account/recovery' };
const OF_SDKS: [what: string, asked: Asked, answered: Answered, why: RegExp][] = [
  [
    'an attribute that the model lacks',
    asking,
    answer(201, { ...TOKEN, expire: TOKEN.$createdAt, hash: '' }),
    /hash/,
  ],
  ['one that is missing', asking, answer(201, TOKEN), /expire is missing/],
  ['one of another type', asking, answer(201, { ...TOKEN, expire: 0 }), /expire is 0/],
  [
    'a secret that is told',
    asking,
    answer(201, { ...TOKEN, expire: TOKEN.$createdAt, secret: 's' }),
    /secret/,
  ],
  ['a status', { method: 'GET', url: '/v1/account' }, answer(203, {}), /neither described/],
  ['a route', { method: 'GET', url: '/v1/nowhere' }, answer(200, {}), /neither described/],
  [
    'a part of a refusal',
    { method: 'GET', url: '/v1/account' },
    answer(401, { ...REFUSAL, stack: 'at' }),
    /stack is in no model/,
  ],
  [
    'an attribute of a row',
    { method: 'GET', url: '/v1/tablesdb/rasoi/tables/areas/rows/a' },
    answer(200, { $id: 'a', $tableId: 'areas', cost: 1 }),
    /required|unevaluated/,
  ],
];

// WIRE-3
describe('an answer of an SDK’s route that is not as the protocol has it is refused', () => {
  it.each(OF_SDKS)('%s', (_what, asked, answered, why) => {
    expect(() => expectDescribed(asked, answered)).toThrow(why);
  });

  it('a message of the socket, too', () => {
    expect(() => expectMessage({ type: 'error', data: { code: 1008 } })).toThrow(/message is missing/);
    expect(() => expectMessage({ type: 'greeting', data: {} })).toThrow(/no such type/);
    expectMessage({ type: 'pong' });
  });
});

// API-2
describe('an answer that is not as described is refused', () => {
  it.each(FAULTS)('%s', (_what, asked, answered, why) => {
    expect(() => expectDescribed(asked, answered)).toThrow(why);
  });

  it('a refusal in the form of all is not', () => {
    expectDescribed(opening, answer(404, REFUSAL));
  });
});
