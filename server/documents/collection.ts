import type { auditAttributes } from '#domain/audits/attributes.ts';
import type { AuditedCollection } from '#domain/collections.ts';
import type { Data, DraftData, NewData } from '#domain/rows/data.ts';
import { type Attribute, type Attributes, type AttributeWriter, writerOf } from '#domain/rows/row.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import type { PersonAndAddress } from '#server/http/rate-limits.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { Actor, Device, User } from './actor.ts';
import type { Document } from './document.ts';
import { type Fields, fieldsOf } from './field.ts';
import type { Ownership, Person } from './ownership.ts';
import type { Where } from './where.ts';

/** The caller as access rules see it; `user` is null for visitors and devices. */
export interface Principal {
  user: User | null;
  /** The calling device. It may do what visitors may, and what rules with `andDevices` allow. */
  device?: Device;
}

/**
 * An access rule: true allows everything, false nothing, a condition allows the documents that meet it. A missing rule
 * allows nothing.
 */
export type Access<N extends string = string> = (principal: Principal) => boolean | Where<N>;

export type Action = 'read' | 'create' | 'update' | 'delete';

/** A collection's table and attributes, without its rules: enough for data operations. */
export interface Table<N extends string = string, A extends Attributes = Attributes> {
  /** The collection's id on the wire and its table's name. */
  readonly name: N;
  readonly attributes: A;
  /** Its fields by name, for conditions: `equal(carts.fields.dishId, id)`. */
  readonly fields: Fields<N, A>;
}

/**
 * What a unit of work knows of rows that it has locked or is about to write, so that they are not read again. Each room adds its
 * part, by what it is about.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface KnownRows {}

/** One unit of work: one transaction. Its events are published after the commit. */
export interface Work {
  sql: Sql;
  actor: Actor;
  now: Date;
  /** Settings that the kitchen's owner edits. */
  site: SiteSettings;
  /** Settings of the server process. */
  settings: ServerSettings;
  /** The collection that records what admins change. */
  auditLog: Table<string, typeof auditAttributes>;
  /** Empty at its beginning, also when it runs again. */
  known: Partial<KnownRows>;
  /** Creates a document from valid values, and defaults for those left out, and emits its event. Runs no hooks. */
  add<A extends Attributes>(
    collection: Table<string, A>,
    id: string,
    values: NewData<A>,
  ): Promise<Document<A>>;
  /** Like `add` for many documents, in few statements. */
  addAll<A extends Attributes>(
    collection: Table<string, A>,
    documents: readonly { id: string; values: NewData<A> }[],
  ): Promise<Document<A>[]>;
  /**
   * Like `add`, but also runs the reactions of other collections to a create (`reactsTo`). For documents that stand for the
   * same thing as one created by a request.
   */
  addWithReactions<A extends Attributes>(
    collection: Table<string, A>,
    id: string,
    values: NewData<A>,
  ): Promise<Document<A>>;
  /** Deletes the documents that meet the condition and emits their events. Runs no hooks. */
  removeWhere<N extends string, A extends Attributes>(
    collection: Table<N, A>,
    where: Where<NoInfer<N>>,
  ): Promise<Document<A>[]>;
  /** Updates the documents that meet the condition and emits their events. Runs no hooks. */
  updateWhere<N extends string, A extends Attributes>(
    collection: Table<N, A>,
    where: Where<NoInfer<N>>,
    values: Partial<Data<A>>,
  ): Promise<Document<A>[]>;
  /**
   * Updates a document that was read without a lock, and emits its event. If anybody has changed it meanwhile, the unit of
   * work runs again. Runs no hooks.
   * @param version its row's `xmin` when it was read
   */
  updateAsRead<A extends Attributes>(
    collection: Table<string, A>,
    id: string,
    version: string,
    values: Partial<Data<A>>,
  ): Promise<void>;
  /** Whether it ran before and somebody else's change came between. */
  isRepeated: boolean;
  /** Whether it does what the actor may only by their role (`requireRole`), so that it is audited whoever's document it is. */
  usesRole: boolean;
}

/** A document that is about to be created; attributes that the server assigns may still be missing. */
export interface Draft<A extends Attributes = Attributes> {
  id: string;
  values: DraftData<A>;
}

/** The outcome of a create: a new document, or a change of an existing one. */
export type CreateVerdict<A extends Attributes = Attributes> =
  | { insert: NewData<A> }
  | { merge: Document<A>; values: Partial<Data<A>> };
