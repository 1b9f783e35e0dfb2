import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { isId, resolveId } from '#server/base/ids.ts';
import { parseJson } from '#server/http/json.ts';
import { keepAnswer } from '#server/http/kept-answers.ts';
import { sendKept } from '#server/http/kept-body.ts';
import { customId, parseParams, id as validId } from '#server/http/params.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import {
  countPersonAndAddress,
  type Limit,
  limits,
  type RateLimits,
  requestKey,
} from '#server/http/rate-limits.ts';
import type { Actor } from './actor.ts';
import type { Callers } from './caller.ts';
import type { Collection } from './collection.ts';
import type { CollectionList } from './collection-list.ts';
import type { Document } from './document.ts';
import type { Documents } from './documents.ts';
import { isForEverybody, type ListCache, questionOf } from './list-cache.ts';
import { defaultPermissions, parsePermissions } from './permissions.ts';
import { documentText, presentDocument, sequenceAsText } from './present-document.ts';
import { parseQueries, queryTexts } from './queries/queries.ts';

export interface DocumentRoutes {
  collections: CollectionList;
  documents: Documents;
  callers: Callers;
  cache: ListCache;
  rateLimits: RateLimits;
}

interface DocumentParams {
  database: string;
  collection: string;
  document: string;
  attribute: string;
}

type DocumentRequest = FastifyRequest<{ Params: DocumentParams }>;

const putParams = v.object({ documentId: validId });
const amount = v.pipe(v.number('Value must be a valid number'), v.finite('Value must be a valid number'));
const stepBody = v.object({ value: v.optional(amount, 1), min: v.optional(amount), max: v.optional(amount) });

/** One of the two forms of the same routes (WIRE-12). */
interface Spelling {
  base: string;
  /** The keys of the id in a create, the documents in a list, and the collection in a document. */
  id: string;
  list: string;
  parent: '$collectionId' | '$tableId';
}

const spellings: readonly Spelling[] = [
  {
    base: '/databases/:database/collections/:collection/documents',
    id: 'documentId',
    list: 'documents',
    parent: '$collectionId',
  },
  { base: '/tablesdb/:database/tables/:collection/rows', id: 'rowId', list: 'rows', parent: '$tableId' },
];

/** Drops keys that begin with `$`. Clients may send a fetched document back, but may not set them. */
function withoutSystemKeys(data: unknown): Record<string, unknown> | undefined {
  let inputOf = data;
  if (typeof data === 'string') {
    try {
      inputOf = parseJson(data);
    } catch {
      inputOf = data;
    }
  }
  if (inputOf === undefined || inputOf === null) return undefined;
  if (typeof inputOf !== 'object' || Array.isArray(inputOf)) {
    throw new Failure('general_argument_invalid', 'Invalid `data` param: Value must be a valid object');
  }
  return Object.fromEntries(Object.entries(inputOf).filter(([name]) => !name.startsWith('$')));
}

/** When the client fetched the document that it changes (WIRE-6.2); undefined without the header. */
function asOfHeader(request: FastifyRequest): Date | undefined {
  const { 'x-appwrite-timestamp': given } = request.headers;
  if (given === undefined) return undefined;
  const date = new Date(String(given));
  if (Number.isNaN(date.getTime())) {
    throw new Failure('general_argument_invalid', 'Invalid X-Appwrite-Timestamp header value');
  }
  return date;
}

/** The routes of documents of every collection (WIRE-6). They know no collection by name. */
export function documentRoutes(app: FastifyInstance, parts: DocumentRoutes): void {
  for (const spelling of spellings) routesInSpelling(app, parts, spelling);
}

