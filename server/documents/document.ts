/** What one attribute holds inside the product: money in integer paise, moments as Date, records as parsed lists. */
export type Value = string | number | boolean | Date | null | readonly unknown[];
export type Values = Record<string, Value>;

/** A document of any collection. `data` holds the collection's own attributes. */
export interface Document {
  id: string;
  /** Increases with every document of the collection. */
  sequence: number;
  created: Date;
  updated: Date;
  permissions: readonly string[];
  data: Values;
}
