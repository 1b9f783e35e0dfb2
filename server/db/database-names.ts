import { randomBytes } from 'node:crypto';

/** The same server and account, another database. */
export function databaseUrl(url: string, database: string): string {
  const found = /^(\w+:\/\/[^/]*\/)[^?]*(.*)$/.exec(url);
  if (found === null) throw new Error('The database url has no database in it.');
  return `${found[1]}${database}${found[2]}`;
}

export function randomDatabaseName(kind: string): string {
  return `rasoi_${kind}_${randomBytes(6).toString('hex')}`;
}