function routesInSpelling(app: FastifyInstance, parts: DocumentRoutes, spelling: Spelling): void {
  const { documents, callers, cache, rateLimits } = parts;
  const { base, parent } = spelling;
  const createBody = v.object({ [spelling.id]: customId });

  function collectionOf({ database, collection }: DocumentParams): Collection {
    if (database !== DATABASE_ID) throw new Failure('database_not_found');
    const found = parts.collections.get(collection);
    if (!found) throw new Failure('collection_not_found');
    return found;
  }

  function documentId({ document }: DocumentParams): string {
    if (!isId(document)) throw new Failure('document_not_found');
    return document;
  }

  const show = (
    request: FastifyRequest,
    collection: Collection,
    document: Document,
    reader: Actor,
    select?: readonly string[],
  ) =>
    presentDocument(collection, document, {
      sequenceAsText: sequenceAsText(request),
      select,
      parent,
      reader,
    });

  function given(request: DocumentRequest, actor: Actor) {
    const body = (request.body ?? {}) as { data?: unknown; permissions?: unknown };
    return { data: withoutSystemKeys(body.data), permissions: parsePermissions(body.permissions, actor) };
  }

  async function writingActor(request: DocumentRequest, reply: FastifyReply, limit: Limit): Promise<Actor> {
    const caller = await callers(request);
    // Both forms of a route count against the same limit.
    const route = request.routeOptions.url?.slice(request.routeOptions.url.indexOf(base) + base.length) ?? '';
    const key = requestKey(request, {
      person: caller.countedPerson,
      place: request.params.collection,
      route,
    });
    await rateLimits.count(limit, key, reply);
    return caller.actor;
  }

  /** Counts what a create tries out, such as codes of coupons. */
  async function countGuesses(
    request: DocumentRequest,
    reply: FastifyReply,
    { guesses }: Collection,
    values: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    if (!guesses) return;
    const { countedPerson } = await callers(request);
    for (let left = guesses.count(values); left > 0; left--)
      await countPersonAndAddress(rateLimits, guesses.limits, { countedPerson, ip: request.ip }, reply);
  }

  async function listAnswer(request: DocumentRequest, collection: Collection, actor: Actor): Promise<string> {
    const search = request.query as Record<string, unknown>;
    const count = search.total !== 'false';
    const query = parseQueries(collection, queryTexts(search), { count, reader: actor });
    const found = await documents.list(collection, query, actor);
    const { select } = query;
    const presentation = { sequenceAsText: sequenceAsText(request), select, parent, reader: actor };
    const shown = found.documents.map((document) => documentText(collection, document, presentation));
    return `{"total":${found.total},"${spelling.list}":[${shown.join(',')}]}`;
  }

  app.get(base, async (request: DocumentRequest, reply) => {
    const collection = collectionOf(request.params);
    const { actor } = await callers(request);
    reply.type('application/json; charset=utf-8');
    const answer = await cache.answer(collection, actor, questionOf(request.raw), () =>
      listAnswer(request, collection, actor),
    );
    if (typeof answer === 'string') return answer;
    if (isForEverybody(request.raw)) keepAnswer(request, reply, answer, 200);
    return sendKept(request, reply, answer);
  });

  app.post(base, async (request: DocumentRequest, reply) => {
    const collection = collectionOf(request.params);
    const actor = await writingActor(request, reply, limits.writeDocument);
    const { [spelling.id]: documentId = '' } = parseParams(createBody, request.body);
    const { data, permissions } = given(request, actor);
    if (!data || Object.keys(data).length === 0) throw new Failure('document_missing_data');
    await countGuesses(request, reply, collection, data);
    const made = await documents.create(
      collection,
      { id: resolveId(documentId), values: data, permissions: permissions ?? defaultPermissions(actor) },
      actor,
    );
    return reply.code(201).send(show(request, collection, made, actor));
  });

  app.get(`${base}/:document`, async (request: DocumentRequest) => {
    const collection = collectionOf(request.params);
    const { actor } = await callers(request);
    const texts = queryTexts(request.query as Record<string, unknown>);
    const { select } = parseQueries(collection, texts, { reader: actor });
    const document = await documents.get(collection, documentId(request.params), actor);
    return show(request, collection, document, actor, select);
  });

  app.patch(`${base}/:document`, async (request: DocumentRequest, reply) => {
    const collection = collectionOf(request.params);
    const actor = await writingActor(request, reply, limits.writeDocument);
    const { data, permissions } = given(request, actor);
    if (!data && !permissions) throw new Failure('document_missing_payload');
    const changed = await documents.update(
      collection,
      documentId(request.params),
      { values: data ?? {}, permissions, asOf: asOfHeader(request) },
      actor,
    );
    return show(request, collection, changed, actor);
  });

  app.put(`${base}/:document`, async (request: DocumentRequest, reply) => {
    const collection = collectionOf(request.params);
    const actor = await writingActor(request, reply, limits.writeDocument);
    const { documentId } = parseParams(putParams, { documentId: request.params.document });
    const { data, permissions } = given(request, actor);
    if (!data && !permissions) throw new Failure('document_missing_payload');
    await countGuesses(request, reply, collection, data ?? {});
    const put = await documents.upsert(
      collection,
      { id: documentId, values: data ?? {}, permissions, asOf: asOfHeader(request) },
      actor,
    );
    return show(request, collection, put, actor);
  });

  for (const [word, sign] of [
    ['increment', 1],
    ['decrement', -1],
  ] as const) {
    app.patch(`${base}/:document/:attribute/${word}`, async (request: DocumentRequest, reply) => {
      const collection = collectionOf(request.params);
      const actor = await writingActor(request, reply, limits.writeDocument);
      const { value, min, max } = parseParams(stepBody, request.body);
      const step = { attribute: request.params.attribute, by: sign * value, min, max };
      const id = documentId(request.params);
      return show(request, collection, await documents.adjust(collection, id, step, actor), actor);
    });
  }

  app.delete(`${base}/:document`, async (request: DocumentRequest, reply) => {
    const collection = collectionOf(request.params);
    const actor = await writingActor(request, reply, limits.deleteDocument);
    await documents.remove(collection, documentId(request.params), actor, asOfHeader(request));
    return reply.code(204).send();
  });
}
