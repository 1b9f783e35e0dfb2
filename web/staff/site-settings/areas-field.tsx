import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { AREA_PARTS, type AreaRow, areaRows, joinAreaRows, pincodesIn } from './areas-text.ts';
import { settingTexts } from './texts.ts';

interface AreasFieldProps {
  label: string;
  hint: string | undefined;
  /** The areas as lines (areas-text.ts). */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const EMPTY: AreaRow = ['', '', '', ''];

/** The pincodes that the kitchen delivers to, each with what differs there. */
export function AreasField({ label, hint, value, error, onChange }: AreasFieldProps) {
  const { areas: texts } = useTexts(settingTexts);
  const rows = areaRows(value);
  const box = useRef<HTMLFieldSetElement>(null);
  const set = (changed: readonly AreaRow[]) => onChange(joinAreaRows(changed));
  const add = () => {
    set([...rows, EMPTY]);
    // The new row is rendered after this event.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus());
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const pincodes = pincodesIn(event.clipboardData.getData('text'));
    if (pincodes.length < 2) return;
    event.preventDefault();
    set(rows.toSpliced(at, 1, ...pincodes.map((pincode): AreaRow => [pincode, '', '', ''])));
  };
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {hint && <p className="mb-3 text-muted text-sm">{hint}</p>}
      <ul className="grid gap-3">
        {rows.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity; their fields are controlled
            key={at}
            className="grid grid-cols-2 items-end gap-2 rounded-control border border-line p-3 sm:grid-cols-[1.2fr_1fr_1fr_1fr_auto]"
          >
            {AREA_PARTS.map((part, place) => (
              <Field
                key={part}
                label={texts.parts[part]}
                required
                name={`area-${at}-${part}`}
                inputMode={part === 'deliveryFee' || part === 'minimumOrder' ? 'decimal' : 'numeric'}
                autoComplete="off"
                maxLength={part === 'pincode' ? 6 : 8}
                placeholder={part === 'pincode' ? undefined : texts.asEverywhere}
                value={row[place] ?? ''}
                onPaste={part === 'pincode' ? (event) => paste(event, at) : undefined}
                onChange={({ target }) =>
                  set(rows.with(at, row.with(place, target.value.replace(/[\n,]/g, ''))))
                }
              />
            ))}
            <Button
              variant="quiet"
              aria-label={texts.remove(row[0] ?? '')}
              className="max-sm:col-span-2"
              onClick={() => set(rows.toSpliced(at, 1))}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="my-1 font-semibold text-danger text-sm">
        {error}
      </p>
      <Button variant="secondary" onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        {texts.add}
      </Button>
    </fieldset>
  );
}
