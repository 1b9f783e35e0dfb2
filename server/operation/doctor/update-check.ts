import { found } from '#domain/operation/checks.ts';
import { lookForUpdates } from '#server/operation/updates/look-for-updates.ts';
import { updateState } from '#server/operation/updates/notice.ts';
import type { CheckRow } from './check.ts';

/** A publisher that does not answer is told of when the last good answer is older than this (milliseconds). */
const SILENT_AFTER = 3 * 86_400_000;

const PROBLEMS = {
  unreachable: 'updatesSilent',
  unsigned: 'updatesUnsigned',
  unreadable: 'updatesUnreadable',
  older: 'updatesOlder',
} as const;

export const updates: CheckRow = {
  check: 'updates',
  needsDatabase: true,
  async run(deps) {
    if (deps.isThorough) await lookForUpdates(deps);
    const state = await updateState(deps);
    if (!state) return found('updatesOff');
    if (!state.hasKey) return found('updatesNoKey');
    const { notice, problem, readAt, staleSince } = state;
    if (notice?.isSecurity) return found('securityUpdate', notice.version);
    const isFresh = readAt !== undefined && deps.clock().getTime() - readAt.getTime() < SILENT_AFTER;
    if (problem !== undefined && !(problem === 'unreachable' && isFresh)) return found(PROBLEMS[problem]);
    if (notice) return found('updateThere', notice.version);
    if (staleSince !== undefined) return { ...found('updatesStale'), at: new Date(staleSince).toISOString() };
    return readAt ? { ...found('upToDate'), at: readAt.toISOString() } : found('updatesExpected');
  },
};
