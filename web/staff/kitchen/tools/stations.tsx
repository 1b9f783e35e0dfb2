import { ChefHat } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { Station } from '../queries.ts';
import { kitchenTexts } from '../texts.ts';
import { TOOL } from './tool.ts';

interface StationsProps {
  stations: readonly Station[];
  /** Ids; empty for all. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** A button with this device's stations, and the dialog that chooses which menus are cooked here. */
export function Stations({ stations, chosen, onChoose }: StationsProps) {
  const { stations: texts } = useTexts(kitchenTexts);
  const [open, setOpen] = useState(false);
  const names = stations.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <>
      <button type="button" aria-pressed={names.length > 0} className={TOOL} onClick={() => setOpen(true)}>
        <ChefHat className="size-5 shrink-0" aria-hidden="true" />
        <span className="max-w-40 truncate">{texts.label(names[0], names.length - 1)}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title} size="small">
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
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {texts.done}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
