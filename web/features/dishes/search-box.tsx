import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  /** What is searched for now, wherever that came from. */
  value: string;
  onChange: (text: string) => void;
}

/**
 * Where the dishes are searched. What is typed stays typed: the box keeps its own text, also what was typed before
 * the script was there, and takes another one only when the search is changed from elsewhere.
 */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  const tell = (text: string) => {
    told.current = text;
    onChange(text);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this ran
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) tell(typed);
  }, []);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search className="relative block flex-1">
      <form action="/menu" onSubmit={(event) => event.preventDefault()}>
        <Search
          className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={value}
          onChange={(event) => tell(event.target.value)}
          placeholder="Search dishes..."
          aria-label="Search dishes"
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
