import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

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
        <Search
          className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={value}
          onChange={(event) => {
            const text = event.target.value.trim();
            clearTimeout(timer.current);
            timer.current = setTimeout(() => tell(text), REST);
          }}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="block min-h-11 w-full rounded-full border border-edge bg-paper pr-12 pl-11 text-base transition-colors duration-150 placeholder:text-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              if (input.current) input.current.value = '';
              tell('');
              input.current?.focus();
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  );
}
