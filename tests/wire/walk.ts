import type { Person } from '#tests/kitchen.ts';
import type { FileKitchen } from './file-kitchen.ts';
import type { Sdk, Version } from './sdk-versions.ts';

/** What a walk has: a version of the SDK, and people to be. */
export interface Walk {
  version: Version;
  kitchen: FileKitchen;
  /** A customer, signed in; walks leave them as they are. */
  me: Person;
  sdk: Sdk;
  /** Ends every id that is made, as the versions share a kitchen. */
  tag: string;
  visitor(): Sdk;
  as(person: Person): Sdk;
  /** A customer of this walk alone. */
  customer(name: string): Promise<{ person: Person; sdk: Sdk }>;
}

/** Some calls in a row, the same with every version that has them. */
export interface Row {
  name: string;
  /** Which versions have the calls; all when it is not said. */
  only?: 'web' | 'newest';
  run(walk: Walk): Promise<void>;
}

/** Where links in mails lead. */
export const PAGE = 'http://localhost/verify-email?from=phone';

/** A server's client has no cookies to keep: it goes on with the secret it was told (WIRE-10). */
export function keep({ client }: Sdk, session: { secret: string }): void {
  if (session.secret !== '') client.setSession(session.secret);
}
