import type { Attributes } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { evaluateAccess, isAllowed } from './access.ts';
import { type Actor, actorId } from './actor.ts';
import type { Collection } from './collection.ts';
import { createOrAdd } from './create-or-add.ts';
import type { Provenance } from './creating/inserting.ts';
import type { Document } from './document.ts';
import { findPage } from './list-page.ts';
import { createKnownDocuments } from './lists/known-documents.ts';
import { createListPlaces } from './lists/list-places.ts';
import { defaultPermissions } from './permissions.ts';
import type { Query } from './queries/query.ts';
import { tableSeenBy } from './reading.ts';
import { findEarlierUse } from './repeated-requests.ts';
import { find } from './store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from './unit-of-work.ts';
import { invalidStructure, toWire } from './values.ts';
import { and } from './where.ts';
import { checkAsOf, createDocument, type DocumentInput, deleteDocument, updateDocument } from './writing.ts';

export interface CreateRequest extends DocumentInput {
  id: string;
}

/**
 * The operations on documents of any collection. Each checks the actor's access, and throws Failure to refuse
 * (WIRE-1.3).
 */
export interface Documents {
  /**
   * One page of the documents that the actor may read.
   * @throws Failure general_cursor_not_found when the actor can't read the cursor's document
   */
  list<A extends Attributes>(
    collection: Collection<string, A>,
    query: Query,
    actor: Actor,
  ): Promise<{ documents: Document<A>[]; total: number }>;
  /** @throws Failure document_not_found when it does not exist or the actor may not read it */
  get<A extends Attributes>(
    collection: Collection<string, A>,
    id: string,
    actor: Actor,
  ): Promise<Document<A>>;
  /**
   * Creates a document. A repeat of the same request by the same person returns the existing document.
   * @throws Failure document_already_exists for any other use of the id
   */
  create(collection: Collection, request: CreateRequest, actor: Actor): Promise<Document>;
  /**
   * Changes the given attributes. An update without a difference writes nothing and publishes no event.
   * @throws Failure document_update_conflict when the document is newer than `given.asOf`
   */
  update(collection: Collection, id: string, given: DocumentInput, actor: Actor): Promise<Document>;
  /** Replaces a document, or creates it if it does not exist (WIRE-6.2, PUT). */
  upsert(collection: Collection, request: CreateRequest, actor: Actor): Promise<Document>;
  /** Adds `by` to a numeric attribute. `by` and the inclusive bounds are in units of the wire (WIRE-6). */
  adjust(collection: Collection, id: string, step: Adjustment, actor: Actor): Promise<Document>;
  /** @throws Failure document_update_conflict when the document was updated after `asOf` */
  remove(collection: Collection, id: string, actor: Actor, asOf?: Date): Promise<void>;
}

