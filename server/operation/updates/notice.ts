import { isStale, noticeFor, type UpdateNotice } from '#domain/operation/updates.ts';
import { VERSION } from '#server/settings/version.ts';
import { readFeedRecord } from './feed-record.ts';
import { fileFor, installedAs } from './installation.ts';
import type { UpdateDeps } from './look-for-updates.ts';
import { updateKey } from './read-feed.ts';

/** What is known of newer versions, for the checks, the dashboard and the command. Undefined without UPDATE_FEED_URL. */
export async function updateState({ database, settings, clock }: UpdateDeps) {
  if (!settings.updates) return undefined;
  const key = updateKey(settings);
  if (key === undefined) return { hasKey: false } as const;
  const { feed, readAt, problem, putAside } = await readFeedRecord(database, key);
  const way = installedAs();
  const notice: UpdateNotice | undefined =
    feed &&
    noticeFor(VERSION, feed, {
      ...{ installedAs: way, putAside },
      fileOf: (version) => fileFor(way, version),
    });
  const staleSince = feed && isStale(feed, clock()) ? feed.made : undefined;
  return { hasKey: true, notice, readAt, problem, staleSince } as const;
}
