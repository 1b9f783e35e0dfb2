import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type Day, dayAt, isDay } from '#domain/site/local-time.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Work } from '#server/documents/collection.ts';
import { isId } from '#server/http/params.ts';

// The links in chats about money and orders: a page with what is owed now and the code that pays it, of an order with its status, and
// nothing else. Each has an HMAC of what it is about and its last day with a key of the server, so it is not stored, can't be
// guessed, and ends by itself.

/** Days for which a link works. */
const DAYS = 14;
/** Characters of a secret: 128 bits. */
const LETTERS = 22;

/** What a link is about: all that somebody owes, or an order. */
export interface Owed {
  about: 'person' | 'order';
  id: string;
}

/** The code without its secret. Ids have no '~', so that none of a person is one of an order. */
const openPart = ({ about, id }: Owed, until: Day): string =>
  about === 'order' ? `order~${id}~${until}` : `${id}~${until}`;

async function secretOf(db: Sql, part: string): Promise<string> {
  const key = await readServerKey(db, 'owed-links');
  return createHmac('sha256', key).update(part).digest('base64url').slice(0, LETTERS);
}

/** The path of the page that says what is owed. */
export async function owedPath({ sql, now, site }: Work, owed: Owed): Promise<string> {
  const part = openPart(owed, addDays(dayAt(now, site.shop.timeZone), DAYS));
  return `/owed/${part}~${await secretOf(sql, part)}`;
}

/** What a link is about; undefined if it is none, or its days are over. Compared in constant time. */
export async function owedByLink({ sql, now, site }: Work, code: string): Promise<Owed | undefined> {
  const parts = code.split('~');
  const about = parts.length === 4 && parts[0] === 'order' ? 'order' : 'person';
  const [id = '', until = '', secret = '', ...more] = about === 'order' ? parts.slice(1) : parts;
  if (more.length > 0 || !isId(id) || !isDay(until) || until < dayAt(now, site.shop.timeZone))
    return undefined;
  const right = Buffer.from(await secretOf(sql, openPart({ about, id }, until)));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right) ? { about, id } : undefined;
}
