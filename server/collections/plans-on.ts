import { arePlansOn as arePlansOnAt } from '#domain/plans/plans-on.ts';
import { Failure } from '#server/base/failure.ts';
import type { Work } from '#server/documents/collection.ts';

/** Whether the kitchen sells plans (PLAN-9). */
export const arePlansOn = ({ site }: Pick<Work, 'site'>): boolean => arePlansOnAt(site);

/** Throws Failure plans_off. */
export function checkPlansOn(work: Pick<Work, 'site'>): void {
  if (!arePlansOn(work)) throw new Failure('plans_off');
}
