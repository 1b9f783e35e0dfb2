import { useState } from 'react';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { dishAdminMessages } from './messages.ts';

/** Takes a dish off the menu for now, or puts it back, in one press. */
export function AvailabilitySwitch({ dish }: { dish: DishDocument }) {
  const { setAvailable } = useDishActions();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (isAvailable: boolean) => {
    setWanted(isAvailable);
    try {
      await setAvailable(dish.$id, isAvailable);
      toast.success(dishAdminMessages.updated);
    } catch {
      toast.error(dishAdminMessages.updateFailed);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={`${dish.name} is available`}
      labelHidden
      checked={wanted ?? dish.isAvailable === true}
      onChange={(checked) => void change(checked)}
      busy={wanted !== undefined}
    />
  );
}
