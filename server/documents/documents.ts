import { createHash } from 'node:crypto';
import type { Attributes } from '#domain/attributes.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { Failure } from '#server/http/failure.ts';
import { mayTouch, ruling } from './access.ts';
import { type Actor, actorId } from './actor.ts';
import { createOrAdd } from './adding.ts';
import type { Collection } from './collection.ts';
import type { Document } from './document.ts';
import { page } from './list-page.ts';
import { defaultPermissions } from './permissions.ts';
import type { Query } from './query.ts';
import { findEarlierUse } from './requests.ts';
import { find, type Provenance } from './store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';
import { invalid, toWire } from './values.ts';
import { and } from './where.ts';
import { change, checkAsOf, type Given, make, remove } from './writing.ts';

export interface CreateRequest extends Given {
  id: string;
}

/** The operations on documents of any collection. Each refusal is thrown as a Failure (WIRE-1.3). */
export interface Documents {
  list<A extends Attributes>(
    collection: Collection<string, A>,
    query: Query,
    actor: Actor,
  ): Promise<{ documents: Document<A>[]; total: number }>;
  get<A extends Attributes>(
    collection: Collection<string, A>,
    id: string,
    actor: Actor,
  ): Promise<Document<A>>;
  /** A repeat of the same request by the same person answers as the first did; any other use of the id is a conflict. */
  create(collection: Collection, request: CreateRequest, actor: Actor): Promise<Document>;
  update(collection: Collection, id: string, given: Given, actor: Actor): Promise<Document>;
  /** Replaces a document, or makes it (WIRE-6.2, PUT). */
  upsert(collection: Collection, request: CreateRequest, actor: Actor): Promise<Document>;
  /** Adds to a number, or takes away; bounds are inclusive, in the units of the wire (WIRE-6). */
  adjust(collection: Collection, id: string, step: Step, actor: Actor): Promise<Document>;
  /** Refused when the document was updated after `asOf`. */
  remove(collection: Collection, id: string, actor: Actor, asOf?: Date): Promise<void>;
}

