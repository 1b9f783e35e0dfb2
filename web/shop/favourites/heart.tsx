import { Heart as HeartIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { useKnownFavourites } from './known.ts';
import { takeReturned } from './returned.ts';
import { favouriteTexts } from './texts.ts';
import { type MarkedDish, useToggleFavourite } from './toggle.ts';

/** Milliseconds in which a second press counts as part of a double tap. */
const DOUBLE_TAP = 350;

/** Of the page: no heart is pressed before this time, because another has moved below the finger. */
let pausedUntil = 0;

const heartsOfCards = () => [...document.querySelectorAll<HTMLElement>('.dish-card .heart')];

/** A button that is pressed while the dish is a favourite of the signed-in person (FAV-3). */
export function Heart({ dish }: { dish: MarkedDish }) {
  const texts = useTexts(favouriteTexts);
  const { name } = useTranslated('dishes')(dish.$id, dish);
  const marked = useKnownFavourites()?.[dish.$id] !== undefined;
  const toggle = useToggleFavourite();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const pressedAt = useRef(0);
  /** Its place among the hearts of the cards while it is being taken back. */
  const removedFrom = useRef<number>(undefined);

  useEffect(() => {
    if (!takeReturned(dish.$id)) return;
    button.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button.current?.focus({ preventScroll: true });
  }, [dish.$id]);

  // Among the favourites, the card goes with its mark: the next one takes the focus, but not a second tap.
  const goneByItself = useEffectEvent(() => {
    const place = removedFrom.current;
    if (place === undefined) return;
    pausedUntil = performance.now() + DOUBLE_TAP;
    const others = heartsOfCards();
    (others[place] ?? others.at(-1))?.focus({ preventScroll: true });
    toast.success(texts.removed(name), { label: texts.undo, run: () => void toggle(dish, true) });
  });
  useEffect(() => () => goneByItself(), []);

  const press = async () => {
    const now = performance.now();
    if (busy || now < pausedUntil || now - pressedAt.current < DOUBLE_TAP) return;
    pressedAt.current = now;
    setBusy(true);
    const place = button.current ? heartsOfCards().indexOf(button.current) : -1;
    removedFrom.current = marked && place >= 0 ? place : undefined;
    await toggle(dish, !marked);
    removedFrom.current = undefined;
    setBusy(false);
  };

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={marked}
      aria-label={texts.mark(name)}
      aria-busy={busy || undefined}
      className="heart"
      onClick={() => void press()}
    >
      <HeartIcon className="size-5" aria-hidden="true" />
    </button>
  );
}
