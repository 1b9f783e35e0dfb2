import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { problemOfProtocol } from './protocol-models.ts';

// Every answer that a test gets from a described route is compared with docs/api/openapi.json (API-2).

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Response {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema: { required?: string[]; anyOf?: { required?: string[] }[] } }>;
  };
  responses: Record<string, Response>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** What was asked: the path with its query, and a body that is no text. */
export interface Asked {
  method: string;
  url: string;
  body?: unknown;
}
export interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

const DESCRIPTION: Description = JSON.parse(
  readFileSync(join(PROJECT_FOLDER, 'docs/api/openapi.json'), 'utf8'),
);
/** It has no properties of its own, and stands in those that add theirs. */
const OPEN = ['Document'];

/** A schema whose objects may have described properties only. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  if (!('properties' in schema) || 'additionalProperties' in schema) return parts;
  return 'allOf' in schema
    ? { ...parts, unevaluatedProperties: false }
    : { ...parts, additionalProperties: false };
}

const components = {
  schemas: Object.fromEntries(
    Object.entries(DESCRIPTION.components.schemas).map(([name, schema]) => [
      name,
      OPEN.includes(name) ? schema : closed(schema),
    ]),
  ),
};
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true } });

const routes = Object.entries(DESCRIPTION.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    form: new RegExp(`^/v1${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The described operation that answers a request, and the collection that its path names; undefined if none is described. */
function operationOf({ method, url }: Asked) {
  const path = url.split('?', 1)[0] ?? '';
  for (const route of routes) {
    const operation = route.operations[method.toLowerCase()];
    const found = operation && route.form.exec(path);
    if (found) return { name: `${method} ${route.path}`, operation, collection: found.groups?.collection };
  }
  return undefined;
}

const validators = new Map<string, ValidateFunction>();

/** What is wrong with a body, in words; undefined if it is as described. `collection` is that of a route of documents. */
function problemOfBody(key: string, schema: Schema, collection: string | undefined, body: unknown) {
  const name = `${key} ${collection}`;
  let isRight = validators.get(name);
  if (!isRight) {
    const document = collection && { $ref: `#/components/schemas/${collection}` };
    const { properties } = schema as { properties?: Schema };
    const whole = !document
      ? schema
      : properties
        ? { ...schema, properties: { ...properties, documents: { type: 'array', items: document } } }
        : document;
    isRight = ajv.compile({ ...(closed(whole) as Schema), components });
    validators.set(name, isRight);
  }
  if (isRight(body)) return undefined;
  const [error] = isRight.errors ?? [];
  return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
}

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

interface Needed {
  always: string[];
  /** Those of which one is enough, or that some callers need. */
  sometimes: string[];
}

/** Parameters that an operation needs, of its query or its body. */
function neededBy({ parameters = [], requestBody }: Operation): Needed {
  const { required = [], anyOf = [] } = requestBody?.content['application/json']?.schema ?? {};
  const ofQuery = parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name);
  return { always: [...ofQuery, ...required], sometimes: anyOf.flatMap((each) => each.required ?? []) };
}

/** What the description says of the parameters of a request and its answer does not bear out. */
function problemOfRequest(operation: Operation, { url, body }: Asked, answer: Answered): string | undefined {
  const { always, sometimes } = neededBy(operation);
  if (answer.statusCode === 400) {
    const [, name = ''] = /Param \\"(\w+)\\" is not optional/.exec(answer.body) ?? [];
    return name && ![...always, ...sometimes].includes(name)
      ? `needs ${name}, which is not described as required`
      : undefined;
  }
  if (answer.statusCode >= 300 || typeof body === 'string' || Buffer.isBuffer(body)) return undefined;
  const query = new URL(url, 'http://localhost').searchParams;
  const missing = always.find((name) => !query.has(name) && !Object.hasOwn(body ?? {}, name));
  return missing && `answered without ${missing}, which is described as required`;
}

/** What is wrong with a body by its type; missing if nothing is. */
function problemOfContent(
  { content }: Response,
  key: string,
  collection: string | undefined,
  answer: Answered,
) {
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (answer.body === '') return content && 'a body is described, but there is none';
  const schema = content?.[type]?.schema;
  if (!content?.[type]) return `a body of the type ${type || 'none'} is not described`;
  return type === 'application/json' && schema
    ? problemOfBody(key, schema, collection, readJson(answer.body))
    : undefined;
}