export interface Step {
  attribute: string;
  by: number;
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Attempts of a create that collides with another one on its id or a unique key, before it is refused as a conflict.
 */
const CREATE_TRIES = 3;

function fingerprintOf(given: Given): string {
  const entries = Object.entries(given.values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64');
}

/** What a collection that adds up says in the place of a violated unique index. */
const isTaken = (error: unknown): boolean =>
  error instanceof Failure && error.type === 'document_already_exists';

const NUMBERS = ['integer', 'float', 'money'];

/** The number after the step, in units of the wire. Unset counts as 0. */
function stepped(
  collection: Collection,
  before: Document,
  step: Step,
  trusted: boolean,
): Record<string, number> {
  const { attribute: name, by, min = -Infinity, max = Infinity } = step;
  const attribute = Object.hasOwn(collection.attributes, name) ? collection.attributes[name] : undefined;
  if (!attribute) throw invalid(`Unknown attribute: "${name}"`);
  if (!NUMBERS.includes(attribute.type)) {
    throw invalid(`Attribute "${name}" has invalid type. Value must be a number`);
  }
  // An update drops such attributes silently. Here that would answer success although nothing changed.
  if (!trusted && collection.serverWrites.includes(name)) throw new Failure('user_unauthorized');
  const now = Number(toWire(attribute, before.data[name] ?? 0));
  const value = attribute.type === 'money' ? Number((now + by).toFixed(2)) : now + by;
  if (value < min || value > max) {
    throw new Failure(
      'general_argument_invalid',
      `Invalid \`value\` param: "${name}" would be ${value}, beyond ${value < min ? min : max}`,
    );
  }
  return { [name]: value };
}

export function createDocuments(parts: EngineDeps): Documents {
  const changing = <T>(
    collection: Collection,
    actor: Actor,
    id: string,
    task: (work: UnitOfWork) => Promise<T>,
  ): Promise<T> =>
    runUnitOfWork(parts, actor, async (work) => {
      await collection.hooks?.lock?.(work, id);
      return task(work);
    });

  /** Makes a document, or adds to one where the collection does so. */
  function makeNew(
    collection: Collection,
    request: CreateRequest,
    provenance: Provenance,
    actor: Actor,
    action: 'create' | 'upsert',
  ): Promise<Document> {
    const permissions = request.permissions ?? defaultPermissions(actor);
    const owned = { ...request, permissions };
    const { adds } = collection;
    if (adds) return createOrAdd(parts, { ...collection, adds }, owned, provenance, actor, action);
    return changing(collection, actor, request.id, (work) =>
      make(work, collection, owned, provenance, action),
    );
  }

  /**
   * Creates a document once, however often the request is sent. Whether it is a repeat is looked up only after the
   * unique index has refused it.
   * @param replace updates the document instead when it exists
   */
  async function makeOnce(
    collection: Collection,
    request: CreateRequest,
    actor: Actor,
    replace?: (provenance: Provenance) => Promise<Document | undefined>,
  ): Promise<Document> {
    const provenance = { creator: actorId(actor), fingerprint: fingerprintOf(request) };
    for (let tries = 1; ; tries++) {
      const replaced = await replace?.(provenance);
      if (replaced) return replaced;
      try {
        if (ruling(collection, 'create', actor) === false) throw new Failure('user_unauthorized');
        return await makeNew(collection, request, provenance, actor, replace ? 'upsert' : 'create');
      } catch (error) {
        const taken = uniqueViolation(error) !== undefined || isTaken(error);
        if (!taken && !(error instanceof Failure)) throw error;
        const use = await findEarlierUse(parts.database, collection, request.id, provenance);
        if (use?.answer) return use.answer;
        if (!taken) throw error;
        if ((use && !replace) || tries === CREATE_TRIES) throw new Failure('document_already_exists');
      }
    }
  }

  const documents: Documents = {
    async list<A extends Attributes>(collection: Collection<string, A>, query: Query, actor: Actor) {
      const rule = ruling(collection, 'read', actor);
      if (rule === false) throw new Failure('user_unauthorized');
      let cursor: Document<A> | undefined;
      if (query.cursor) {
        cursor = await find(parts.database, collection, query.cursor.id);
        if (!cursor || !mayTouch(collection, 'read', actor, cursor)) {
          throw new Failure(
            'general_cursor_not_found',
            `Document '${query.cursor.id}' for the 'cursor' value not found.`,
          );
        }
      }
      const allowed = rule === true ? query : { ...query, where: [and(rule, ...query.where)] };
      return page(parts.database, collection, allowed, cursor);
    },

    async get(collection, id, actor) {
      const document = await find(parts.database, collection, id);
      if (!document || !mayTouch(collection, 'read', actor, document)) {
        throw new Failure('document_not_found');
      }
      return document;
    },

    create: (collection, request, actor) => makeOnce(collection, request, actor),

    async update(collection, id, given, actor) {
      return changing(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        return change(work, collection, before, given, 'update');
      });
    },

    async adjust(collection, id, step, actor) {
      return changing(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        if (!mayTouch(collection, 'update', actor, before)) throw new Failure('user_unauthorized');
        const values = stepped(collection, before, step, actor.kind === 'system');
        return change(work, collection, before, { values }, 'update');
      });
    },

    upsert: (collection, request, actor) =>
      makeOnce(collection, request, actor, (provenance) =>
        changing(collection, actor, request.id, async (work) => {
          const before = await find(work.sql, collection, request.id, true);
          if (!before) return undefined;
          if (mayTouch(collection, 'update', actor, before)) {
            return change(work, collection, before, { ...request, replace: true }, 'upsert');
          }
          const use = await findEarlierUse(work.sql, collection, request.id, provenance);
          if (use?.answer) return use.answer;
          throw new Failure('user_unauthorized');
        }),
      ),

    async remove(collection, id, actor, asOf) {
      await changing(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        if (!mayTouch(collection, 'delete', actor, before)) throw new Failure('user_unauthorized');
        checkAsOf(before, asOf);
        await remove(work, collection, before);
      });
    },
  };
  return documents;
}
