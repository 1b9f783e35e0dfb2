import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Field as FieldRow, Part } from '#domain/site/setting-rows.ts';
import { PictureField } from '#web/brand/picture-field.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { emptyEntry, entriesIn, type TypedEntry } from './entries.ts';
import { OwnLanguages } from './own-languages.tsx';
import { usePageWords } from './page-words.ts';
import { PositionField } from './place/position-field.tsx';
import { settingTexts } from './texts.ts';

type PartRow = Part<string | number>;

/** The lines of a part of several that are seen at once. */
const LINES = 3;

interface PartProps {
  kind: Part<unknown>['kind'];
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function PartField({ kind, onChange, ...props }: PartProps) {
  const { picture } = useTexts(settingTexts);
  if (kind === 'picture') return <PictureField texts={picture} {...props} onChange={onChange} />;
  if (kind === 'paragraphs')
    return <TextArea {...props} required rows={LINES} onChange={(event) => onChange(event.target.value)} />;
  return (
    <Field
      {...props}
      required={kind !== 'optionalText'}
      inputMode={kind === 'degrees' ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ListFieldProps {
  entry: NonNullable<FieldRow<unknown>['entry']>;
  name: string;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A list of entries, each of which can be opened, moved up and removed. */
export function ListField({
  entry: { noun, parts },
  name,
  label,
  hint,
  value,
  error,
  onChange,
}: ListFieldProps) {
  const texts = useTexts(settingTexts).lists;
  const pick = usePageWords();
  const entries = entriesIn(value);
  const [first = ''] = Object.keys(parts);
  const box = useRef<HTMLDivElement>(null);
  const set = (changed: readonly TypedEntry[]) => onChange(JSON.stringify(changed));
  const setEntry = (at: number, entry: TypedEntry) => set(entries.with(at, entry));
  const partField = (entry: TypedEntry, at: number, [part, { kind, words }]: [string, PartRow]) => (
    <PartField
      key={part}
      kind={kind}
      name={`${name}-${at}-${part}`}
      label={pick(words)[0]}
      value={entry[part] ?? ''}
      onChange={(changed) => setEntry(at, { ...entry, [part]: changed })}
    />
  );
  const add = () => {
    set([...entries, emptyEntry(parts)]);
    // The new entry is rendered after this event.
    requestAnimationFrame(() => {
      const added = box.current?.querySelector('details:last-of-type');
      if (!(added instanceof HTMLDetailsElement)) return;
      added.open = true;
      added.querySelector<HTMLElement>('input, textarea')?.focus();
    });
  };

  return (
    <fieldset className="grid min-w-0 gap-2" id={`${name}-entries`}>
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div ref={box} className="grid gap-2">
        {entries.map((entry, at) => {
          const title = entry[first] || texts.unnamed(pick(noun), at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity; their fields are controlled
            <details key={at} className="rounded-control border border-edge">
              <summary className="flex min-h-11 cursor-pointer items-center px-3.5 py-2">
                <span className="wrap-anywhere min-w-0">{title}</span>
              </summary>
              <div className="grid gap-4 border-line border-t p-3.5">
                {Object.entries(parts)
                  .filter(([, { kind }]) => kind !== 'degrees')
                  .map((part) => partField(entry, at, part))}
                {'latitude' in parts && (
                  <PositionField
                    latitude={entry.latitude ?? ''}
                    longitude={entry.longitude ?? ''}
                    hasProblem={error !== undefined}
                    onChange={({ latitude, longitude }) =>
                      setEntry(at, { ...entry, latitude: `${latitude}`, longitude: `${longitude}` })
                    }
                  >
                    {Object.entries(parts)
                      .filter(([, { kind }]) => kind === 'degrees')
                      .map((part) => partField(entry, at, part))}
                  </PositionField>
                )}
                <OwnLanguages
                  rows={parts}
                  labelOf={({ words }) => pick(words)[0]}
                  linesOf={({ kind }) => (kind === 'paragraphs' ? LINES : undefined)}
                  typed={entry}
                  prefix={`${name}-${at}-`}
                  onChange={(key, text) => setEntry(at, { ...entry, [key]: text })}
                />
                <div className="flex flex-wrap gap-2">
                  {at > 0 && (
                    <Button
                      variant="secondary"
                      aria-label={texts.moveUp(title)}
                      onClick={() => {
                        const before = entries[at - 1];
                        if (before) set(entries.toSpliced(at - 1, 2, entry, before));
                      }}
                    >
                      <ArrowUp className="size-5" aria-hidden="true" />
                      {texts.up}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    aria-label={texts.removeNamed(title)}
                    onClick={() => set(entries.toSpliced(at, 1))}
                  >
                    <Trash2 className="size-5" aria-hidden="true" />
                    {texts.remove}
                  </Button>
                </div>
              </div>
            </details>
          );
        })}
      </div>
      <p role="status" className="font-semibold text-danger text-sm">
        {error}
      </p>
      <Button variant="secondary" onClick={add} className="justify-self-start">
        <Plus className="size-5" aria-hidden="true" />
        {texts.add(pick(noun))}
      </Button>
    </fieldset>
  );
}
