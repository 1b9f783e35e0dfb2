import { ChefHat, ListOrdered, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import type { Station } from '../queries.ts';
import { kitchenTexts } from '../texts.ts';
import { StationsDialog } from './stations.tsx';
import { TOOL } from './tool.ts';

interface BoardToolsProps {
  search: string;
  onSearch: (text: string) => void;
  stations: readonly Station[];
  /** Ids of the chosen stations; empty for all. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  allDay: { open: boolean; controls: string; onToggle: () => void };
  /** Further tools. */
  children: ReactNode;
}

/** The tools above the columns: search, stations, and the sum of all dishes. */
export function BoardTools(props: BoardToolsProps) {
  const { search, onSearch, stations, chosen, onChoose, allDay, children } = props;
  const texts = useTexts(kitchenTexts);
  const [choosing, setChoosing] = useState(false);
  const [searching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const names = stations.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);

  return (
    <div className="grid gap-2 md:flex md:flex-wrap md:gap-3">
      <div className={`relative min-w-0 flex-1 basis-56 ${searching || search ? '' : 'max-md:hidden'}`}>
        <SearchInput
          input={input}
          value={search}
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          onType={onSearch}
          onClear={() => onSearch('')}
        />
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 md:flex md:gap-3">
        <button
          type="button"
          aria-pressed={searching || search !== ''}
          className={`md:hidden ${TOOL}`}
          onClick={() => {
            setSearching(!searching);
            if (searching) onSearch('');
          }}
        >
          <Search className="size-5 shrink-0" aria-hidden="true" />
          {texts.search.open}
        </button>
        <button
          type="button"
          aria-pressed={names.length > 0}
          className={TOOL}
          onClick={() => setChoosing(true)}
        >
          <ChefHat className="size-5 shrink-0" aria-hidden="true" />
          <span className="max-w-full text-center max-md:line-clamp-2 max-md:wrap-anywhere md:max-w-48 md:truncate">
            {texts.stations.label(names[0], names.length - 1)}
          </span>
        </button>
        <button
          type="button"
          aria-expanded={allDay.open}
          aria-controls={allDay.controls}
          className={TOOL}
          onClick={allDay.onToggle}
        >
          <ListOrdered className="size-5 shrink-0" aria-hidden="true" />
          {texts.allDay.title}
        </button>
        {children}
      </div>
      <StationsDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        stations={stations}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
