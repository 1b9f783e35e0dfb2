// The list of versions that a publisher signs, and what it means for the version that runs.
import * as v from 'valibot';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';

/** The most versions of a list, and notes of a version. The newest are the ones that matter. */
const MAX_RELEASES = 50;
const MAX_NOTES = 12;
/** A note is a sentence or two (characters). */
const MAX_NOTE = 400;
/** So many missed versions are told at most. */
const TOLD = 5;

const version = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));
const notes = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_NOTE))),
  v.maxLength(MAX_NOTES),
);
/** What a version brings, for owners, by language. */
export const notesShape = v.object({
  ...(Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, v.optional(notes)])) as Record<
    Exclude<Language, 'en'>,
    v.OptionalSchema<typeof notes, undefined>
  >),
  en: notes,
});

/** A signed list of versions. Fields that this version does not know are left out, so a later list can have more. */
export const feedShape = v.object({
  product: v.literal('rasoi'),
  /** When it was made. A list that is older than one that was seen before is not believed. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** Where people get the files of a release. */
  page: v.optional(v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'))),
  releases: v.pipe(
    v.array(
      v.object({
        version,
        date: v.pipe(v.string(), v.isoDate()),
        /** Whether it mends a fault that strangers could use. */
        security: v.boolean(),
        notes: notesShape,
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_RELEASES),
  ),
});
export type Feed = v.InferOutput<typeof feedShape>;
export type ReleaseNotes = v.InferOutput<typeof notesShape>;

/** How an installation came to its machine, which decides how it gets a newer version. */
export type InstalledAs = 'package' | 'image' | 'archive' | 'clone' | 'sources';

/** What owners are told of a newer version. */
export interface UpdateNotice {
  version: string;
  /** The day of that version, as `2026-11-24`. */
  date: string;
  /** Whether one of the missed versions mends a security fault. */
  isSecurity: boolean;
  /** The newest of the missed versions, newest first. */
  missed: readonly { version: string; notes: ReleaseNotes }[];
  page?: string | undefined;
  installedAs: InstalledAs;
  /** The file of this version for this machine. */
  file: string;
  /** Whether an owner has put it aside until the next version. */
  isPutAside: boolean;
}

/** Less than 0 if the first version is the older one, 0 if they are the same. Both are like `1.20.3`. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((each) => each.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const differs = (first?.[place] ?? 0) - (second?.[place] ?? 0);
    if (differs !== 0) return differs;
  }
  return 0;
}

/** The highest version of a list. Its order does not matter. */
export const newestOf = ({ releases }: Feed): string =>
  releases.map((each) => each.version).reduce((a, b) => (compareVersions(a, b) >= 0 ? a : b));

/** The versions of a list that are newer than the one that runs, newest first. */
const missedBy = (running: string, { releases }: Feed): Feed['releases'] =>
  releases
    .filter((each) => compareVersions(each.version, running) > 0)
    .sort((a, b) => compareVersions(b.version, a.version));

/** What owners of a running version are told; undefined if it is the newest. */
export function noticeFor(
  running: string,
  feed: Feed,
  installation: { installedAs: InstalledAs; fileOf(version: string): string; putAside: string | undefined },
): UpdateNotice | undefined {
  const missed = missedBy(running, feed);
  const [newest] = missed;
  if (!newest) return undefined;
  const { installedAs, fileOf, putAside } = installation;
  return {
    ...{ version: newest.version, date: newest.date, page: feed.page, installedAs },
    isSecurity: missed.some(({ security }) => security),
    missed: missed.slice(0, TOLD).map(({ version, notes }) => ({ version, notes })),
    file: fileOf(newest.version),
    isPutAside: putAside !== undefined && compareVersions(putAside, newest.version) >= 0,
  };
}

/** A list says nothing of newer versions any more when it is this old (days): publishers sign one at least this often. */
const MOST_AGE = 90;

/** Whether a list is so old that somebody may answer with it again and again, to hide what came after it. */
export const isStale = ({ made }: Feed, now: Date): boolean =>
  now.getTime() - Date.parse(made) > MOST_AGE * 86_400_000;

/**
 * Whether a list that is signed well is older than what is known already: than the list that was believed before, or than the
 * version that runs. Somebody between publisher and kitchen could answer with it to hide a correction.
 */
export function isOlder(feed: Feed, running: string, before: Feed | undefined): boolean {
  if (compareVersions(newestOf(feed), running) < 0) return true;
  if (!before) return false;
  return (
    Date.parse(feed.made) < Date.parse(before.made) || compareVersions(newestOf(feed), newestOf(before)) < 0
  );
}
