import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchInput } from './search-input.tsx';

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 250;

interface SearchFieldProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
}

/** Where a long list is searched; it keeps what is typed, also what was typed before the script was there. */
export function SearchField({ value, onSearch, label, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = (text: string) => {
    clearTimeout(timer.current);
    if (text === told.current) return;
    told.current = text;
    onSearch(text);
  };
  const begin = useEffectEvent(() => tell(input.current?.value.trim() ?? ''));

  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search className="relative block min-w-0 flex-1 basis-64">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          tell(input.current?.value.trim() ?? '');
        }}
      >
        <SearchInput
          input={input}
          value={value}
          label={label}
          placeholder={placeholder}
          onType={(text) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => tell(text.trim()), REST);
          }}
          onClear={() => tell('')}
        />
      </form>
    </search>
  );
}
