import type { Attributes, Data, DraftData } from '#domain/attributes.ts';
import type { AuditedCollection } from '#domain/collections.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings/list.ts';
import type { Actor, Device, User } from './actor.ts';
import type { Document } from './document.ts';
import { type Fields, fieldsOf } from './field.ts';
import type { Ownership, Person } from './ownership.ts';
import type { Where } from './where.ts';

/** Whom an access rule decides about; `user` is null for a visitor and for a device. */
export interface Principal {
  user: User | null;
  /** The device that asks. It may do what its rules name, and what visitors may. */
  device?: Device;
}

/**
 * Decides who may: everybody, nobody, or those for whom the document meets a condition. A missing rule means nobody.
 */
export type Access<N extends string = string> = (principal: Principal) => boolean | Where<N>;

export type Action = 'read' | 'create' | 'update' | 'delete';

/** A collection's table and attributes: all that data operations need to know of it. */
export interface Table<N extends string = string, A extends Attributes = Attributes> {
  /** The collection's id on the wire and its table's name. */
  readonly name: N;
  readonly attributes: A;
  /** Its fields by name, for conditions: `equal(carts.fields.dishId, id)`. */
  readonly fields: Fields<N, A>;
}

/** One unit of work: one transaction. Its events are published after the commit. */
export interface Work {
  sql: Sql;
  actor: Actor;
  now: Date;
  /** What the owner of the kitchen has decided. */
  site: SiteSettings;
  /** How the server is run. */
  settings: Settings;
  /** Creates a document from valid values and emits its event. Runs no hooks. */
  add<A extends Attributes>(collection: Table<string, A>, id: string, values: Data<A>): Promise<Document<A>>;
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
}

/** A document that is about to be created; attributes that the server assigns may still be missing. */
export interface Draft<A extends Attributes = Attributes> {
  id: string;
  values: DraftData<A>;
}

/** The outcome of a create: a new document, or a change of an existing one. */
export type CreateVerdict<A extends Attributes = Attributes> =
  | { insert: Data<A> }
  | { merge: Document<A>; values: Partial<Data<A>> };
/** The outcome of an update: a change, or the deletion of the document. */
export type UpdateVerdict<A extends Attributes = Attributes> = { change: Partial<Data<A>> } | 'remove';

/** Hooks that run in the unit of work of a change. Each may throw Failure to refuse the change. */
export interface ChangeHooks<A extends Attributes = Attributes> {
  /**
   * Writes along with the insert of the document, in the same statement if possible. Nothing waits for it until the
   * commit, so it refuses nothing and reads nothing.
   */
  alongCreate?(work: Work, made: Document<A>): Promise<unknown>;
  /** Runs after the document is created. A merge counts as an update. */
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
   * Runs before a change reads anything. Takes a lock that all changes of one kind take first, so that changes of
   * several documents cannot deadlock.
   * @param id of the document that is created or changed
   */
  lock?(work: Work, id: string): Promise<void>;
  /** Runs before the insert, after access and structure were checked: `draft.values` are valid. */
  beforeCreate?(work: Work, draft: Draft<A>): Promise<CreateVerdict<A>>;
  /**
   * Runs before an account is closed; throws Failure to refuse. What becomes of the documents is `onAccountClosed`.
   */
  beforeAccountClosed?(work: Work, person: Person): Promise<void>;
  /** Runs before the update. The row of `before` is locked until the end of the unit of work. */
  beforeUpdate?(work: Work, before: Document<A>, change: Partial<Data<A>>): Promise<UpdateVerdict<A>>;
}

/**
 * A create adds to the existing document for the same thing (such as a dish in a cart), in one statement and without
 * a lock, because people tap quickly. It runs no other hooks and is not audited.
 */
