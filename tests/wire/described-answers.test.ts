import { describe, expect, it } from 'vitest';
import { type Answered, type Asked, expectDescribed } from '#tests/wire/described-answers.ts';

// What the comparison of answers with docs/api/openapi.json finds (API-2).

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

// API-2
describe('an answer that is not as described is refused', () => {
  it.each(FAULTS)('%s', (_what, asked, answered, why) => {
    expect(() => expectDescribed(asked, answered)).toThrow(why);
  });

  it('a refusal in the form of all is not, nor what the SDKs describe', () => {
    expectDescribed(opening, answer(404, REFUSAL));
    expectDescribed({ method: 'GET', url: '/v1/account' }, answer(200, { anything: true }));
  });
});
