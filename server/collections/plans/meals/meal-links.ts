import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Day, isDay } from '#domain/time/local-time.ts';
import { isId } from '#server/base/ids.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';

// The links in messages about meals, which skip one meal without signing in (PLAN-16). Each has an HMAC of its meal with a key
// of the server, so it is the same in every message, is not stored, and is good for no other meal.

export interface LinkedMeal {
  subscriptionId: string;
  date: Day;
  mealTimeId: string;
}

/** Characters of a secret: 128 bits, and short enough for text messages. */
const LETTERS = 22;

const nameOf = ({ subscriptionId, date, mealTimeId }: LinkedMeal): string =>
  [subscriptionId, date, mealTimeId].join('~');

async function secretOf(db: Sql, meal: LinkedMeal): Promise<string> {
  const key = await readServerKey(db, 'meal-links');
  return createHmac('sha256', key).update(nameOf(meal)).digest('base64url').slice(0, LETTERS);
}

/** The path of the page that asks whether to skip a meal. */
export const skipPath = async (db: Sql, meal: LinkedMeal): Promise<string> =>
  `/skip-meal?${new URLSearchParams({ meal: nameOf(meal), secret: await secretOf(db, meal) })}`;

/** The meal of a link; undefined if the secret is not its own. Compared in constant time. */
export async function linkedMeal(
  db: Sql,
  { meal, secret }: { meal: string; secret: string },
): Promise<LinkedMeal | undefined> {
  const [subscriptionId = '', date = '', mealTimeId = '', ...more] = meal.split('~');
  if (more.length > 0 || !isId(subscriptionId) || !isDay(date) || !isId(mealTimeId)) return undefined;
  const found = { subscriptionId, date, mealTimeId };
  const right = Buffer.from(await secretOf(db, found));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right) ? found : undefined;
}
