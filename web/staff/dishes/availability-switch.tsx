import { useState } from 'react';
import { stockTexts } from '#web/brand/stock-texts.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import type { AdminDish } from './present.ts';
import { dishAdminTexts } from './texts.ts';

/** A switch that takes a dish off the menu for now, or puts it back. */
export function AvailabilitySwitch({ dish }: { dish: AdminDish }) {
  const { setAvailable } = useDishActions();
  const texts = useTexts(dishAdminTexts);
  const { cantSwitchOn } = useTexts(stockTexts);
  const failureWords = useFailureWords();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (isAvailable: boolean) => {
    setWanted(isAvailable);
    try {
      await setAvailable(dish, isAvailable);
      toast.success(texts.editing.done);
    } catch (error) {
      const byType = { general_argument_invalid: cantSwitchOn };
      toast.error(failureWords(error, { byType, otherwise: texts.editing.failed }));
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={texts.isAvailable(dish.name)}
      labelHidden
      checked={wanted ?? dish.isAvailable}
      onChange={(checked) => void change(checked)}
      busy={wanted !== undefined}
    />
  );
}
