import { seededRandom } from '#tests/faults/random.ts';
import { type HistoryKitchen, openHistoryKitchen } from './history-kitchen.ts';
import { restoreElsewhere } from './restored.ts';
import { type Met, runSecondInstance } from './second-instance.ts';

/** What the kitchens of hard histories met. */
export interface Hardships extends Met {
  /** Kitchens whose backup was restored elsewhere. */
  restored: number;
}

/** A kitchen with a second instance, which is killed and frozen. When it closes, a restored backup must have the same books. */
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