export interface Adding<A extends Attributes = Attributes> {
  /** At most one document has the same values of these attributes. The table has a unique index on them. */
  unique: readonly (keyof A & string)[];
  /** The attribute that is added to. Its value may not exceed `max`. */
  sum: keyof A & string;
  max: number;
  /**
   * Attributes copied from another document at that moment. Nothing is written unless it exists and meets `where`.
   */
  copied: {
    from: Table;
    /** The attribute that holds its id. */
    id: keyof A & string;
    where: Where;
    fields: readonly (keyof A & string)[];
  };
  /** The other values of a new document. Throws Failure to refuse it. */
  values(principal: Principal, draft: Draft<A>): Partial<Data<A>>;
  /** Why nothing was written; undefined when the reason is gone by now. */
  refusal(db: Sql, principal: Principal, draft: Draft<A>): Promise<Failure | undefined>;
}

/** What a collection does when documents of another one change. */
export interface Reaction extends ChangeHooks {
  to: string;
}

export interface AuditedParts {
  values: Readonly<Record<string, unknown>>;
  /** Not every admin may read them, so the log tells their names alone. */
  isPrivate: boolean;
}

/** How a collection's documents appear in the audit log. */
export interface Audited<A extends Attributes = Attributes> {
  /** What people call a document. */
  label(document: Document<A>): string;
  /** Whether a document belongs to that person, who may change it as a customer without a log entry. */
  own?(document: Document<A>, userId: string): boolean;
  /** Named values inside one attribute, which are written down one by one in place of the attributes. */
  parts?(document: Document<A>): AuditedParts;
  /** Attributes that are never written down. */
  hidden?: readonly (keyof A & string)[];
}

/** Who may do what with a collection's documents, and the rules they live by. */
export interface Definition<N extends string = string, A extends Attributes = Attributes> {
  /** Whose its documents are, and what becomes of them with their account. */
  belongsTo: 'nobody' | Ownership<N, A>;
  /** Whether the document routes serve it, or only routes of its own. */
  reachedBy: 'documents' | 'own routes';
  access: Partial<Record<Action, Access<N>>>;
  /** Who receives its events in realtime: whoever may read the document, or nobody. */
  subscribers: 'readers' | 'nobody';
  /** Attributes that only the server writes. Values that a client sends for them are dropped. */
  serverWrites: readonly (keyof A & string)[];
  /** Attributes that only some writers may change. A different value from anybody else is refused. */
  writers?: { readonly [K in keyof A & string]?: (principal: Principal) => boolean };
  /**
   * How admins' changes of its documents appear in the audit log, or why they do not. Only collections that the log
   * has words for can be in it (domain/collections.ts).
   */
  audit:
    | (string extends N ? Audited<A> : N extends AuditedCollection ? Audited<A> : never)
    | { never: string };
  hooks?: Hooks<A>;
  adds?: Adding<A>;
  /** Reactions to changes of other collections: `changesOf(dishes, { … })`. */
  reactsTo?: readonly Reaction[];
}

/** One collection of the product. */
export interface Collection<N extends string = string, A extends Attributes = Attributes>
  extends Table<N, A>,
    Definition<N, A> {}

/** A table without access rules and hooks, for data operations and conditions. */
export function tableOf<const N extends string, A extends Attributes>(name: N, attributes: A): Table<N, A> {
  return { name, attributes, fields: fieldsOf(attributes) };
}

/**
 * Defines a collection. `define` is given the collection's own table, since hooks and rules speak of it:
 * `(addresses) => ({ access: { read: ownerOnly(addresses.fields.userId) }, … })`.
 */
export function defineCollection<const N extends string, A extends Attributes>(
  name: N,
  attributes: A,
  define: (table: Table<N, A>) => Definition<N, A>,
): Collection<N, A> {
  const table = tableOf(name, attributes);
  return Object.assign(table, define(table));
}

/**
 * Hooks of a collection for the changes of another one, run in the same unit of work. The dependent collection
 * declares them, so that the other one need not know who depends on it.
 */
export function changesOf<A extends Attributes>(to: Table<string, A>, hooks: ChangeHooks<A>): Reaction {
  return { to: to.name, ...hooks };
}
