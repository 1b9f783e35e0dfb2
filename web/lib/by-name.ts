const names = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Compares what is listed by its name: without case and accents, and 'Table 2' before 'Table 10'. */
export const byName = (one: { name: string }, other: { name: string }): number =>
  names.compare(one.name, other.name);
