import { Ellipsis, ListOrdered, Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { kitchenTexts } from '../texts.ts';
import { ROW_LABEL, TOOL } from './tool.ts';

interface BoardToolsProps {
  search: string;
  onSearch: (text: string) => void;
  allDay: { open: boolean; controls: string; onToggle: () => void };
  /** Tools that stand in the row. */
  children: ReactNode;
  /** Tools that are used less, which one button unfolds. */
  more: ReactNode;
}

/** The tools in the bar of the board: search, the sum of all dishes, and a button for those that are used less. */
export function BoardTools({ search, onSearch, allDay, children, more }: BoardToolsProps) {
  const texts = useTexts(kitchenTexts);
  const [searching, setSearching] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ids = { search: useId(), more: useId() };
  useEffect(() => {
    if (searching) input.current?.focus();
  }, [searching]);
  return (
    <>
      <button
        type="button"
        aria-label={texts.search.open}
        aria-expanded={searching}
        aria-controls={ids.search}
        className={TOOL}
        onClick={() => {
          setSearching(!searching);
          onSearch('');
        }}
      >
        <Search className="size-5 shrink-0" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-expanded={allDay.open}
        aria-controls={allDay.controls}
        className={TOOL}
        onClick={allDay.onToggle}
      >
        <ListOrdered className="size-5 shrink-0" aria-hidden="true" />
        <span className={ROW_LABEL}>{texts.allDay.title}</span>
      </button>
      {children}
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={ids.more}
        className={TOOL}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Ellipsis className="size-5 shrink-0" aria-hidden="true" />
        <span className={ROW_LABEL}>{texts.more.open}</span>
      </button>
      {searching && (
        <div id={ids.search} className="relative basis-full">
          <SearchInput
            input={input}
            value={search}
            label={texts.search.label}
            placeholder={texts.search.placeholder}
            onType={onSearch}
            onClear={() => onSearch('')}
          />
        </div>
      )}
      {unfolded && (
        <fieldset id={ids.more} className="flex basis-full flex-wrap gap-2">
          <legend className="sr-only">{texts.more.label}</legend>
          {more}
        </fieldset>
      )}
    </>
  );
}
