import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type Day, dayAt, isDay } from '#domain/time/local-time.ts';
import { isId } from '#server/base/ids.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { CODE_LENGTH } from '#server/messages/codes.ts';

// The links in chats and texts about money and orders: a page with what is owed now and the code that pays it, of an order with its
// status, and nothing else. Each has an HMAC of what it is about and its last day with a key of the server, so it is not stored, can't
// be guessed, and ends by itself. That of a text is the code of its message, because operators allow few characters.

/** Days for which a link works. */
const DAYS = 14;
const DAY = 86_400_000;
/** Characters of a secret: 128 bits. */
const LETTERS = 22;

/** A customer's statement of a month or week. */
export interface LinkedStatement {
  about: 'statement';
  /** The customer. */
  id: string;
  /** Its key, such as 2026-11. */
  period: string;
}

/** What a link is about: all that somebody owes, an order, or a statement. */
export type Owed = { about: 'person' | 'order'; id: string } | LinkedStatement;

/** The code without its secret. Ids have no '~', so that no code of one kind is one of another. */
function openPart(owed: Owed, until: Day): string {
  if (owed.about === 'statement') return `statement~${owed.id}~${until}~${owed.period}`;
  return owed.about === 'order' ? `order~${owed.id}~${until}` : `${owed.id}~${until}`;
}

async function secretOf(db: Sql, part: string): Promise<string> {
  const key = await readServerKey(db, 'owed-links');
  return createHmac('sha256', key).update(part).digest('base64url').slice(0, LETTERS);
}

/** The path of the page that says what is owed. */
export async function owedPath({ sql: db, now, site }: Work, owed: Owed): Promise<string> {
  const part = openPart(owed, addDays(dayAt(now, site.shop.timeZone), DAYS));
  return `/owed/${part}~${await secretOf(db, part)}`;
}

/** The customer and the statement that a text with a code is about. */
const toldStatement = checkedQuery(
  'statement of a text by its code',
  { id: present(column.text()), period: present(column.text()) },
  (
    code: string,
    since: Date,
  ) => sql`select "userId" as id, "values"::jsonb ->> 'period' as period from "customerMessages"
    where code = ${code} and kind = 'balance-statement' and "createdAt" > ${since} and "userId" is not null`,
);

async function owedByText({ sql: db, now }: Work, code: string): Promise<Owed | undefined> {
  const [found] = await toldStatement(db, code, new Date(now.getTime() - DAYS * DAY));
  return found && { about: 'statement', ...found };
}

/** What the parts of a code are about, and its last day. */
function readParts(parts: readonly string[]): { owed: Owed; until: string } | undefined {
  const [first = '', second = '', third = '', period = ''] = parts;
  if (parts.length === 2) return { owed: { about: 'person', id: first }, until: second };
  if (parts.length === 3 && first === 'order') return { owed: { about: first, id: second }, until: third };
  if (parts.length === 4 && first === 'statement')
    return { owed: { about: first, id: second, period }, until: third };
  return undefined;
}

/** What a link is about; undefined if it is none, or its days are over. Compared in constant time. */
export async function owedByLink(work: Work, code: string): Promise<Owed | undefined> {
  const { sql: db, now, site } = work;
  if (!code.includes('~')) return code.length === CODE_LENGTH ? owedByText(work, code) : undefined;
  const parts = code.split('~');
  const given = Buffer.from(parts.pop() ?? '');
  const read = readParts(parts);
  if (!read || !isId(read.owed.id) || !isDay(read.until) || read.until < dayAt(now, site.shop.timeZone))
    return undefined;
  const right = Buffer.from(await secretOf(db, openPart(read.owed, read.until)));
  return given.length === right.length && timingSafeEqual(given, right) ? read.owed : undefined;
}
