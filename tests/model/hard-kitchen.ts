import { seededRandom } from '#tests/faults/random.ts';
import { type HistoryKitchen, openHistoryKitchen } from './history-kitchen.ts';
import { restoreElsewhere } from './restored.ts';
import { type Met, runSecondInstance } from './second-instance.ts';

/** What the kitchens of hard histories met. */
export interface Hardships extends Met {
  /** Kitchens whose backup was restored elsewhere. */
  restored: number;
}

/** A kitchen whose second instance is killed and frozen, and whose books must be the same in a restored backup when it closes. */
export async function openHardKitchen(hardships: Hardships): Promise<HistoryKitchen> {
  const kitchen = await openHistoryKitchen();
  const { url, razorpay, app, close } = kitchen;
  const second = runSecondInstance(
    {
      ...{ url, settings: razorpay.settings, random: seededRandom('hard histories') },
      ahead: () => app.engine.clock().getTime() - Date.now(),
    },
    hardships,
  );
  kitchen.divert(second.through);
  kitchen.close = async () => {
    await second.close();
    await restoreElsewhere(kitchen);
    hardships.restored++;
    await close();
  };
  return kitchen;
}
