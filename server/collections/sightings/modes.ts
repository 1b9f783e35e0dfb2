import { SIGHTING_CHOICES, type SightingChoice } from '#domain/sightings/attributes.ts';
import type { SightingMode } from '#domain/sightings/match-sighting.ts';
import { sightingMessages } from '#domain/sightings/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** Days for which a mode must have run before the next can be chosen (SIGHT-14). */
const DAYS_OF_A_MODE = 14;
const DAY = 86_400_000;

const firstOfModes = checkedQuery(
  'first money seen in each mode',
  { mode: present(column.text<SightingMode>()), since: present(column.moment()) },
  () => sql`select mode, min(created) as since from "paymentSightings" where mode is not null group by mode`,
);

/** Since when each mode has figures. */
export const modesSince = async (db: Sql): Promise<Partial<Record<SightingMode, Date>>> =>
  Object.fromEntries((await firstOfModes(db)).map(({ mode, since }) => [mode, since]));

/** From when presses are counted: two weeks ago, or since the first mode has run, if that is later. */
export function figuresFrom(since: Partial<Record<SightingMode, Date>>, now: Date): Date {
  const first = Math.min(now.getTime(), ...Object.values(since).map((each) => each.getTime()));
  return new Date(Math.max(first, now.getTime() - DAYS_OF_A_MODE * DAY));
}

/** Whether a mode can be chosen: what is no more than now, and what follows one whose figures reach back two weeks. */
export function canChoose(
  wanted: SightingChoice,
  now: { mode: SightingChoice; since: Partial<Record<SightingMode, Date>>; at: Date },
): boolean {
  const step = SIGHTING_CHOICES.indexOf(wanted);
  if (step <= SIGHTING_CHOICES.indexOf(now.mode) || wanted === 'watching') return true;
  const before = SIGHTING_CHOICES[step - 1];
  const since = before === undefined || before === 'off' ? undefined : now.since[before];
  return since !== undefined && now.at.getTime() - since.getTime() >= DAYS_OF_A_MODE * DAY;
}

/** Refuses a mode that the figures are missing for. Throws Failure general_argument_invalid. */
export async function checkMode(work: Work, mode: SightingChoice, wanted: SightingChoice): Promise<void> {
  if (wanted === mode) return;
  if (!canChoose(wanted, { mode, since: await modesSince(work.sql), at: work.now }))
    throw new Failure('general_argument_invalid', sightingMessages.modeTooEarly(DAYS_OF_A_MODE));
}
