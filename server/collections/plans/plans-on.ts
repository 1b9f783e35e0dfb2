import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';

/** Whether the kitchen sells plans: its owner has turned them on, and it works with the board, which meals go to (PLAN-9). */
export const arePlansOn = ({ site }: Pick<Work, 'site'>): boolean =>
  site.plans.isOn && site.kitchen.orderMode === 'board';

/** Throws Failure plans_off. */
export function checkPlansOn(work: Pick<Work, 'site'>): void {
  if (!arePlansOn(work)) throw new Failure('plans_off');
}
