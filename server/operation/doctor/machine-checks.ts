import { found } from '#domain/operation/checks.ts';
import { sizeWords } from '#domain/operation/sizes.ts';
import { sql } from '#server/db/sql-template.ts';
import { diskSpace, RESERVED } from '#server/files/free-space.ts';
import { withNamelessFile } from '#server/start/nameless-file.ts';
import type { CheckRow } from './check.ts';

/** Uploads are refused below RESERVED; the owner is warned early enough to do something (bytes). */
const DISK_LOW_BELOW = 1_073_741_824;
/** What is written to measure the disk: pages of PostgreSQL's log, each waited for, as an order is. */
const PAGE = Buffer.alloc(8192, 'x');
const PAGES = 20;
/** A disk is slow from so many milliseconds for one such page. */
const SLOW_FROM = 25;
/** Memory is low below this (bytes); the server alone uses more at its busiest. */
const MEMORY_LOW_BELOW = 150 * 1_048_576;
/** A clock differs from so many seconds on, and is wrong from so many. */
const CLOCK_DIFFERS_FROM = 5;
const CLOCK_WRONG_FROM = 60;

export const disk: CheckRow = {
  check: 'disk',
  needsDatabase: false,
  async run({ settings }) {
    const space = await diskSpace(settings.dataFolder).catch(() => undefined);
    if (!space) return found('diskUnknown');
    const words = [sizeWords(space.free), sizeWords(space.total)] as const;
    if (space.free < RESERVED) return found('diskFull', ...words);
    return space.free < DISK_LOW_BELOW ? found('diskLow', ...words) : found('diskFree', ...words);
  },
};

/** Milliseconds to write one page safely: the median of some. */
const timeOfPage = (folder: string): Promise<number> =>
  withNamelessFile(folder, async (file) => {
    const times: number[] = [];
    for (let page = 0; page < PAGES; page++) {
      const began = performance.now();
      await file.write(PAGE);
      await file.datasync();
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[PAGES / 2] ?? 0;
  });

export const diskSpeed: CheckRow = {
  check: 'diskSpeed',
  needsDatabase: false,
  async run({ settings, isThorough }) {
    if (!isThorough) return undefined;
    const time = await timeOfPage(settings.dataFolder).catch(() => undefined);
    if (time === undefined) return found('diskUnknown');
    const shown = Number(time.toPrecision(2));
    return time >= SLOW_FROM ? found('diskSlow', shown) : found('diskFast', shown);
  },
};

export const memory: CheckRow = {
  check: 'memory',
  needsDatabase: false,
  async run() {
    // What a container allows, if this is one.
    const free = process.availableMemory();
    return free < MEMORY_LOW_BELOW
      ? found('memoryLow', sizeWords(free))
      : found('memoryFree', sizeWords(free));
  },
};

/**
 * Compares the clock with that of the database, which may be another machine's, and with the newest order: nothing can have
 * been ordered in the future.
 */
export const clock: CheckRow = {
  check: 'clock',
  needsDatabase: true,
  async run({ database }) {
    const asked = Date.now();
    const [row] = await database.query<{ now: Date; newest: Date | null }>(
      sql`select clock_timestamp() as now, (select max(created) from orders) as newest`,
    );
    if (!row) return undefined;
    // The answer is of a moment between question and now.
    const taken = Date.now() - asked;
    const differs = Math.max(0, Math.abs(row.now.getTime() - asked - taken / 2) - taken / 2) / 1000;
    const future = row.newest ? (row.newest.getTime() - Date.now()) / 1000 : 0;
    if (Math.max(differs, future) >= CLOCK_WRONG_FROM)
      return found('clockWrong', Math.floor(Math.max(differs, future) / 60));
    return differs >= CLOCK_DIFFERS_FROM ? found('clockDiffers', Math.round(differs)) : found('clockGood');
  },
};
