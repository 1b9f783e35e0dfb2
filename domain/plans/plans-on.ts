import type { SiteSettings } from '#domain/site/settings.ts';

/** Whether the kitchen sells plans: its owner has turned them on, and it works with the board, which meals go to (PLAN-9). */
export const arePlansOn = ({
  plans,
  kitchen,
}: {
  plans: Pick<SiteSettings['plans'], 'isOn'>;
  kitchen: Pick<SiteSettings['kitchen'], 'orderMode'>;
}): boolean => plans.isOn && kitchen.orderMode === 'board';
