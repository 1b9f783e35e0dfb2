import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchInput } from './search-input.tsx';

/** Milliseconds after the last key press before the search begins. */
const TYPING_PAUSE = 250;

interface SearchFieldProps {
  /** The text of the current search. */
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
}

/** The search field of a long list. It keeps text that was typed before the script was loaded. */
export function SearchField({ value, onSearch, label, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = (text: string) => {
    clearTimeout(timer.current);
    if (text === reported.current) return;
    reported.current = text;
    onSearch(text);
  };
  const begin = useEffectEvent(() => report(input.current?.value.trim() ?? ''));

  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (value === reported.current || !input.current) return;
    reported.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search className="relative block min-w-0 flex-1 basis-64">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          report(input.current?.value.trim() ?? '');
        }}
      >
        <SearchInput
          input={input}
          value={value}
          label={label}
          placeholder={placeholder}
          onType={(text) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => report(text.trim()), TYPING_PAUSE);
          }}
          onClear={() => report('')}
        />
      </form>
    </search>
  );
}