export interface Adjustment {
  attribute: string;
  by: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** Attempts of a create that violates a unique index, before it is refused as a conflict. */
const CREATE_TRIES = 3;

function fingerprintOf(given: DocumentInput): string {
  const entries = Object.entries(given.values).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentHash(JSON.stringify(entries), 'base64');
}

/** How `createOrAdd` reports an id that is in use, instead of a unique violation. */
const isIdInUse = (error: unknown): boolean =>
  error instanceof Failure && error.type === 'document_already_exists';

const NUMBER_TYPES = ['integer', 'float', 'money'];

/** The attribute's new value, in units of the wire. An unset number counts as 0. */
function adjustedValue(
  collection: Collection,
  before: Document,
  step: Adjustment,
  actor: Actor,
): Record<string, number> {
  const { attribute: name, by, min = -Infinity, max = Infinity } = step;
  const { attributes } = tableSeenBy(collection, actor);
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!attribute) throw invalidStructure(`Unknown attribute: "${name}"`);
  if (!NUMBER_TYPES.includes(attribute.type)) {
    throw invalidStructure(`Attribute "${name}" has invalid type. Value must be a number`);
  }
  // An update drops such attributes silently. Here that would answer success although nothing changed.
  if (actor.kind !== 'system' && collection.serverWrites.includes(name))
    throw new Failure('user_unauthorized');
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

/** The document operations on one database. They know no collection by name. */
export function createDocuments(parts: EngineDeps): Documents {
  const inUnitOfWork = <T>(
    collection: Collection,
    actor: Actor,
    id: string,
    task: (work: UnitOfWork) => Promise<T>,
  ): Promise<T> =>
    runUnitOfWork(parts, actor, async (work) => {
      await collection.hooks?.lock?.(work, id);
      return task(work);
    });

  /** Creates a document, or increases an existing one if the collection has an `adds` rule. */
  function createNew(
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
    return inUnitOfWork(collection, actor, request.id, (work) =>
      createDocument(work, collection, owned, provenance, action),
    );
  }

  /**
   * Creates a document once, however often the request is sent. It looks for an earlier request only after the insert
   * failed, which keeps the usual create fast.
   * @param replace updates the document if it exists
   */
  async function createOnce(
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
        if (evaluateAccess(collection, 'create', actor) === false) throw new Failure('user_unauthorized');
        return await createNew(collection, request, provenance, actor, replace ? 'upsert' : 'create');
      } catch (error) {
        const taken = uniqueViolation(error) !== undefined || isIdInUse(error);
        if (!taken && !(error instanceof Failure)) throw error;
        const use = await findEarlierUse(parts.database, collection, request.id, provenance);
        if (use?.answer) return use.answer;
        if (!taken) throw error;
        if ((use && !replace) || tries === CREATE_TRIES) throw new Failure('document_already_exists');
      }
    }
  }

  const known = createKnownDocuments();
  const places = createListPlaces(parts.events);
  const documents: Documents = {
    async list<A extends Attributes>(collection: Collection<string, A>, query: Query, actor: Actor) {
      const rule = evaluateAccess(collection, 'read', actor);
      if (rule === false) throw new Failure('user_unauthorized');
      let cursor: Document<A> | undefined;
      if (query.cursor) {
        cursor = await find(parts.database, collection, query.cursor.id);
        if (!cursor || !isAllowed(collection, 'read', actor, cursor)) {
          throw new Failure(
            'general_cursor_not_found',
            `Document '${query.cursor.id}' for the 'cursor' value not found.`,
          );
        }
      }
      const allowed = rule === true ? query : { ...query, where: [and(rule, ...query.where)] };
      return cursor
        ? findPage(parts.database, collection, allowed, cursor, known)
        : places.findPage(parts.database, collection, allowed, known);
    },

    async get(collection, id, actor) {
      const document = await find(parts.database, collection, id);
      if (!document || !isAllowed(collection, 'read', actor, document)) {
        throw new Failure('document_not_found');
      }
      return document;
    },

    create: (collection, request, actor) => createOnce(collection, request, actor),

    async update(collection, id, given, actor) {
      return inUnitOfWork(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        return updateDocument(work, collection, before, given, 'update');
      });
    },

    async adjust(collection, id, step, actor) {
      return inUnitOfWork(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        if (!isAllowed(collection, 'update', actor, before)) throw new Failure('user_unauthorized');
        const values = adjustedValue(collection, before, step, actor);
        return updateDocument(work, collection, before, { values }, 'update');
      });
    },

    upsert: (collection, request, actor) =>
      createOnce(collection, request, actor, (provenance) =>
        inUnitOfWork(collection, actor, request.id, async (work) => {
          const before = await find(work.sql, collection, request.id, true);
          if (!before) return undefined;
          if (isAllowed(collection, 'update', actor, before)) {
            return updateDocument(work, collection, before, { ...request, replace: true }, 'upsert');
          }
          const use = await findEarlierUse(work.sql, collection, request.id, provenance);
          if (use?.answer) return use.answer;
          throw new Failure('user_unauthorized');
        }),
      ),

    async remove(collection, id, actor, asOf) {
      await inUnitOfWork(collection, actor, id, async (work) => {
        const before = await find(work.sql, collection, id, true);
        if (!before) throw new Failure('document_not_found');
        if (!isAllowed(collection, 'delete', actor, before)) throw new Failure('user_unauthorized');
        checkAsOf(before, asOf);
        await deleteDocument(work, collection, before);
      });
    },
  };
  return documents;
}
