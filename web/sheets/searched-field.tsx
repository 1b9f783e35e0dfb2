import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { comparable } from '#domain/comparing.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { sheetScreenTexts } from './texts.ts';

/** The most suggestions. */
const MOST_SHOWN = 8;

interface SearchedFieldProps {
  label: string;
  hint: string | undefined;
  name: string;
  choices: readonly SelectOption[];
  /** The most that can be chosen. */
  most: number;
  values: readonly string[];
  error: string | undefined;
  onChange: (values: readonly string[]) => void;
}

/** Chosen documents of many, which are found by their names. */
export function SearchedField({ choices, values, onChange, ...props }: SearchedFieldProps) {
  const { label, hint, name, most, error } = props;
  const texts = useTexts(sheetScreenTexts).search;
  const list = useId();
  const [typed, setTyped] = useState('');
  const wanted = comparable(typed);
  const isFull = values.length >= most;
  const found =
    wanted === '' || isFull
      ? []
      : choices.filter((each) => !values.includes(each.value) && comparable(each.label).includes(wanted));
  return (
    <div className="grid min-w-0 gap-2">
      <Combobox
        label={label}
        hint={isFull ? texts.full(most) : [hint, texts.hint].filter(Boolean).join(' ')}
        name={name}
        value={typed}
        onType={setTyped}
        options={found
          .slice(0, MOST_SHOWN)
          .map((each) => ({ id: each.value, content: <span className="wrap-anywhere">{each.label}</span> }))}
        onPick={(id) => {
          onChange([...values, id]);
          setTyped('');
        }}
        status={wanted === '' ? '' : texts.found(found.length)}
        error={error}
      />
      <ul id={list} aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
        {values.map((id) => {
          const title = choices.find((each) => each.value === id)?.label ?? texts.gone;
          return (
            <li
              key={id}
              className="flex min-w-0 items-center rounded-control border border-edge bg-paper pl-3.5 text-sm"
            >
              <span className="wrap-anywhere min-w-0">{title}</span>
              <button
                type="button"
                aria-label={texts.drop(title)}
                onClick={() => onChange(values.filter((each) => each !== id))}
                className="grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
