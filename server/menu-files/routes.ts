import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DISH_TYPES } from '#domain/dishes/kinds.ts';
import { LEFT_OUT } from '#domain/menu-sources/headings.ts';
import { Failure } from '#server/base/failure.ts';
import { mapInTurns, streamOf } from '#server/base/in-turns.ts';
import { type AdminRouteDeps, recordExport, requireAdmin } from '#server/collections/admin-requests.ts';
import { hasRole } from '#server/documents/access.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, language, parseParams } from '#server/http/params.ts';
import { KNOWN_COLUMNS, readSentMenu, type SentMenu } from './head.ts';
import { exportDishes, importDishes, previewImport } from './import.ts';
import { lastImport, undoImport } from './undo.ts';
import { wordsIn } from './words.ts';

/** The body of an import (bytes): the file as JSON text, where some characters take two, and its preview. */
const BODY_LIMIT = 16_000_000;

/** Known columns by the file's own headings; a file has no more than this many. */
const MOST_CHOSEN = 200;
const columns = v.optional(
  v.pipe(
    v.record(v.string(), v.picklist([...KNOWN_COLUMNS, LEFT_OUT], 'Value must be a known column')),
    v.check((chosen) => Object.keys(chosen).length <= MOST_CHOSEN, 'Too many columns'),
  ),
  {},
);
/** More answers than a file has lines mean nothing. */
const MOST_ANSWERS = 20_000;
const answers = v.optional(
  v.pipe(
    v.record(v.string(), v.picklist(DISH_TYPES, `Value must be one of (${DISH_TYPES.join(', ')})`)),
    v.check((given) => Object.keys(given).length <= MOST_ANSWERS, 'Too many answers'),
  ),
  {},
);
const marks = v.optional(v.object({ dishes: answers, choices: answers }), {});
const reading = { columns, marks, language, areHalfAndFull: v.optional(v.boolean(), false) };
const previewBody = v.object(reading);
const importBody = v.object({
  ...reading,
  seen: v.array(v.string()),
  /** Leaves out lines with errors, which else refuse the import. */
  withoutErrors: v.optional(v.boolean(), false),
});
const menu = v.object({
  /** The bytes in base64. */
  file: v.optional(v.string()),
  text: v.optional(v.string()),
});

const undoBody = v.object({ importId: id });

/** The menu of a request: a file, or else a text. */
function sentMenu(body: unknown): SentMenu {
  const { file, text } = parseParams(menu, body);
  if (file !== undefined) return { file: Buffer.from(file, 'base64') };
  if (text !== undefined) return { text };
  throw new Failure('general_argument_invalid', 'Missing value for param `file` or `text`');
}

/** The routes that export dishes as a CSV file, for owners, and import menus from files and texts, for admins. */
export function dishFileRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  app.get('/dishes/csv', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply, hasRole('owner'));
    await recordExport(engine, actor, 'dishes', 'All dishes as a file');
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="rasoi-dishes.csv"');
    const { shop } = await engine.site.current();
    return exportDishes(engine.database, shop.languages);
  });

  app.post('/dishes/import/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const sent = sentMenu(request.body);
    const { language: pageLanguage, ...how } = parseParams(previewBody, request.body);
    const words = wordsIn(pageLanguage);
    const draft = await readSentMenu(sent, words, how);
    const { lines, ...preview } = await previewImport(engine.database, draft, words, how);
    reply.type('application/json; charset=utf-8');
    // Thousands of lines as text in one go would keep others waiting.
    const texts = await mapInTurns(lines, (line, at) => (at > 0 ? ',' : '') + JSON.stringify(line));
    return streamOf(['{"lines":[', ...texts, '],', JSON.stringify(preview).slice(1)]);
  });

  app.get('/dishes/import/last', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return { last: (await lastImport(engine.database, engine.clock())) ?? null };
  });

  app.post('/dishes/import/undo', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { importId } = parseParams(undoBody, request.body);
    return runUnitOfWork(engine, actor, (work) => undoImport(work, importId));
  });

  app.post('/dishes/import', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const sent = sentMenu(request.body);
    const {
      language: pageLanguage,
      columns: chosen,
      areHalfAndFull,
      ...confirmed
    } = parseParams(importBody, request.body);
    const words = wordsIn(pageLanguage);
    // A large menu takes seconds to read, for which no transaction waits.
    const draft = await readSentMenu(sent, words, { columns: chosen, areHalfAndFull });
    return runUnitOfWork(engine, actor, (work) => importDishes(work, draft, words, confirmed));
  });
}
