import { connectionFailure } from './connection.ts';
import { errorCode } from './embedded/report.ts';

/** A temporary reason why something can't be done. */
export type Outage = 'unreachable' | 'overloaded' | 'full';

/** Gave way to other transactions too often, waited too long for a lock, was ended for its length, or had no memory. */
const OVERLOADED = /^(40001|40P01|55P03|57014|53200|53400)$/;
/** Of the database's disk and of our own. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** The outage that an error stands for; undefined for any other error. A later attempt may succeed. */
export function outageOf(error: unknown): Outage | undefined {
  if (connectionFailure(error)) return 'unreachable';
  const code = errorCode(error) ?? '';
  if (OVERLOADED.test(code)) return 'overloaded';
  return FULL.test(code) ? 'full' : undefined;
}
