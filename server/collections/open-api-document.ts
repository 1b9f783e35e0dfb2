import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf } from '#domain/collections.ts';
import { earlierNames } from '#domain/languages/earlier-names.ts';
import type { Attribute, Attributes } from '#domain/rows/row.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

type Json = Record<string, unknown>;

/** The schema of an attribute's value on the wire: money in rupees, times and records as text. */
function valueSchema(attribute: Attribute): Json {
  switch (attribute.type) {
    case 'string':
      return attribute.oneOf
        ? { type: 'string', enum: [...attribute.oneOf] }
        : { type: 'string', maxLength: attribute.size };
    case 'integer': {
      const { min, max } = attribute;
      return {
        type: 'integer',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      };
    }
    case 'float':
      return { type: 'number' };
    case 'money':
      return { type: 'number', description: 'In rupees' };
    case 'boolean':
      return { type: 'boolean' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'records':
      return { type: 'array', maxItems: attribute.max, items: { type: 'string', description: 'JSON' } };
    case 'texts':
      return { type: 'array', maxItems: attribute.max, items: { type: 'string' } };
    case 'translations':
      return { type: 'object' };
  }
}

function attributeSchema(attribute: Attribute): Json {
  const schema = valueSchema(attribute);
  const values = Array.isArray(schema.enum) && { enum: [...schema.enum, null] };
  const orNull = { ...schema, type: [schema.type, 'null'], ...values };
  if (attribute.requestOnly) return { ...orNull, description: 'Of requests; null in every answer' };
  const readOnly = attribute.writtenBy === 'server' && { readOnly: true };
  return { ...(attribute.required || attribute.assigned ? schema : orNull), ...readOnly };
}

/** What every document has (contract 4.1). */
const DOCUMENT: Json = {
  type: 'object',
  required: ['$id', '$sequence', '$collectionId', '$databaseId', '$createdAt', '$updatedAt', '$permissions'],
  properties: {
    $id: { type: 'string', maxLength: 36, readOnly: true },
    $sequence: {
      type: ['integer', 'string'],
      description: 'A text for SDKs of 1.9 and later',
      readOnly: true,
    },
    $collectionId: { type: 'string', readOnly: true },
    $databaseId: { type: 'string', readOnly: true },
    $createdAt: { type: 'string', format: 'date-time', readOnly: true },
    $updatedAt: { type: 'string', format: 'date-time', readOnly: true },
    $permissions: { type: 'array', items: { type: 'string' }, readOnly: true },
  },
};

/** The schema of a collection's documents. */
function documentSchema(attributes: Attributes): Json {
  const own = Object.entries(attributes).filter(([, attribute]) => !('generated' in attribute));
  const earlier = own.flatMap(([, attribute]) =>
    attribute.type === 'translations' ? earlierNames(attribute.fields).map(([name]) => name) : [],
  );
  return {
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/Document' }],
    properties: {
      ...Object.fromEntries(own.map(([name, attribute]) => [name, attributeSchema(attribute)])),
      ...Object.fromEntries(earlier.map((name) => [name, EARLIER])),
    },
  };
}

/** An earlier name of a text in Hindi. */
const EARLIER: Json = { type: 'string', deprecated: true, description: 'As in `translations`' };

const REFUSAL = {
  description:
    'A refusal: `type` says why, `message` in words. 401 without the right, 429 after too many requests, 503 for a while',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const ID = { name: 'document', in: 'path', required: true, schema: { type: 'string' } };

/** The routes of documents, which are the same for every collection. */
function documentPaths(collections: readonly string[]): Json {
  const collection = {
    name: 'collection',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: collections },
  };
  const document = { type: 'object', description: 'As the schema of the collection’s name says' };
  const answer = { description: 'The document', ...json(document) };
  const operation = (summary: string, parts: Json, good: Json): Json => ({
    summary,
    tags: ['Documents'],
    ...parts,
    responses: good,
  });
  const body = (required: string[]) => ({
    requestBody: json({
      type: 'object',
      required,
      properties: { documentId: { type: 'string' }, data: document },
    }),
  });
  const base = '/databases/rasoi/collections/{collection}/documents';
  const list = {
    type: 'object',
    properties: { total: { type: 'integer' }, documents: { type: 'array', items: document } },
  };
  const queries = {
    name: 'queries[]',
    in: 'query',
    description: 'JSON: `{"method":"equal","attribute":"status","values":["placed"]}`',
    schema: { type: 'array', items: { type: 'string' } },
  };
  return {
    [base]: {
      parameters: [collection],
      get: operation(
        'Documents that the caller may read',
        { parameters: [queries] },
        {
          200: { description: 'A page of them', ...json(list) },
        },
      ),
      post: operation(
        'Creates a document; repeated with the same id it answers the same',
        body(['documentId', 'data']),
        {
          201: answer,
        },
      ),
    },
    [`${base}/{document}`]: {
      parameters: [collection, ID],
      get: operation('One document', {}, { 200: answer }),
      patch: operation('Changes a document', body(['data']), { 200: answer }),
      delete: operation('Deletes a document', {}, { 204: { description: 'Deleted' } }),
    },
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of an operation, for programs that are made of the description: `getOrdersByOrderIdUpi`. */
function operationId(method: string, path: string): string {
  const parts = path.split('/').flatMap((part) => {
    const [, parameter] = /^\{(\w+)\}$/.exec(part) ?? [];
    return parameter ? ['By', capitalized(parameter)] : part.split('-').map(capitalized);
  });
  return method + parts.join('');
}

const withRefusals = (operation: Json): Json => ({
  ...operation,
  responses: { ...(operation.responses as Json), '4XX': REFUSED, '5XX': REFUSED },
});

const REFUSED = { $ref: '#/components/responses/Refusal' };

/** Adds to all operations their names, and that each may be refused. */
const completed = (paths: Json): Json =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Json).map(([key, value]) => [
          key,
          METHODS.includes(key)
            ? withRefusals({ operationId: operationId(key, path), ...(value as Json) })
            : value,
        ]),
      ),
    ]),
  );

