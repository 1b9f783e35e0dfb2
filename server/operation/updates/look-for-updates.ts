import { randomInt } from 'node:crypto';
import { isOlder } from '#domain/operation/updates.ts';
import type { Database } from '#server/db/connection.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { VERSION } from '#server/settings/version.ts';
import { believedFeed, keepFeed, nextLook, noteProblem, planFirstLook } from './feed-record.ts';
import { fetchFeed } from './fetch-feed.ts';
import { type FeedProblem, readFeed, updateKey } from './read-feed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds between two looks at the time. */
const CHECK_INTERVAL = 5 * MINUTE;
/** The list is asked for so long after the last time, give or take, so that not all kitchens ask at once (milliseconds). */
const EVERY = 24 * HOUR;
const GIVE_OR_TAKE = 2 * HOUR;
/** After a failure, from so long on up to twice as long (milliseconds). */
const RETRY_AFTER = HOUR;
/** A new installation asks within this time for the first time (milliseconds). */
const FIRST_WITHIN = 10 * MINUTE;

export interface UpdateDeps {
  database: Database;
  settings: ServerSettings;
  clock: () => Date;
}

/** Asks for the list of versions once a day, as repeated work of one instance. Without UPDATE_FEED_URL it does nothing. */
export const dailyLook = (deps: UpdateDeps) => ({
  every: CHECK_INTERVAL,
  async run(stopping: AbortSignal): Promise<void> {
    const { database, settings, clock } = deps;
    if (!settings.updates || updateKey(settings) === undefined) return;
    const due = await nextLook(database);
    if (!due) await planFirstLook(database, new Date(clock().getTime() + randomInt(FIRST_WITHIN)));
    else if (due <= clock()) await lookForUpdates(deps, stopping);
  },
});

/** Asks for the list of versions now, and keeps it if it can be believed. Two at once do no harm. */
export async function lookForUpdates(
  { database, settings, clock }: UpdateDeps,
  stopping?: AbortSignal,
): Promise<void> {
  const key = updateKey(settings);
  if (!settings.updates || key === undefined) return;
  const now = clock();
  const fail = (problem: FeedProblem) =>
    noteProblem(database, problem, new Date(now.getTime() + RETRY_AFTER + randomInt(RETRY_AFTER)));
  const fetched = await fetchFeed(settings.updates.feedUrl, stopping);
  if (stopping?.aborted) return;
  if (!fetched) return fail('unreachable');
  const feed = readFeed(fetched, key);
  if (typeof feed === 'string') return fail(feed);
  const before = await believedFeed(database, key);
  if (isOlder(feed, VERSION, before)) return fail('older');
  const next = new Date(now.getTime() + EVERY - GIVE_OR_TAKE + randomInt(2 * GIVE_OR_TAKE));
  await keepFeed(database, fetched, now, next);
}
