import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { fileAttributes } from '#domain/files/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { createSemaphore } from '#server/base/semaphore.ts';
import type { Actor } from '#server/documents/actor.ts';
import { tableOf } from '#server/documents/collection.ts';
import { defaultPermissions, parsePermissions } from '#server/documents/permissions.ts';
import { parseQueries, queryTexts } from '#server/documents/queries/queries.ts';
import { parseParams, text } from '#server/http/params.ts';
import { type Limit, limits, requestKey } from '#server/http/rate-limits.ts';
import { readChunk } from './chunk.ts';
import { FILES, type FileRequest, type FileRouteDeps } from './file-route-deps.ts';
import { presentFile } from './present-file.ts';
import { previewRoute } from './preview-routes.ts';
import { readUploadHead } from './upload-head.ts';
import { contentRoutes } from './view-routes.ts';

/** The fields by which files can be queried (WIRE-6.3). */
const queryableFields = tableOf('files', fileAttributes);

const listSearch = v.object({ search: v.optional(text(256), '') });
/** Memory that all running uploads may use together (bytes). The bodies of others are not read until they fit. */
const UPLOAD_MEMORY = 96 * 1_048_576;
const UPLOAD_QUEUE = { mostWaiting: 50, longestWait: 30_000 };

const updateBody = v.object({ name: v.optional(text(255)) });

/** The routes of files in every bucket (WIRE-7). */
export async function fileRoutes(app: FastifyInstance, parts: FileRouteDeps): Promise<void> {
  const { files, callers, rateLimits } = parts;
  await app.register(multipart);
  const limitMemory = createSemaphore(UPLOAD_MEMORY, UPLOAD_QUEUE);

  async function writingActor(request: FileRequest, reply: FastifyReply, limit: Limit): Promise<Actor> {
    const caller = await callers(request);
    const { url: route = '' } = request.routeOptions;
    const key = requestKey(request, { person: caller.countedPerson, place: request.params.bucket, route });
    await rateLimits.count(limit, key, reply);
    return caller.actor;
  }

  app.get(FILES, async (request: FileRequest) => {
    const { actor } = await callers(request);
    const search = request.query as Record<string, unknown>;
    const query = parseQueries(queryableFields, queryTexts(search), { count: search.total !== 'false' });
    const { search: words } = parseParams(listSearch, search);
    if (words !== '') {
      query.where = [...query.where, { op: 'contains', field: 'name', texts: [words] }];
    }
    const { documents, total } = await files.list(request.params.bucket, query, actor);
    return { total, files: documents.map(presentFile) };
  });

  app.post(FILES, async (request: FileRequest, reply) => {
    const { bucket } = request.params;
    const isFirst = request.headers['x-appwrite-id'] === undefined;
    const actor = await writingActor(request, reply, isFirst ? limits.createFile : limits.sendChunk);
    // Refuses as much as possible before reading the body.
    const head = readUploadHead(request);
    await files.admit(bucket, head, actor);
    const file = await limitMemory(async () => {
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
    const actor = await writingActor(request, reply, limits.changeFile);
    const { name } = parseParams(updateBody, request.body);
    const { permissions } = (request.body ?? {}) as { permissions?: unknown };
    if (name === '')
      throw new Failure('general_argument_invalid', 'Invalid `name` param: Value must not be empty');
    const given = { name, permissions: parsePermissions(permissions, actor) };
    return presentFile(await files.update(request.params.bucket, request.params.file, given, actor));
  });

  app.delete(`${FILES}/:file`, async (request: FileRequest, reply) => {
    const actor = await writingActor(request, reply, limits.changeFile);
    await files.remove(request.params.bucket, request.params.file, actor);
    return reply.code(204).send();
  });

  contentRoutes(app, parts);
  previewRoute(app, parts);
}
