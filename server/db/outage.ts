import { isConnectionFailure } from './connection.ts';
import { errorCode } from './embedded/report.ts';

/** A temporary reason why the database or the disk can't do its work. */
export type Outage = 'unreachable' | 'overloaded' | 'full';

/** Too many deadlocks, a lock or statement timeout, or no memory. */
const OVERLOADED = /^(40001|40P01|55P03|57014|53200|53400)$/;
/** The disk of the database or of this server is full. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** The outage that caused an error, after which a later attempt may succeed; undefined for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (isConnectionFailure(error)) return 'unreachable';
  const code = errorCode(error) ?? '';
  if (OVERLOADED.test(code)) return 'overloaded';
  return FULL.test(code) ? 'full' : undefined;
}
