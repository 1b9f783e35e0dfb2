import type { Attributes, Data } from '#domain/attributes.ts';

/** The value of an attribute inside the server: money in paise, moments as Date, records as parsed lists. */
export type Value = string | number | boolean | Date | null | readonly unknown[];
export type Values = Record<string, Value>;

/** A document of a collection with the attributes `A`; without them, of any collection. */
export interface Document<A extends Attributes = Attributes> {
  id: string;
  /** Increases with every document of the collection. */
  sequence: number;
  created: Date;
  updated: Date;
  permissions: readonly string[];
  /** The collection's own attributes. */
  data: Data<A>;
}
