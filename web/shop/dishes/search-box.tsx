import { memo, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { dishTexts } from './texts.tsx';

const SearchHelp = laterPart(() => import('./search-help/search-help.tsx'));
/** It changes with nothing of this page, so that React leaves it alone until its script is there. */
const LaterHelp = memo(({ input }: { input: RefObject<HTMLInputElement | null> }) => (
  <Suspense>
    <SearchHelp input={input} hintId={HINT} />
  </Suspense>
));
/** The id of the help's hint, which is there while the help is. */
const HINT = 'search-hint';

interface SearchBoxProps {
  /** The search as the address has it. */
  value: string;
  onChange: (text: string) => void;
  /** The rest of the filter, for a form that is sent before the script is loaded. */
  kept: readonly (readonly [name: string, value: string])[];
}

/**
 * The search of the menu. The box keeps its own text, also what was typed before the script was loaded, and takes
 * another one only when the search changes elsewhere, such as by going back.
 */
export function SearchBox({ value, onChange, kept }: SearchBoxProps) {
  const texts = useTexts(dishTexts).search;
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);

  const report = (text: string) => {
    reported.current = text;
    onChange(text);
  };

  const reportTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) report(typed);
  });
  useEffect(() => reportTyped(), []);

  useEffect(() => {
    if (value === reported.current || !input.current) return;
    reported.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search className="relative block flex-[1_1_8rem]">
      {/* biome-ignore lint/correctness/noRestrictedElements: it searches while typing and sends nothing */}
      <form action="/menu" onSubmit={(event) => event.preventDefault()}>
        {kept.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <SearchInput
          input={input}
          value={value}
          label={texts.label}
          describedBy={HINT}
          placeholder={texts.placeholder}
          onType={report}
          onClear={() => report('')}
        />
      </form>
      <LaterHelp input={input} />
    </search>
  );
}
