import { keptFileAttributes } from '#domain/files/attributes.ts';
import type { Sql } from '#server/db/sql.ts';
import { type Access, type Action, tableOf } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal, or } from '#server/documents/where.ts';

/** The table of files. The access rules of buckets use its fields. */
export const fileTable = tableOf('files', keptFileAttributes);

/** A stored file's document. */
export type FileDocument = Document<typeof keptFileAttributes>;

/** Somebody who sends a file now. */
export interface Sender {
  userId: string;
  /** The file's name; undefined until the body of the request is received. */
  name: string | undefined;
  now: Date;
}

/** Whether a file is accepted, and only for its owner for now; else a message why not. */
export type Admission = { held: boolean } | { refusal: string };

/** A bucket of files, with its access rules and accepted types (WIRE-7). */
export interface Bucket {
  id: string;
  access: Partial<Record<Action, Access<'files'>>>;
  /** The largest file that it accepts (bytes). */
  maxSize: number;
  /** Accepted file name extensions in lower case, with the content types that each may have. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** The largest width and height of a picture in it (pixels): a larger one is made smaller. Without it, any. */
  mostPixels?: number;
  /** How much one person may store in it (bytes); undefined means no limit. */
  quota?: number;
  /** Browsers keep no copy of its files, which would outlive the session that read them. */
  isUnkept?: true;
  /** Decides about a file of a person whom the access rules allow to add files. Without it, each is accepted. */
  admit?(sql: Sql, sender: Sender): Promise<Admission>;
  /** Finds the ids of finished files older than `before` that nothing refers to. Without it, all files are kept. */
  unused?(sql: Sql, before: Date): Promise<string[]>;
}

/** The access rule of the collection `files`: each file has the rule of its bucket. */
export function accessOfBuckets(buckets: readonly Bucket[], action: Action): Access<'files'> {
  return ({ user }) => {
    const rules = buckets.flatMap(({ id, access }) => {
      const rule = access[action]?.({ user }) ?? false;
      if (rule === false) return [];
      const here = equal(fileTable.fields.bucketId, id);
      return [rule === true ? here : and(here, rule)];
    });
    return rules.length > 0 && or(...rules);
  };
}
