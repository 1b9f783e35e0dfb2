import type { Data, Value } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';

export type Values = Record<string, Value>;

/** A document with the attributes `A`; by default, a document of any collection. */
export interface Document<A extends Attributes = Attributes> {
  id: string;
  /** Increases with every new document of the collection. */
  sequence: number;
  created: Date;
  updated: Date;
  permissions: readonly string[];
  /** The collection's own attributes. */
  data: Data<A>;
}
