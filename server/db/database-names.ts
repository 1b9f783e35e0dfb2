import { randomBytes } from 'node:crypto';

/** The URL of another database on the same server, with the same account. */
export function databaseUrl(url: string, database: string): string {
  const found = /^(\w+:\/\/[^/]*\/)[^?]*(.*)$/.exec(url);
  if (found === null) throw new Error('The database URL names no database.');
  return `${found[1]}${database}${found[2]}`;
}

export function randomDatabaseName(kind: string): string {
  return `rasoi_${kind}_${randomBytes(6).toString('hex')}`;
}
