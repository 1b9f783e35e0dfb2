import { KITCHEN_DEFAULTS, type KitchenSettings } from '#domain/site/kitchen-settings.ts';

/** How the kitchen takes and times its orders. */
export function useKitchenSettings(): KitchenSettings {
  return KITCHEN_DEFAULTS;
}