/** The outcome of an update: a change, or the deletion of the document. */
export type UpdateVerdict<A extends Attributes = Attributes> = { change: Partial<Data<A>> } | 'remove';

/** Hooks that run in the unit of work of a change. Each may throw Failure to refuse the change. */
export interface ChangeHooks<A extends Attributes = Attributes> {
  /**
   * Writes in the same statement as the document's insert if possible. It runs unawaited until the commit, so it may
   * neither refuse the change nor read data.
   */
  alongCreate?(work: Work, made: Document<A>): Promise<unknown>;
  /** Runs after the document is created. A create that merges into an existing document runs `afterUpdate` instead. */
  afterCreate?(work: Work, made: Document<A>): Promise<void> | undefined;
  /** Runs after the document is updated. */
  afterUpdate?(work: Work, before: Document<A>, after: Document<A>): Promise<void>;
  /** Runs before the document is deleted. */
  beforeDelete?(work: Work, before: Document<A>): Promise<void>;
  /** Runs after the document is deleted. */
  afterDelete?(work: Work, before: Document<A>): Promise<void>;
}

export interface Hooks<A extends Attributes = Attributes> extends ChangeHooks<A> {
  /**
   * Runs before a change reads anything. Takes a lock shared by all changes of one kind, so that changes of several
   * documents cannot deadlock.
   * @param id of the document that is created or changed
   */
  lock?(work: Work, id: string): Promise<void>;
  /** Runs before the insert, after the checks of access and structure: `draft.values` are valid. */
  beforeCreate?(work: Work, draft: Draft<A>): Promise<CreateVerdict<A>>;
  /** The same for many drafts (`createDocuments`): in their order, what is inserted, or why one is refused. */
  beforeCreateAll?(work: Work, drafts: readonly Draft<A>[]): Promise<(NewData<A> | Failure)[]>;
  /** Runs before an account is closed; throws Failure to refuse. `onAccountClosed` says what happens to documents. */
  beforeAccountClosed?(work: Work, person: Person): Promise<void>;
  /** Runs before the update. The row of `before` is locked until the end of the unit of work. */
  beforeUpdate?(work: Work, before: Document<A>, change: Partial<Data<A>>): Promise<UpdateVerdict<A>>;
}

/**
 * Makes a create increase the existing document for the same thing, such as a dish in a cart. It is one statement
 * without a lock, so that quick taps do not wait for each other. It runs no other hooks and is not audited.
 */
export interface Adding<A extends Attributes = Attributes> {
  /** At most one document has the same values of these attributes. The table has a unique index on them. */
  unique: readonly (keyof A & string)[];
  /** The attribute that increases. Its value may not exceed `max`. */
  sum: keyof A & string;
  max: number;
  /** Attributes that an add to an existing document replaces, unless it has none. */
  replaces: readonly (keyof A & string)[];
  /** Attributes copied from another document. Nothing is written unless that document exists and meets `where`. */
  copied: {
    from: Table;
    /** The attribute that holds the other document's id. */
    id: keyof A & string;
    where: Where;
    fields: readonly (keyof A & string)[];
  };
  /** The values of a new document, except the copied ones. Throws Failure to refuse it. */
  values(principal: Principal, draft: Draft<A>): Partial<Data<A>>;
  /**
   * Whether a create needs `read`: values from more documents than the one that is copied from. Then it is a transaction
   * of its own instead of one statement.
   */
  reads(draft: Draft<A>): boolean;
  /** Reads these values, which may take the place of copied ones, and how the copied document is found. May refuse. */
  read(db: Sql, draft: Draft<A>): Promise<{ values: Partial<Data<A>>; where: Where }>;
  /** Finds out why nothing was written; undefined when the reason no longer applies. */
  refusal(db: Sql, principal: Principal, draft: Draft<A>): Promise<Failure | undefined>;
}

/** Hooks that run when documents of the collection `to` change. */
export interface Reaction extends ChangeHooks {
  to: string;
}

export interface AuditedParts {
  values: Readonly<Record<string, unknown>>;
  /** Not every admin may read the values, so the log keeps only their names. */
  isPrivate: boolean;
}

