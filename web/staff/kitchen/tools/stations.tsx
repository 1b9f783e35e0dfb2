import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { Station } from '../queries.ts';
import { kitchenTexts } from '../texts.ts';

interface StationsDialogProps {
  open: boolean;
  onClose: () => void;
  stations: readonly Station[];
  /** Ids; empty for all. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** A dialog that chooses which menus are cooked at this device's station. */
export function StationsDialog({ open, onClose, stations, chosen, onChoose }: StationsDialogProps) {
  const { stations: texts } = useTexts(kitchenTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="grid gap-4 p-5 pt-3">
        <p className="text-muted">{texts.hint}</p>
        <ul className="grid gap-1">
          {stations.map(({ id, name }) => (
            <li key={id}>
              <Switch
                label={name}
                checked={chosen.includes(id)}
                onChange={(checked) =>
                  onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            </li>
          ))}
        </ul>
        <div className="flex gap-3">
          <Button variant="secondary" className="flex-1" onClick={() => onChoose([])}>
            {texts.all}
          </Button>
          <Button className="flex-1" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
