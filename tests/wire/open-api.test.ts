import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
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

/** Three validators that share no code; each answers what it finds wrong. */
const VALIDATORS: Record<string, (text: string) => Promise<unknown[]>> = {
  async seriousme(text) {
    // It takes a property of this name for the address of a schema.
    const { valid, errors } = await new Validator().validate(JSON.parse(text.replaceAll('"$id"', '"id"')));
    return valid ? [] : [errors].flat();
  },
  async readme(text) {
    const result = await validate(JSON.parse(text));
    return result.valid ? [] : result.errors;
  },
  redocly: async (text) =>
    lintFromString({ source: text, config: await createConfig({ extends: ['spec'] }) }),
};

// API-1
it('docs/api/openapi.json is up to date', () => {
  const written = readFileSync(join(PROJECT_FOLDER, 'docs/api/openapi.json'), 'utf8');
  expect(written === openApiText(), 'run: npx tsx scripts/open-api.ts').toBe(true);
});

// API-1
it.each(Object.entries(VALIDATORS))('%s accepts it, and not without its title', async (_name, problemsOf) => {
  expect(await problemsOf(openApiText())).toEqual([]);
  const { info: _info, ...rest } = openApiDocument();
  expect(await problemsOf(JSON.stringify(rest))).not.toEqual([]);
});

// API-2
describe('an owner reads what is described', () => {
  /** What one must have subscribed to first, or have a link of. */
  const OF_SOMEBODY = ['/account/newsletter', '/meal-links'];
  const readable = operations.filter(
    ({ route, path, operation: { responses, parameters = [] } }) =>
      route.startsWith('GET ') &&
      responses['200']?.content?.['application/json'] &&
      !OF_SOMEBODY.includes(path) &&
      !path.includes('{') &&
      parameters.every(({ required, example }) => !required || example !== undefined),
  );
  it.each(readable)('$route', async ({ path, operation }) => {
    if (path === '/ledger/standing') await kitchen.place();
    const asked = (operation.parameters ?? []).flatMap(({ name, example }) =>
      example === undefined ? [] : `${name}=${encodeURIComponent(example)}`,
    );
    // The kitchen compares each of its answers with the description (tests/wire/described-answers.ts).
    const answer = await kitchen.send(kitchen.owner, 'GET', `${path}?${asked.join('&')}`);
    expect(answer.statusCode).toBe(200);
  });
});