function problemOf(asked: Asked, answer: Answered, found: NonNullable<ReturnType<typeof operationOf>>) {
  const { name, operation, collection } = found;
  const status = String(answer.statusCode);
  const given = operation.responses[status] ?? operation.responses[`${status.charAt(0)}XX`];
  if (!given) return 'this status is not described';
  const refusal = given.$ref && DESCRIPTION.components.responses.Refusal;
  const response = refusal || given;
  const missing = Object.entries(response.headers ?? {}).find(
    ([header, { required }]) => required && answer.headers[header.toLowerCase()] === undefined,
  );
  if (missing) return `the header ${missing[0]} is missing`;
  return (
    (collection ? undefined : problemOfRequest(operation, asked, answer)) ??
    (refusal
      ? problemOfContent(refusal, 'refusal', undefined, answer)
      : problemOfContent(response, `${name} ${status}`, collection, answer))
  );
}

/** What is wrong with an answer of a route of the SDKs, which only the protocol describes. */
function problemOfSdkRoute({ method, url }: Asked, answer: Answered): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const isOurs = path.startsWith('/v1/') && method !== 'HEAD' && method !== 'OPTIONS';
  if (!isOurs) return undefined;
  const found = answer.statusCode < 300 ? ofDocuments(method, path) : undefined;
  const type = String(answer.headers['content-type'] ?? '');
  if (!found) return problemOfProtocol(method, path, { ...answer, type });
  if (answer.statusCode === 204) return answer.body === '' ? undefined : 'there is a body';
  const { schema = {} } = found.operation.responses['200']?.content?.['application/json'] ?? {};
  return problemOfBody(`SDK ${found.name}`, schema, found.collection, asDocuments(readJson(answer.body)));
}

/** The described operation that answers a path of the SDKs with the same documents: rows, and changes of one number. */
function ofDocuments(method: string, path: string) {
  const spelled = path
    .replace(/^\/v1\/tablesdb\/rasoi\/tables\/([^/]+)\/rows/, '/v1/databases/rasoi/collections/$1/documents')
    .replace(/(\/documents\/[^/]+)\/.*$/, '$1');
  if (!/^\/v1\/databases\/rasoi\/collections\/[^/]+\/documents/.test(spelled)) return undefined;
  const isList = method === 'GET' || !spelled.endsWith('/documents');
  return operationOf({ method: 'GET', url: isList ? spelled : `${spelled}/one` });
}

/** An answer about rows as one about documents. */
function asDocuments(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { rows, $tableId, ...rest } = body as Record<string, unknown>;
  if (Array.isArray(rows)) return { ...rest, documents: rows.map(asDocuments) };
  return $tableId === undefined ? body : { ...rest, $collectionId: $tableId };
}

/**
 * Compares an answer with the description of its route, or with the protocol if it is one of the SDKs.
 * @throws Error if its status, a header, its type or a part of its body is not described, or a described part is missing
 */
export function expectDescribed(asked: Asked, answer: Answered): void {
  const found = operationOf(asked);
  const problem = found ? problemOf(asked, answer, found) : problemOfSdkRoute(asked, answer);
  const where = found
    ? `${found.name} (docs/api/openapi.json)`
    : `${asked.method} ${asked.url} (docs/protocol.md)`;
  if (problem) throw new Error(`${where} answered ${answer.statusCode}: ${problem}`);
}

/** Compares what a listening server answers, also to programs that a test can't look into. @returns what is wrong, so far */
export function compareAnswers(server: Server): string[] {
  const problems: string[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // Compressed bodies would have to be unpacked.
    request.headers['accept-encoding'] = 'identity';
    const parts: Buffer[] = [];
    // Fastify hands over its headers with the status only.
    let written: Record<string, unknown> = {};
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => never;
    response.writeHead = (...given: unknown[]) => {
      const last = given.at(-1);
      // A kept answer has its headers as one list of names and values.
      const pairs = Array.isArray(last)
        ? last.flatMap((name, at) => (at % 2 ? [] : [[name, last[at + 1]]]))
        : [];
      written = Array.isArray(last) ? Object.fromEntries(pairs) : Object(last);
      return writeHead(...given);
    };
    for (const name of ['write', 'end'] as const) {
      const original = response[name].bind(response) as (...given: unknown[]) => never;
      response[name] = (...given: unknown[]) => {
        const [part] = given;
        if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
        return original(...given);
      };
    }
    response.on('finish', () => {
      const { method = '', url = '' } = request;
      // The body of the request is a string: which of its parameters are needed, other tests compare.
      const answer = {
        statusCode: response.statusCode,
        headers: { ...response.getHeaders(), ...written },
        body: `${Buffer.concat(parts)}`,
      };
      try {
        expectDescribed({ method, url, body: '' }, answer);
      } catch (error) {
        problems.push(String(error));
      }
    });
  });
  return problems;
}
