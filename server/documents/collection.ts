import type { Attributes, Data, DraftData } from '#domain/attributes.ts';
import type { AuditedCollection } from '#domain/audits/collections.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Sql } from '#server/db/connection.ts';
import type { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings/list.ts';
import type { Actor, User } from './actor.ts';
import type { Document } from './document.ts';
import { type Fields, fieldsOf } from './field.ts';
import type { Ownership, Person } from './ownership.ts';
import type { Where } from './where.ts';

/** The person an access rule decides about; `user` is null for a visitor. */
export interface Principal {
  user: User | null;
}

/** Who may: everybody, nobody, or whoever a document's own data says. A missing rule means nobody. */
export type Access<N extends string = string> = (principal: Principal) => boolean | Where<N>;

export type Action = 'read' | 'create' | 'update' | 'delete';

/** What data operations need to know of a collection: its table, and what the columns hold. */
export interface Table<N extends string = string, A extends Attributes = Attributes> {
  /** The collection's id on the wire and its table's name. */
  readonly name: N;
  readonly attributes: A;
  /** Its fields by name, for conditions: `equal(carts.fields.dishId, id)`. */
  readonly fields: Fields<N, A>;
}

/** One unit of work: everything in it is committed together, and its events are published after that. */
export interface Work {
  sql: Sql;
  actor: Actor;
  now: Date;
  /** What the owner of the kitchen has decided. */
  site: SiteSettings;
  /** How the server is run. */
  settings: Settings;
  /** Makes a document, of values that are well formed, with its event. Hooks are not run. */
  add<A extends Attributes>(collection: Table<string, A>, id: string, values: Data<A>): Promise<Document<A>>;
  /** Deletes what the condition names, with its events. Hooks are not run. */
  removeWhere<N extends string, A extends Attributes>(
    collection: Table<N, A>,
    where: Where<NoInfer<N>>,
  ): Promise<Document<A>[]>;
  /** Sets attributes of whatever the condition names, with its events. Hooks are not run. */
  updateWhere<N extends string, A extends Attributes>(
    collection: Table<N, A>,
    where: Where<NoInfer<N>>,
    values: Partial<Data<A>>,
  ): Promise<Document<A>[]>;
}

/** A document that is about to be made; what the server assigns is still open. */
export interface Draft<A extends Attributes = Attributes> {
  id: string;
  values: DraftData<A>;
}

/** What becomes of a create: a new document, or a change to one that is there already. */
export type CreateVerdict<A extends Attributes = Attributes> =
  | { insert: Data<A> }
  | { merge: Document<A>; values: Partial<Data<A>> };
/** What becomes of an update: a change, or the document's end. */
export type UpdateVerdict<A extends Attributes = Attributes> = { change: Partial<Data<A>> } | 'remove';

/** What happens along with a change, in the same unit of work; each throws Failure to refuse it. */
export interface ChangeHooks<A extends Attributes = Attributes> {
  /** Once the document is there; a merge is an update. */
  afterCreate?(work: Work, made: Document<A>): Promise<void>;
  /** Once the document is changed. */
  afterUpdate?(work: Work, before: Document<A>, after: Document<A>): Promise<void>;
  /** Before the document goes. */
  beforeDelete?(work: Work, before: Document<A>): Promise<void>;
  /** Once the document is gone. */
  afterDelete?(work: Work, before: Document<A>): Promise<void>;
}

export interface Hooks<A extends Attributes = Attributes> extends ChangeHooks<A> {
  /**
   * Before anything of a change is read: takes the lock that all changes of one kind wait for, so that those that
   * touch several documents never wait for one another in a ring.
   */
  lock?(work: Work): Promise<void>;
  /** After access and structure, before the insert. `draft.values` are well formed. */
  beforeCreate?(work: Work, draft: Draft<A>): Promise<CreateVerdict<A>>;
  /** Before somebody closes their account; throws Failure to refuse. What becomes of documents is `onAccountClosed`. */
  beforeAccountClosed?(work: Work, person: Person): Promise<void>;
  /** `before` is locked for the rest of the work. */
  beforeUpdate?(work: Work, before: Document<A>, change: Partial<Data<A>>): Promise<UpdateVerdict<A>>;
}

/**
 * A create adds to the document there is for the same thing, in one statement and without a lock: for what people tap
 * quickly. No other hook of a create or an update is run for it, and nothing is audited.
 */
export interface Adding<A extends Attributes = Attributes> {
  /** By these there is one document at most; a unique index of the table says the same. */
  unique: readonly (keyof A & string)[];
  /** The number that is added to, and how high it may become. */
  sum: keyof A & string;
  max: number;
  /** What is copied from another document, as it is then; nothing is written unless it is there and meets a condition. */
  copied: {
    from: Table;
    /** The attribute that holds its id. */
    id: keyof A & string;
    where: Where;
    fields: readonly (keyof A & string)[];
  };
  /** What a new document holds beside that; throws Failure to refuse it. */
  values(principal: Principal, draft: Draft<A>): Partial<Data<A>>;
  /** Why nothing was written; undefined when there is no reason any more. */
  refusal(db: Sql, principal: Principal, draft: Draft<A>): Promise<Failure | undefined>;
}

/** How a collection follows the changes of another one. */
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
  /** Whether a document is that person's own, to do with as any customer may. */
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
  /** Reached as documents are; or by routes of its own, and as documents not there. */
  reachedBy: 'documents' | 'own routes';
  access: Partial<Record<Action, Access<N>>>;
  /** Who is told of changes in realtime: whoever may read the document, or nobody. */
  subscribers: 'readers' | 'nobody';
  /** Attributes only the server writes: what a client sends for them is dropped. */
  serverWrites: readonly (keyof A & string)[];
  /** Attributes not every writer may change: a different value from anybody else is refused. */
  writers?: { readonly [K in keyof A & string]?: (principal: Principal) => boolean };
  /**
   * How admins' changes of its documents appear in the audit log, or why they do not. Only collections that the log
   * has words for can be in it (domain/audits/collections.ts).
   */
  audit:
    | (string extends N ? Audited<A> : N extends AuditedCollection ? Audited<A> : never)
    | { never: string };
  hooks?: Hooks<A>;
  adds?: Adding<A>;
  /** What its documents do when those of other collections change: `changesOf(dishes, { … })`. */
  reactsTo?: readonly Reaction[];
}

/** One collection of the product. */
export interface Collection<N extends string = string, A extends Attributes = Attributes>
  extends Table<N, A>,
    Definition<N, A> {}

/** A table without rules: what data operations need, and what conditions are made of. */
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
 * What happens to a collection's documents when those of another one change, in the same unit of work. The dependent
 * collection says it, so that the other one need not know who depends on it.
 */
export function changesOf<A extends Attributes>(to: Table<string, A>, hooks: ChangeHooks<A>): Reaction {
  return { to: to.name, ...hooks };
}
