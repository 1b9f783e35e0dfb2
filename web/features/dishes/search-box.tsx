import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchInput } from '#web/ui/form/search-input.tsx';

interface SearchBoxProps {
  /** What is searched for now, wherever that came from. */
  value: string;
  onChange: (text: string) => void;
  /** The rest of the filter, for a search that is sent before the script is there. */
  kept: readonly (readonly [name: string, value: string])[];
}

/**
 * Where the dishes are searched. What is typed stays typed: the box keeps its own text, also what was typed before
 * the script was there, and takes another one only when the search is changed from elsewhere.
 */
export function SearchBox({ value, onChange, kept }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  const tell = (text: string) => {
    told.current = text;
    onChange(text);
  };

  const tellTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) tell(typed);
  });
  useEffect(() => tellTyped(), []);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search className="relative block flex-1">
      <form action="/menu" onSubmit={(event) => event.preventDefault()}>
        {kept.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <SearchInput
          input={input}
          value={value}
          label="Search dishes"
          placeholder="Search dishes..."
          onType={tell}
          onClear={() => tell('')}
        />
      </form>
    </search>
  );
}
