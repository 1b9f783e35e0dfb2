import { type ReactNode, useEffect, useRef } from 'react';
import type { FormValues } from '#web/lib/editing/difference.ts';
import type { Versions } from '#web/lib/editing/versions.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from './notice.tsx';
import { uiTexts } from './texts.ts';

type Whose = 'theirs' | 'mine';

interface ConflictProps<Version extends FormValues> {
  /** The text that says what happened and what to do. */
  children: ReactNode;
  versions: Pick<Versions<unknown, Version>, 'base' | 'choices' | 'choose'>;
  mine: Version;
  label: (field: keyof Version & string) => string;
  /** A field's value for people. */
  shown: (version: Version, field: keyof Version & string) => ReactNode;
}

const SIDES: readonly Whose[] = ['theirs', 'mine'];

/**
 * Asks for each field whether to keep the value that somebody else has saved meanwhile, or the typed one. It comes into view
 * when it appears: its key is the stored version, so that it does so again when somebody saves another one.
 */
export function Conflict<Version extends FormValues>(props: ConflictProps<Version>) {
  const { children, mine, label, shown } = props;
  const { base, choices, choose } = props.versions;
  const texts = useTexts(uiTexts).conflict;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
      <Notice tone="warning">{children}</Notice>
      {choices.map(({ field, chosen }) => (
        <fieldset key={field} className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">{label(field)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {SIDES.map((whose) => (
              <label
                key={whose}
                className="flex min-w-0 cursor-pointer items-start gap-3 rounded-control border border-edge p-3 has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
              >
                <input
                  type="radio"
                  name={`keep-${field}`}
                  checked={chosen === whose}
                  onChange={() => choose(field, whose)}
                  className="mt-0.5 size-5 shrink-0 accent-chilli outline-none"
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-muted text-sm">{texts[whose]}</span>
                  <span className="wrap-anywhere block">{shown(whose === 'mine' ? mine : base, field)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
