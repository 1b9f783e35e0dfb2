import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type Day, dayAt, isDay } from '#domain/site/local-time.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Work } from '#server/documents/collection.ts';
import { isId } from '#server/http/params.ts';

// The links in chats about money: a page with what somebody owes now and the code that pays it, and nothing else. Each has an HMAC
// of its person and its last day with a key of the server, so it is not stored, can't be guessed, and ends by itself.

/** Days for which a link works. */
const DAYS = 14;
/** Characters of a secret: 128 bits. */
const LETTERS = 22;

async function secretOf(db: Sql, userId: string, until: Day): Promise<string> {
  const key = await readServerKey(db, 'owed-links');
  return createHmac('sha256', key).update(`${userId}~${until}`).digest('base64url').slice(0, LETTERS);
}

/** The path of the page that says what somebody owes. */
export async function owedPath({ sql, now, site }: Work, userId: string): Promise<string> {
  const until = addDays(dayAt(now, site.shop.timeZone), DAYS);
  return `/owed/${userId}~${until}~${await secretOf(sql, userId, until)}`;
}

/** The person of a link; undefined if it is none, or its days are over. Compared in constant time. */
export async function personOfLink({ sql, now, site }: Work, code: string): Promise<string | undefined> {
  const [userId = '', until = '', secret = '', ...more] = code.split('~');
  if (more.length > 0 || !isId(userId) || !isDay(until) || until < dayAt(now, site.shop.timeZone))
    return undefined;
  const right = Buffer.from(await secretOf(sql, userId, until));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
