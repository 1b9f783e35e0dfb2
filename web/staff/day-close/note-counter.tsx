import { useState } from 'react';
import { paise, toRupees } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { countNotes, NOTES } from './count.ts';
import { dayCloseTexts } from './texts.ts';

/** Adds up notes and coins, for one field of counted cash. @param onTake receives the sum in rupees, as text */
export function NoteCounter({ place, onTake }: { place: string; onTake: (amount: string) => void }) {
  const texts = useTexts(dayCloseTexts).cash;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const sum = countNotes(typed);
  const field = (key: string, label: string) => (
    <Field
      key={key}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      required
      value={typed[key] ?? ''}
      onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
    />
  );
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
        {texts.notes}
        <span className="sr-only">{`: ${place}`}</span>
      </summary>
      <div className="grid grid-cols-3 items-end gap-3 rounded-control bg-ink/4 p-3">
        {NOTES.map((note) => field(String(note), texts.note(note)))}
        {field('coins', texts.coins)}
        <Button
          variant="secondary"
          className="col-span-2 max-sm:col-span-3"
          off={sum === undefined}
          onClick={() => sum !== undefined && onTake(String(toRupees(paise(sum))))}
        >
          {`${texts.takeOver}${sum === undefined ? '' : ` ${texts.note(toRupees(sum))}`}`}
        </Button>
      </div>
    </details>
  );
}
