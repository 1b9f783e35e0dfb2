import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The URL of another database on the same server, with the same account. */
export function databaseUrl(url: string, database: string): string {
  const found = /^(\w+:\/\/[^/]*\/)[^?]*(.*)$/.exec(url);
  if (found === null) throw new Error('The database URL names no database.');
  return `${found[1]}${database}${found[2]}`;
}

/** Where a URL leads to, read as the driver does: it knows forms that are no valid URL, such as a socket without a host. */
export function placeOfDatabase(url: string): Pick<pg.Client, 'host' | 'port' | 'database' | 'user'> {
  return new pg.Client({ connectionString: url });
}

export function randomDatabaseName(kind: string): string {
  return `rasoi_${kind}_${randomBytes(6).toString('hex')}`;
}
