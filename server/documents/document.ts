import type { Attributes, Data } from '#domain/attributes.ts';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';

/** An attribute's value inside the server: money in paise, times as Date, records as parsed lists. */
export type Value = string | number | boolean | Date | null | readonly unknown[] | DocumentTranslations;
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
