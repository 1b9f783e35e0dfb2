import type { InternalValue } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';

declare const ofCollection: unique symbol;
declare const holding: unique symbol;

/** A field of the collection `N` with values of type `T`, for use in conditions. */
export interface Field<N extends string = string, T = unknown> {
  readonly name: string;
  readonly [ofCollection]?: N;
  readonly [holding]?: T;
}

type SystemFields<N extends string> = {
  readonly id: Field<N, string>;
  readonly sequence: Field<N, number>;
  readonly created: Field<N, Date>;
  readonly updated: Field<N, Date>;
};

/** The fields of a collection by name: its attributes and the system fields. */
export type Fields<N extends string, A extends Attributes> = SystemFields<N> & {
  readonly [K in keyof A & string]: Field<N, InternalValue<A[K]>>;
};

const SYSTEM_FIELDS = ['id', 'sequence', 'created', 'updated'] as const;

export function fieldsOf<N extends string, A extends Attributes>(attributes: A): Fields<N, A> {
  const names = [...SYSTEM_FIELDS, ...Object.keys(attributes)];
  return Object.fromEntries(names.map((name) => [name, { name }])) as Fields<N, A>;
}