/**
 * The description of the API as OpenAPI 3.1: the routes that are described by hand in docs/api/routes.json, those of documents,
 * and the documents of every collection as their attributes say.
 */
export function openApiDocument(): Json {
  const routes: Json = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'docs/api/routes.json'), 'utf8'));
  const collections = Object.entries<Attributes>(attributesOf).filter(([name]) => name !== 'files');
  const paths = completed({ ...documentPaths(collections.map(([name]) => name)), ...routes });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rasoi',
      version: '1',
      description:
        'The API of a kitchen’s own ordering site. How to sign in, and examples: docs/api/README.md. Messages to other programs: docs/api/webhooks.md.',
    },
    servers: [{ url: 'https://{site}/v1', variables: { site: { default: 'rasoi.example' } } }],
    security: [{ project: [], session: [] }],
    paths,
    components: {
      securitySchemes: {
        project: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Project', description: 'Always `rasoi`' },
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Appwrite-Session',
          description: 'The secret of a session, or the token of a device',
        },
      },
      responses: { Refusal: REFUSAL },
      schemas: {
        Document: DOCUMENT,
        Refusal: {
          type: 'object',
          required: ['message', 'code', 'type', 'version'],
          properties: {
            message: { type: 'string' },
            code: { type: 'integer' },
            type: { type: 'string' },
            version: { type: 'string' },
          },
        },
        ...Object.fromEntries(collections.map(([name, attributes]) => [name, documentSchema(attributes)])),
      },
    },
  };
}

/** The longest value that stands on one line (characters). */
const SHORT = 180;

/** JSON with short values on one line, so that a change of an attribute is a change of one line. */
function written(value: unknown, indent = ''): string {
  const short = JSON.stringify(value);
  if (short.length <= SHORT || typeof value !== 'object' || value === null) return short;
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((each) => inner + written(each, inner))
    : Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${written(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The text of docs/api/openapi.json. */
export const openApiText = (): string => `${written(openApiDocument())}\n`;
