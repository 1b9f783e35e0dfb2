import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PERSON_COLUMNS } from '#domain/people-files/people-file.ts';
import { Failure } from '#server/base/failure.ts';
import { streamOf } from '#server/base/in-turns.ts';
import { type AdminRouteDeps, recordExport, requireAdmin } from '#server/collections/admin-requests.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { parseParams, text } from '#server/http/params.ts';
import { peopleCsv } from './export.ts';
import { importPeople, previewPeople } from './import.ts';
import type { SentList } from './read-file.ts';

/** The body of an import (bytes): a file in base64, and what was chosen. */
const BODY_LIMIT = 8_000_000;
const MOST_ANSWERS = 2000;
const MOST_COLUMNS = 200;
const LONGEST_ANSWER = 200;

const isOwner = hasRole('owner');
const column = v.picklist(PERSON_COLUMNS, 'Value must be a known column');
const answers = {
  columns: v.optional(
    v.pipe(
      v.record(v.string(), column),
      v.check((given) => Object.keys(given).length <= MOST_COLUMNS, 'Too many columns'),
    ),
    {},
  ),
  answers: v.optional(
    v.pipe(
      v.record(v.string(), v.record(column, text(LONGEST_ANSWER))),
      v.check((given) => Object.keys(given).length <= MOST_ANSWERS, 'Too many answers'),
    ),
    {},
  ),
};
const list = v.object({
  /** The bytes in base64. */
  file: v.optional(v.string()),
  text: v.optional(v.string()),
});
const previewBody = v.object(answers);
const importBody = v.object({
  ...answers,
  seen: text(100),
  name: v.nullish(text(LONGEST_ANSWER), null),
  withoutErrors: v.optional(v.boolean(), false),
});

/** The list of a request: a file, or else a text. */
function sentList(body: unknown): SentList {
  const { file, text: typed } = parseParams(list, body);
  if (file !== undefined) return { file: Buffer.from(file, 'base64') };
  if (typed !== undefined) return { text: typed };
  throw new Failure('general_argument_invalid', 'Missing value for param `file` or `text`');
}

/** The routes that read lists of customers, balances and subscribers, for admins, and give them to owners as a file. */
export function peopleFileRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  app.post('/people/import/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const sent = sentList(request.body);
    const { columns, answers: lines } = parseParams(previewBody, request.body);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, actor, (work) => previewPeople(work, sent, { columns, lines }));
  });

  app.post('/people/import', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const sent = sentList(request.body);
    const { columns, answers: lines, ...confirmed } = parseParams(importBody, request.body);
    return runUnitOfWork(engine, actor, (work) => importPeople(work, sent, { columns, lines }, confirmed));
  });

  app.get('/people/csv', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    if (!isOwner(principalOf(actor))) throw new Failure('user_unauthorized');
    await recordExport(engine, actor, 'users', 'All customers with balances and plans as a file');
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="rasoi-customers.csv"');
    reply.header('cache-control', 'private, no-store');
    return streamOf(await peopleCsv(engine.database));
  });
}