/** How a collection's documents appear in the audit log. */
export interface Audited<A extends Attributes = Attributes> {
  /** The name by which people know a document. */
  label(document: Document<A>): string;
  /**
   * Whether the document is this user's own; changing it as a customer writes no log entry. What only their role allows is
   * checked by `requireRole`, and logged.
   */
  own?(document: Document<A>, userId: string): boolean;
  /** Named values inside one attribute. If given, the log records each of them instead of the attributes. */
  parts?(document: Document<A>): AuditedParts;
  /** Attributes that are never logged. */
  hidden?: readonly (keyof A & string)[];
}

/** What a create tries out, such as codes of coupons, whose guesses are limited more than other writes. */
export interface Guesses {
  /** How many guesses the values of a create contain. They have not been checked yet. */
  count(values: Readonly<Record<string, unknown>>): number;
  limits: PersonAndAddress;
}

/** The rules of a collection: ownership, access, hooks, events and audit. */
export interface Definition<N extends string = string, A extends Attributes = Attributes> {
  /** The owners of its documents, and what happens to the documents when an owner's account is closed. */
  belongsTo: 'nobody' | Ownership<N, A>;
  /** Whether the document routes serve it, or only its own routes. */
  reachedBy: 'documents' | 'own routes';
  access: Partial<Record<Action, Access<N>>>;
  /** The receivers of its realtime events: everybody who may read the document, or nobody. */
  subscribers: 'readers' | 'nobody';
  guesses?: Guesses;
  /**
   * How admins' changes appear in the audit log, or why they are not recorded. An audited collection needs a name for
   * the log in domain/collections.ts.
   */
  audit:
    | (string extends N ? Audited<A> : N extends AuditedCollection ? Audited<A> : never)
    | { never: string };
  hooks?: Hooks<A>;
  adds?: Adding<A>;
  /** Reactions to changes of other collections: `changesOf(dishes, { … })`. */
  reactsTo?: readonly Reaction[];
}

/** Some of the people who may write a document. */
export type SomeWriter = Exclude<AttributeWriter, 'server' | 'everybody'>;

/** One collection of the product. */
export interface Collection<N extends string = string, A extends Attributes = Attributes>
  extends Table<N, A>,
    Definition<N, A> {
  /** Attributes that only the server writes. Values from clients are dropped. */
  readonly serverWrites: readonly string[];
  /** Attributes that only some callers may change. A different value from another caller is refused. */
  readonly writers: Readonly<Record<string, SomeWriter>>;
  /** The rows that documents with some values need (`needed`). */
  readonly needed: Attributes;
  /** Flags of owners, each with the attributes that widen what it permits: while it is set, only owners change these. */
  readonly widenings: Readonly<Record<string, readonly string[]>>;
}

/** A table without access rules and hooks, for data operations and conditions. */
export function tableOf<const N extends string, A extends Attributes>(name: N, attributes: A): Table<N, A> {
  return { name, attributes, fields: fieldsOf(attributes) };
}

/**
 * Defines a collection. `define` receives the collection's own table, because its hooks and rules refer to it:
 * `(addresses) => ({ access: { read: ownerOnly(addresses.fields.userId) }, … })`.
 */
export function defineCollection<const N extends string, A extends Attributes>(
  name: N,
  attributes: A,
  define: (table: Table<N, A>) => Definition<N, A>,
): Collection<N, A> {
  const table = tableOf(name, attributes);
  const serverWrites: string[] = [];
  const writers: Record<string, SomeWriter> = {};
  const widenings: Record<string, readonly string[]> = {};
  const needed: Record<string, Attribute> = {};
  for (const [each, attribute] of Object.entries<Attribute>(attributes)) {
    const writer = writerOf(attribute);
    if (attribute.needed) needed[each] = attribute;
    if (writer === 'server') serverWrites.push(each);
    else if (writer !== 'everybody') writers[each] = writer;
    if (attribute.widenedBy && attribute.widenedBy.length > 0) widenings[each] = attribute.widenedBy;
  }
  for (const name of Object.values(widenings).flat())
    if (!Object.hasOwn(attributes, name))
      throw new Error(`"${name}" widens nothing: there is no such attribute`);
  return Object.assign(table, define(table), { serverWrites, writers, widenings, needed });
}

/**
 * Declares hooks for changes of another collection, run in the same unit of work. The dependent collection declares
 * them, so that the other one does not have to know its dependents.
 */
export function changesOf<A extends Attributes>(to: Table<string, A>, hooks: ChangeHooks<A>): Reaction {
  return { to: to.name, ...hooks };
}
