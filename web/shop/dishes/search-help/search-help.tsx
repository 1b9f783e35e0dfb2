import { useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { OPENED_BY_LINK } from '../dish-link.ts';
import { readFilter, withOpenDish } from '../filter-url.ts';
import type { Dish } from '../queries.ts';
import { bestsellersQuery } from './bestsellers.ts';
import { keepSearches, readSearches, withoutSearch, withSearch } from './recent-searches.ts';
import { searchHelpTexts } from './texts.ts';
import { useHelpOpen } from './use-help-open.ts';

interface SearchHelpProps {
  /** The text box of the search. */
  input: RefObject<HTMLInputElement | null>;
  /** The id of the sentence that describes the text box while the help is shown. */
  hintId: string;
}

/** The person's searches; none until it is known who they are. */
function useRecentSearches(input: SearchHelpProps['input'], open: boolean) {
  const owner = useCachedAnswer<CurrentUser | null>(CURRENT_USER_KEY);
  const ownerId = owner === undefined ? undefined : (owner?.$id ?? '');
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => {
    if (open && ownerId !== undefined) setSearches(readSearches(ownerId));
  }, [open, ownerId]);
  const change = (changed: (before: readonly string[]) => string[]) => {
    if (ownerId === undefined) return;
    const next = changed(readSearches(ownerId));
    keepSearches(ownerId, next);
    setSearches(next);
  };
  const keepTyped = useEffectEvent((text: string) => change((before) => withSearch(before, text)));
  useEffect(() => {
    const box = input.current;
    // A search counts once it is left or sent, not with each letter.
    const sent = () => keepTyped(box?.value ?? '');
    box?.addEventListener('change', sent);
    return () => box?.removeEventListener('change', sent);
  }, [input]);
  return { searches, change };
}

function Bestseller({ dish, onPress }: { dish: Dish; onPress: (event: MouseEvent) => void }) {
  const [params] = useSearchParams();
  const { name } = useTranslated('dishes')(dish.$id, dish);
  return (
    <li>
      <Link
        to={`?${withOpenDish(params, dish.$id)}`}
        state={OPENED_BY_LINK}
        onClick={onPress}
        preventScrollReset
        discover="none"
        className="flex min-h-12 items-center gap-3 rounded-control px-2 py-1 hover:bg-line/50"
      >
        <Picture
          src={dish.imgUrl}
          colour={dish.imgColour}
          name={name}
          sizes="56px"
          className="w-14 rounded-control"
        />
        <span className="wrap-anywhere min-w-0 flex-1 leading-tight">{name}</span>
        <VegMark type={dish.type} />
      </Link>
    </li>
  );
}

/** What the search offers while it is empty: the person's last searches, and what the kitchen is known for (MENU-25, MENU-26). */
export default function SearchHelp({ input, hintId }: SearchHelpProps) {
  const texts = useTexts(searchHelpTexts);
  const ids = { recent: useId(), known: useId() };
  const open = useHelpOpen(input);
  const { searches, change } = useRecentSearches(input, open);
  const { data } = useQuery({ ...bestsellersQuery(useSdk()), enabled: open });
  const [params] = useSearchParams();
  const vegOnly = readFilter(params).type === 'veg';
  const known = (data ?? []).filter(({ type }) => !vegOnly || type === 'veg');
  const shown = open && (searches.length > 0 || known.length > 0);

  if (!shown) return null;
  /** After a press by hand, a phone's keyboard would cover what is found or opened. */
  const leave = ({ detail }: MouseEvent) => {
    if (detail > 0) input.current?.blur();
  };
  const search = (text: string) => (event: MouseEvent) => {
    change((before) => withSearch(before, text));
    const box = input.current;
    box?.focus();
    // As if it were typed: the owner of the box learns of it in the same way.
    box?.setRangeText(text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    leave(event);
  };
  const remove = (text: string) => () => {
    change((before) => withoutSearch(before, text));
    input.current?.focus();
  };
  const clear = () => {
    change(() => []);
    input.current?.focus();
  };
  // A press keeps the focus in the search. Safari focuses no buttons, so the help would be gone before its click.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      onMouseDown={keepFocus}
      className="absolute top-full left-0 z-30 mt-2 grid max-h-[60vh] w-full gap-3 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-3 shadow-lg max-md:w-[calc(100vw-2rem)]"
    >
      <span id={hintId} hidden>
        {texts.follows}
      </span>
      {searches.length > 0 && (
        <section aria-labelledby={ids.recent}>
          <div className="flex items-center justify-between gap-2 pl-2">
            <h2 id={ids.recent} className="text-base">
              {texts.recent}
            </h2>
            <Button variant="quiet" aria-label={texts.clearLabel} onClick={clear}>
              {texts.clear}
            </Button>
          </div>
          <ul>
            {searches.map((text) => (
              <li key={text} className="flex items-center">
                <button
                  type="button"
                  onClick={search(text)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left hover:bg-line/50"
                >
                  <History className="size-5 shrink-0 text-muted" aria-hidden="true" />
                  <span className="truncate">{text}</span>
                </button>
                <button
                  type="button"
                  aria-label={texts.remove(text)}
                  onClick={remove(text)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
                >
                  <X className="size-5" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <section aria-labelledby={ids.known}>
          <h2 id={ids.known} className="pb-1 pl-2 text-base">
            {texts.knownFor}
          </h2>
          <ul>
            {known.map((dish) => (
              <Bestseller key={dish.$id} dish={dish} onPress={leave} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
