import type { Attributes } from '#domain/attributes.ts';
import type { Sql } from '#server/db/connection.ts';
import type { Actor, User } from './actor.ts';
import type { Document, Values } from './document.ts';
import type { Where } from './where.ts';

/** Who may: everybody, nobody, or whoever a document's own data says. A missing rule means nobody. */
export type Access = (caller: { user: User | null }) => boolean | Where;

export type Action = 'read' | 'create' | 'update' | 'delete';

/** One unit of work: everything in it is committed together, and its events are published after that. */
export interface Work {
  sql: Sql;
  actor: Actor;
  now: Date;
  /** Makes a document of another collection, of values that are well formed, with its event. */
  add(collection: string, id: string, values: Values): Promise<Document>;
  /** Deletes what the condition names in another collection, with its events. */
  removeWhere(collection: string, where: Where): Promise<Document[]>;
  /** Sets attributes of whatever the condition names in another collection, with its events. */
  updateWhere(collection: string, where: Where, values: Values): Promise<Document[]>;
}

export interface Draft {
  id: string;
  values: Values;
}

/** What becomes of a create: a new document, or a change to one that is there already. */
export type CreateVerdict = { insert: Values } | { merge: Document; values: Values };
/** What becomes of an update: a change, or the document's end. */
export type UpdateVerdict = { change: Values } | 'remove';

export interface Hooks {
  /**
   * Before anything of a change is read: takes the lock that all changes of one kind wait for, so that those that
   * touch several documents never wait for one another in a ring.
   */
  queue?(work: Work): Promise<void>;
  /** After access and structure, before the insert. `draft.values` are well formed; throws Failure to refuse. */
  beforeCreate?(work: Work, draft: Draft): Promise<CreateVerdict>;
  /** In the same work, once the document is there; a merge is an update. */
  afterCreate?(work: Work, made: Document): Promise<void>;
  /** `before` is locked for the rest of the work. */
  beforeUpdate?(work: Work, before: Document, change: Values): Promise<UpdateVerdict>;
  /** In the same work, once the document is changed. */
  afterUpdate?(work: Work, before: Document, after: Document): Promise<void>;
  /** In the same work, before the document goes; throws Failure to refuse. */
  beforeDelete?(work: Work, before: Document): Promise<void>;
  /** In the same work, once the document is gone. */
  afterDelete?(work: Work, before: Document): Promise<void>;
}

/** How a collection's documents appear in the audit log. */
export interface Audited {
  /** What people call a document. */
  label(document: Document): string;
  /** Whether a document is that person's own, to do with as any customer may. */
  own?(document: Document, userId: string): boolean;
  /** Attributes that are never written down. */
  hidden?: readonly string[];
}

/** One collection of the product: its attributes, who may do what, and the rules it lives by. */
export interface Collection {
  /** Its id on the wire and its table's name. */
  name: string;
  attributes: Attributes;
  access: Partial<Record<Action, Access>>;
  /** Attributes only the server writes: what a client sends for them is dropped. */
  serverWrites: readonly string[];
  /** Attributes worked out from other documents: a change of these alone is no new version of the document. */
  derived?: readonly string[];
  /** Attributes not every writer may change: a different value from anybody else is refused. */
  writers?: Readonly<Record<string, (caller: { user: User | null }) => boolean>>;
  /** What admins do to its documents is written down; without it, nothing is. */
  audit?: Audited;
  hooks?: Hooks;
}
