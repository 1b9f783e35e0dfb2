import { keptFileAttributes } from '#domain/files/attributes.ts';
import type { Sql } from '#server/db/sql.ts';
import { type Access, type Action, tableOf } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal, or } from '#server/documents/where.ts';

/** The table of files; the rules of the buckets are made of its fields. */
export const files = tableOf('files', keptFileAttributes);

/** A file as the server keeps it. */
export type FileDocument = Document<typeof keptFileAttributes>;

/** A bucket: who may do what with its files, and which files it takes (WIRE-7). */
export interface Bucket {
  id: string;
  access: Partial<Record<Action, Access<'files'>>>;
  /** Bytes of a whole file. */
  maxSize: number;
  /** File name extensions in lower case, each with the content types it may have. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Bytes one person may store in it; without it any number. */
  quota?: number;
  /** Why a person may not add files although the rules allow it, in words; undefined when they may. */
  refusal?(sql: Sql, userId: string): Promise<string | undefined>;
  /** Ids of its finished files from before this moment that nothing refers to; without it all are kept. */
  unused?(sql: Sql, before: Date): Promise<string[]>;
}

/** The access rule of the files collection: each file has the rule of its bucket. */
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
