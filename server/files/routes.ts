import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { fileAttributes } from '#domain/files/attributes.ts';
import type { Actor } from '#server/documents/actor.ts';
import { tableOf } from '#server/documents/collection.ts';
import { defaultPermissions, parsePermissions } from '#server/documents/permissions.ts';
import { parseQueries, queryTexts } from '#server/documents/queries.ts';
import { Failure } from '#server/http/failure.ts';
import { read, text } from '#server/http/params.ts';
import { type Limit, limits, requestKey } from '#server/http/rate-limits.ts';
import { createTurns } from '#server/http/turns.ts';
import { readChunk } from './chunk.ts';
import { presentFile } from './present.ts';
import { previewRoute } from './preview-routes.ts';
import { FILES, type FileRequest, type FileRoutes } from './route-parts.ts';
import { readUploadHead } from './upload-head.ts';
import { contentRoutes } from './view-routes.ts';

/** What files can be asked for by (WIRE-6.3: the same parser serves them). */
const listed = tableOf('files', fileAttributes);

const listSearch = v.object({ search: v.optional(text(256), '') });
/** What all uploads under way may hold in memory together, in bytes; others wait, unread. */
const UPLOAD_MEMORY = 96 * 1_048_576;
const UPLOAD_QUEUE = { mostWaiting: 50, longestWait: 30_000 };

const updateBody = v.object({ name: v.optional(text(255)) });

/** Files of every bucket (WIRE-7). */
export async function fileRoutes(app: FastifyInstance, parts: FileRoutes): Promise<void> {
  const { files, callers, rateLimits } = parts;
  await app.register(multipart);
  const inMemory = createTurns(UPLOAD_MEMORY, UPLOAD_QUEUE);

  async function writer(request: FileRequest, reply: FastifyReply, limit: Limit): Promise<Actor> {
    const caller = await callers(request);
    const { url: route = '' } = request.routeOptions;
    const key = requestKey(request, { person: caller.countedPerson, place: request.params.bucket, route });
    await rateLimits.count(limit, key, reply);
    return caller.actor;
  }

  app.get(FILES, async (request: FileRequest) => {
    const { actor } = await callers(request);
    const search = request.query as Record<string, unknown>;
    const query = parseQueries(listed, queryTexts(search), search.total !== 'false');
    const { search: words } = read(listSearch, search);
    if (words !== '') {
      query.where = [...query.where, { op: 'contains', field: 'name', texts: [words] }];
    }
    const { documents, total } = await files.list(request.params.bucket, query, actor);
    return { total, files: documents.map(presentFile) };
  });

  app.post(FILES, async (request: FileRequest, reply) => {
    const { bucket } = request.params;
    const isFirst = request.headers['x-appwrite-id'] === undefined;
    const actor = await writer(request, reply, isFirst ? limits.createFile : limits.sendChunk);
    // Refuses what can be refused before the body is read.
    const head = readUploadHead(request);
    await files.admit(bucket, head, actor);
    const file = await inMemory(async () => {
      const chunk = await readChunk(request, head);
      const permissions = parsePermissions(chunk.permissions, actor) ?? defaultPermissions(actor);
      return files.upload(bucket, { ...chunk, permissions }, actor);
    }, head.room);
    return reply.code(201).send(presentFile(file));
  });

  app.get(`${FILES}/:file`, async (request: FileRequest) => {
    const { actor } = await callers(request);
    return presentFile(await files.get(request.params.bucket, request.params.file, actor));
  });

  app.put(`${FILES}/:file`, async (request: FileRequest, reply) => {
    const actor = await writer(request, reply, limits.changeFile);
    const { name } = read(updateBody, request.body);
    const { permissions } = (request.body ?? {}) as { permissions?: unknown };
    if (name === '')
      throw new Failure('general_argument_invalid', 'Invalid `name` param: Value must not be empty');
    const given = { name, permissions: parsePermissions(permissions, actor) };
    return presentFile(await files.update(request.params.bucket, request.params.file, given, actor));
  });

  app.delete(`${FILES}/:file`, async (request: FileRequest, reply) => {
    const actor = await writer(request, reply, limits.changeFile);
    await files.remove(request.params.bucket, request.params.file, actor);
    return reply.code(204).send();
  });

  contentRoutes(app, parts);
  previewRoute(app, parts);
}
