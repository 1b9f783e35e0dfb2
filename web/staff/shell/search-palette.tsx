import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { comparable } from '#domain/comparing.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Result, useFind, useSearch } from './search.ts';
import type { NamedSection } from './sections.ts';
import { adminShellTexts } from './shell-texts.ts';

/** Milliseconds after the last key press before the search begins. */
const TYPING_PAUSE = 200;

/** The screens whose name, or a word of it, begins with a text. */
function screensFound(sections: readonly NamedSection[], text: string): Result[] {
  const wanted = comparable(text);
  if (wanted === '') return [];
  return sections
    .flatMap<Pick<NamedSection, 'to' | 'name'>>(({ screens, ...section }) =>
      screens.some(({ to }) => to === section.to) ? screens : [section, ...screens],
    )
    .filter(({ name }) => ` ${comparable(name)}`.includes(` ${wanted}`))
    .map(({ to, name }) => ({ id: to, group: 'screens', title: name, detail: '', to }));
}

interface PaletteProps {
  sections: readonly NamedSection[];
  onClose: () => void;
}

/** The text box and its results: arrows choose one, Enter opens it. */
function Palette({ sections, onClose }: PaletteProps) {
  const texts = useTexts(adminShellTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(0);
  /** The text for which Enter was pressed before its results had arrived. */
  const entered = useRef<string>(undefined);
  const find = useFind();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { results: found, searching, failed } = useSearch(asked);
  const results = [...screensFound(sections, typed), ...found];
  const at = Math.min(chosen, Math.max(0, results.length - 1));
  const waits = searching || typed.trim() !== asked.trim();

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another result is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const go = (result: Result) => {
    onClose();
    void navigate(result.to);
  };
  /** Opens the first result as soon as it is there, unless the text changes or the palette is closed meanwhile. */
  const openFirst = async () => {
    if (typed.trim() === '') return;
    entered.current = typed;
    setAsked(typed);
    const arrived = await find(typed);
    const [first] = [...screensFound(sections, typed), ...arrived];
    if (first && entered.current === typed && list.current) go(first);
  };

  const press = (event: KeyboardEvent) => {
    const chosenResult = results[at];
    if (event.key === 'Enter' && waits) void openFirst();
    else if (event.key === 'Enter' && chosenResult) go(chosenResult);
    else if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, results.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  const status = () => {
    if (typed.trim() === '') return texts.search.hint;
    if (waits) return texts.search.searching;
    if (failed) return texts.search.failed;
    return results.length === 0 ? texts.search.nothing : texts.search.results(results.length);
  };

  return (
    <div className="p-5 pt-3">
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
          aria-hidden="true"
        />
        <input
          data-autofocus
          type="search"
          role="combobox"
          aria-label={texts.search.label}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={results.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
            entered.current = undefined;
          }}
          onKeyDown={press}
          className="block min-h-12 w-full rounded-control border border-edge bg-paper pr-4 pl-11 text-lg"
        />
      </div>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-muted text-sm">
        {waits && typed.trim() !== '' && <Spinner />}
        {status()}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.search.title} className="mt-1">
        {results.map((result, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text box handles the keys
          <div
            key={`${result.group} ${result.id}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            onClick={() => go(result)}
            onPointerMove={() => setChosen(place)}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 aria-selected:bg-turmeric/20"
          >
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">{result.title ?? texts.search.noName}</span>
              {result.detail && <span className="block text-muted text-sm">{result.detail}</span>}
            </span>
            <span className="shrink-0 text-muted text-sm">{texts.search.groups[result.group]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** One search for orders, people, dishes and screens. */
export function SearchPalette({ open, ...props }: PaletteProps & { open: boolean }) {
  const texts = useTexts(adminShellTexts);
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.search.title}>
      <Palette {...props} />
    </Dialog>
  );
}
