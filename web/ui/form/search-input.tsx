import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

interface SearchInputProps {
  /** The input element, through which its owner reads and sets the text. */
  input: RefObject<HTMLInputElement | null>;
  /** The text of the current search. */
  value: string;
  label: string;
  /** The id of an element that describes the text box while it is there. */
  describedBy?: string;
  placeholder: string;
  onType: (text: string) => void;
  onClear: () => void;
}

/** The text box of a search, with a button that clears it. */
export function SearchInput({
  input,
  value,
  label,
  describedBy,
  placeholder,
  onType,
  onClear,
}: SearchInputProps) {
  const { clearSearch } = useTexts(uiTexts);
  return (
    <>
      <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={value}
        onChange={(event) => onType(event.target.value)}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="block min-h-11 w-full rounded-full border border-edge text-ellipsis bg-paper pr-12 pl-11 text-base transition-colors duration-150 placeholder:text-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearSearch}
          onClick={() => {
            if (input.current) input.current.value = '';
            onClear();
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </>
  );
}
