import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ImportPreview, Line, PreviewLine, ReadFile } from '#domain/imports/import-file.ts';
import { importMessages } from '#domain/imports/messages.ts';
import { Failure, type FailureList } from '#server/base/failure.ts';
import type { Work } from '#server/documents/collection.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { readCsv, UnreadableLine } from '#server/http/csv/read-csv.ts';
import { parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { collectionFailures } from '../failures.ts';

/** A line of a file in which nothing is wrong, with what it says. */
export interface GoodLine<Entry> {
  line: number;
  entry: Entry;
}

/** What entering a line would do; `known`: it is there already. */
export type Effect<Problem> = 'add' | 'known' | { problem: Problem };

/** How the lines of a file are entered. `Params` is what is sent with the file, such as the plan whose menus it has. */
export interface Importer<Entry extends object, Problem extends string, Shown, Params> {
  /** Reads the lines with what they may name. Throws Failure if nothing may be imported now. */
  read(work: Work, lines: readonly Line[], params: Params): Promise<ReadFile<Entry, Problem, Shown>>;
  /** Writes nothing. */
  effects(work: Work, entries: readonly Entry[], params: Params): Promise<Effect<Problem>[]>;
  /** Enters what is not there already. Returns how many lines did something. */
  write(work: UnitOfWork, lines: readonly GoodLine<Entry>[], params: Params): Promise<number>;
}

/** What importing a file would do, line by line. */
async function previewImport<Entry extends object, Problem extends string, Shown, Params>(
  importer: Importer<Entry, Problem, Shown, Params>,
  work: Work,
  csv: string,
  params: Params,
): Promise<ImportPreview<Problem, Shown>> {
  const records = await readCsv(csv);
  if (records instanceof UnreadableLine) return { lines: [], problem: 'quotes', at: records.line };
  const { lines, problem } = await importer.read(work, records, params);
  const entries = lines.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const effects = (await importer.effects(work, entries, params)).values();
  return {
    lines: lines.map(({ line, shown, entry, problem: wrong }): PreviewLine<Problem, Shown> => {
      const effect: Effect<Problem> | undefined = entry && effects.next().value;
      if (typeof effect === 'string') return { ...shown, line, kind: effect, problem: null };
      return { ...shown, line, kind: 'error', problem: effect?.problem ?? wrong };
    }),
    problem,
  };
}

/**
 * Enters the lines of a file, all or none. What is there already is left out, so that a repeat adds nothing.
 * @throws Failure general_argument_invalid, which names the line if only one is refused
 */
async function enterImport<Entry extends object, Problem extends string, Shown, Params>(
  importer: Importer<Entry, Problem, Shown, Params>,
  work: UnitOfWork,
  csv: string,
  params: Params,
): Promise<{ added: number; known: number }> {
  const wrong = () => new Failure('general_argument_invalid', importMessages.fileWrong);
  const records = await readCsv(csv);
  if (records instanceof UnreadableLine) throw wrong();
  const { lines, problem } = await importer.read(work, records, params);
  const good = lines.flatMap(({ line, entry }) => (entry === undefined ? [] : [{ line, entry }]));
  if (problem || good.length < lines.length) throw wrong();
  const added = await importer.write(work, good, params);
  return { added, known: good.length - added };
}

/** Does what a line says; its refusal names the line. */
export async function asLine<Done>(line: number, enter: () => Promise<Done>): Promise<Done> {
  try {
    return await enter();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const declared: FailureList = collectionFailures;
    const why = error.message || (declared[error.type]?.[1] ?? error.type);
    throw new Failure('general_argument_invalid', importMessages.lineRefused(line, why));
  }
}

/** The body of an import (bytes). */
const BODY_LIMIT = 1_000_000;

/**
 * The two routes of a file of lines, for owners and managers: what importing it (`csv`) would do, and the import.
 * @param params the schema of what else a request names
 */
export function importRoutes<
  Entry extends object,
  Problem extends string,
  Shown,
  Entries extends v.ObjectEntries,
>(
  app: FastifyInstance,
  deps: AdminRouteDeps,
  path: string,
  importer: Importer<Entry, Problem, Shown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>,
  params: v.ObjectSchema<Entries, undefined>,
): void {
  const body = v.object({ csv: v.string() });
  app.post(`${path}/preview`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { csv } = parseParams(body, request.body);
    const named = parseParams(params, request.body);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(deps.engine, actor, (work) => previewImport(importer, work, csv, named));
  });

  app.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { csv } = parseParams(body, request.body);
    const named = parseParams(params, request.body);
    return runUnitOfWork(deps.engine, actor, (work) => enterImport(importer, work, csv, named));
  });
}
