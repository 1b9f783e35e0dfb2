import { keptFileAttributes } from '#domain/files/attributes.ts';
import type { Sql } from '#server/db/connection.ts';
import { type Access, type Action, tableOf } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal, or } from '#server/documents/where.ts';

/** The table of files; the rules of the buckets are made of its fields. */
export const files = tableOf('files', keptFileAttributes);

/** A file as the server keeps it. */
export type FileDocument = Document<typeof keptFileAttributes>;

/** A place for files of one sort: who may do what with them, and what they may be (WIRE-7). */
export interface Bucket {
  id: string;
  access: Partial<Record<Action, Access<'files'>>>;
  /** Of a whole file, in bytes. */
  maxSize: number;
  /** The names' endings taken, in lower case, each with the types its content may have. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Bytes one person may keep in it; without it any amount. */
  quota?: number;
  /** Why a person whom the rules allow may not add files yet, in words, or undefined. */
  refusal?(sql: Sql, userId: string): Promise<string | undefined>;
  /** Ids of its finished files from before this moment that nothing refers to; without it all are kept. */
  unused?(sql: Sql, before: Date): Promise<string[]>;
}

/** The one rule for files of all buckets: that of the bucket each is in. */
export function ruleOfBuckets(buckets: readonly Bucket[], action: Action): Access<'files'> {
  return ({ user }) => {
    const rules = buckets.flatMap(({ id, access }) => {
      const rule = access[action]?.({ user }) ?? false;
      if (rule === false) return [];
      const here = equal(files.fields.bucketId, id);
      return [rule === true ? here : and(here, rule)];
    });
    return rules.length > 0 && or(...rules);
  };
}
