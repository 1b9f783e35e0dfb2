import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from '#server/collections/open-api-document.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { PARAMS } from '#tests/fuzz/route-params.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';

// The description of the API (docs/api/openapi.json) against the server.

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: object } } }>;
}

const described: Record<string, Record<string, Operation>> = JSON.parse(
  readFileSync(join(PROJECT_FOLDER, 'docs/api/routes.json'), 'utf8'),
);
const operations = Object.entries(described).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    path,
    operation,
  })),
);

/** Routes of the protocol of the SDKs, which they describe themselves. */
const OF_THE_SDKS = / \/(\*|ping|health|realtime|databases\/|tablesdb\/|storage\/|account(\/|$))/;
/** The product's own among those below /account. */
const OWN = / \/account\/(sign-in-codes|sessions\/(code|passkey)|passkeys|ended-logins|newsletter|export)/;

let kitchen: PlanKitchen;
beforeAll(async () => {
  kitchen = await openPlanKitchen();
});
afterAll(() => kitchen.close());

// API-1
it('every route of the business is described, and none that the server does not have', () => {
  const served = kitchen.app.routes
    .filter((route) => / \/v1\//.test(route) && !/^(HEAD|OPTIONS) /.test(route))
    .map((route) => route.replace(' /v1', ' '))
    .filter((route) => OWN.test(route) || !OF_THE_SDKS.test(route));
  expect(operations.map(({ route }) => route).sort()).toEqual(served.sort());
});

// API-1
it.each(operations)('$route is described with its parameters', ({ route, operation }) => {
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  const body = operation.requestBody?.content['application/json'].schema.properties ?? {};
  const known = PARAMS[route]?.split(' ').filter(Boolean) ?? [];
  expect([...query, ...Object.keys(body)].sort()).toEqual(known.toSorted());
});

// API-1
it('docs/api/openapi.json is a valid description, and up to date', async () => {
  const written = readFileSync(join(PROJECT_FOLDER, 'docs/api/openapi.json'), 'utf8');
  expect(written === openApiText(), 'run: npx tsx scripts/open-api.ts').toBe(true);
  // The validator takes a property of this name for the address of a schema.
  const result = await new Validator().validate(JSON.parse(written.replaceAll('"$id"', '"id"')));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

// API-2
describe('an answer is as it is described', () => {
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } });
  const readable = operations.filter(
    ({ path, operation }) => operation.responses['200']?.content?.['application/json'] && !path.includes('{'),
  );
  it.each(readable)('$route', async ({ path, operation }) => {
    if (path === '/ledger/standing') await kitchen.place();
    const asked = (operation.parameters ?? []).flatMap(({ name, example }) =>
      example === undefined ? [] : `${name}=${encodeURIComponent(example)}`,
    );
    const answer = await kitchen.send(kitchen.owner, 'GET', `${path}?${asked.join('&')}`);
    expect(answer.statusCode).toBe(200);
    const schema = operation.responses['200']?.content?.['application/json']?.schema ?? {};
    const isRight = ajv.compile({ ...schema, components: openApiDocument().components });
    isRight(answer.json());
    expect(isRight.errors ?? []).toEqual([]);
    const { properties = {} } = schema as { properties?: object };
    expect(Object.keys(answer.json()).filter((name) => !(name in properties))).toEqual([]);
  });
});
