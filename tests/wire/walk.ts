import type { Person } from '#tests/kitchen.ts';
import type { FileKitchen } from './file-kitchen.ts';
import type { Sdk, Version } from './sdk-versions.ts';

/** The context of a row of calls: an SDK version and signed-in people. */
export interface Walk {
  version: Version;
  kitchen: FileKitchen;
  /** A signed-in customer, whom no row may change. */
  me: Person;
  sdk: Sdk;
  /** The suffix of every created id, because the versions share one kitchen. */
  tag: string;
  visitor(): Sdk;
  as(person: Person): Sdk;
  /** A new customer for this row only. */
  customer(name: string): Promise<{ person: Person; sdk: Sdk }>;
}

/** A sequence of calls, run with every SDK version that has them. */
export interface Row {
  name: string;
  /** Which versions have the calls; all if left out. */
  only?: 'web' | 'newest';
  run(walk: Walk): Promise<void>;
}

/** The page that mailed links open. */
export const PAGE = 'http://localhost/verify-email?from=phone';

/** Sets the session's secret in a client: a server SDK keeps no cookies (WIRE-10). */
export function keep({ client }: Sdk, session: { secret: string }): void {
  if (session.secret !== '') client.setSession(session.secret);
}
