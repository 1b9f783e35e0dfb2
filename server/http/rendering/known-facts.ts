import type { KeptKind } from './kept-addresses.ts';

/** Facts about values are read again after this time (milliseconds), because some dishes come and go by the clock. */
const MAX_AGE = 60_000;

/** A kind with the number of changes of what its pages show. */
export interface CountedKind extends KeptKind {
  changes: number;
}

/** The facts of a kind's `values`, with the number of changes of the kind when they were asked for. */
interface KnownFacts {
  changes: number;
  until: number;
  facts: Promise<unknown>;
  /** The facts once they are there. */
  there?: unknown;
}

/**
 * Remembers the facts with which kinds fold values. Returns those of a kind that hold now; they are read again after a
 * change, after a minute, and if they could not be read.
 */
export function createKnownFacts(
  load: (kind: KeptKind) => Promise<unknown>,
  clock: () => Date,
): (kind: CountedKind) => KnownFacts {
  const known = new Map<CountedKind, KnownFacts>();
  return (kind) => {
    const last = known.get(kind);
    const now = clock().getTime();
    if (last?.changes === kind.changes && now < last.until) return last;
    const asked: KnownFacts = { changes: kind.changes, until: now + MAX_AGE, facts: load(kind) };
    known.set(kind, asked);
    asked.facts.then(
      (facts) => {
        asked.there = facts;
      },
      () => {
        if (known.get(kind) === asked) known.delete(kind);
      },
    );
    return asked;
  };
}
