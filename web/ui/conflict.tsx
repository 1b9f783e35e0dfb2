import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from './notice.tsx';
import { uiTexts } from './texts.ts';

type Whose = 'theirs' | 'mine';

interface Disagreement {
  field: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  chosen: Whose;
}

interface ConflictProps {
  /** The text that says what happened and what to do. */
  children: ReactNode;
  disagreements: readonly Disagreement[];
  onChoose: (field: string, whose: Whose) => void;
}

const SIDES: readonly Whose[] = ['theirs', 'mine'];

/** Asks for each field whether to keep the value that somebody else has saved meanwhile, or the typed one. */
export function Conflict({ children, disagreements, onChoose }: ConflictProps) {
  const texts = useTexts(uiTexts).conflict;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
      <Notice tone="warning">{children}</Notice>
      {disagreements.map((each) => (
        <fieldset key={each.field} className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">{each.label}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {SIDES.map((whose) => (
              <label
                key={whose}
                className="flex min-w-0 cursor-pointer items-start gap-3 rounded-control border border-edge p-3 has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
              >
                <input
                  type="radio"
                  name={`keep-${each.field}`}
                  checked={each.chosen === whose}
                  onChange={() => onChoose(each.field, whose)}
                  className="mt-0.5 size-5 shrink-0 accent-chilli outline-none"
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-muted text-sm">{texts[whose]}</span>
                  <span className="wrap-anywhere block">{each[whose]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
