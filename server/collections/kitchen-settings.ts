import { KITCHEN_DEFAULTS, type KitchenSettings } from '#domain/site/kitchen-settings.ts';
import type { Work } from '#server/documents/collection.ts';

/** How the kitchen takes and times its orders, as it is set when the work runs. */
export async function kitchenSettings(_work: Pick<Work, 'sql'>): Promise<KitchenSettings> {
  return KITCHEN_DEFAULTS;
}
