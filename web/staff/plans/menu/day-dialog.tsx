import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { planMenuTexts } from './texts.ts';
import { keyOf, type MenuDay } from './week.ts';

interface DayDialogProps {
  day: MenuDay;
  /** The other days of the week. */
  others: readonly MenuDay[];
  nameOf: (day: MenuDay) => string;
  busy: boolean;
  onCopy: (to: MenuDay) => void;
  onExchange: (other: MenuDay) => void;
  onClose: () => void;
}

/** A dialog that copies a day's menus to another day, or exchanges the two. */
export function DayDialog({ day, others, nameOf, busy, onCopy, onExchange, onClose }: DayDialogProps) {
  const texts = useTexts(planMenuTexts).day;
  const [key, setKey] = useState(() => (others[0] ? keyOf(others[0]) : ''));
  const other = others.find((each) => keyOf(each) === key);
  return (
    <Dialog open onClose={onClose} title={texts.title(nameOf(day))} size="small">
      <div className="grid gap-4 p-5">
        <Select
          label={texts.to}
          required
          data-autofocus=""
          choices={others.map((each) => ({ value: keyOf(each), label: nameOf(each) }))}
          value={key}
          onPick={setKey}
        />
        <p className="text-muted text-sm">{texts.hint}</p>
        <p className="text-muted text-sm max-md:hidden">{texts.drag}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="secondary" off={busy} onClick={() => other && onExchange(other)}>
            {texts.move}
          </Button>
          <Button off={busy} onClick={() => other && onCopy(other)}>
            {texts.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
