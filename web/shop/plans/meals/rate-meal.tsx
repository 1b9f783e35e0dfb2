import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { MEAL_RATINGS, type MealRating, MOST_RATING_WORDS } from '#domain/plans/meal-ratings.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMealFailure, useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { mealRatingTexts } from './rating-texts.ts';

const ICONS = { up: ThumbsUp, down: ThumbsDown } as const;

interface RateMealProps {
  meal: ShownMeal;
  /** The id of the meal's document. */
  id: string;
  now: Date;
}

/** Asks how a delivered meal was: a thumb, and words that only the kitchen reads (PLAN-53). */
export function RateMeal({ meal, id, now }: RateMealProps) {
  const texts = useTexts(mealRatingTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const name = useMealName()(meal);
  const failureOf = useMealFailure();
  const [busy, setBusy] = useState<MealRating | 'words'>();
  const [isWriting, setIsWriting] = useState(false);
  const [words, setWords] = useState(meal.ratingWords ?? '');
  const { rating, ratingWords } = meal;
  const send = async (what: MealRating | 'words', done: string) => {
    setBusy(what);
    try {
      const change = what === 'words' ? { ratingWords: words.trim() || null } : { rating: what };
      await updateDocument(sdk, 'meals', id, change);
      await queries.invalidateQueries({ queryKey: ['meals'] });
      toast.success(done);
      setIsWriting(what !== 'words' && ratingWords === null);
    } catch (error) {
      toast.error(failureOf(error, meal, now));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="mt-1 grid gap-2">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="sr-only">{texts.label(name)}</legend>
        <span aria-hidden="true" className="basis-full text-muted text-sm sm:basis-auto">
          {texts.question}
        </span>
        {MEAL_RATINGS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              aria-pressed={rating === each}
              aria-busy={busy === each || undefined}
              onClick={() => busy === undefined && rating !== each && void send(each, texts.thanks)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 font-semibold text-sm transition-colors duration-150 hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
            >
              <Icon className="size-4.5" aria-hidden="true" />
              {texts[each]}
            </button>
          );
        })}
      </fieldset>
      {rating !== null && !isWriting && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {ratingWords !== null && <span className="wrap-anywhere min-w-0">{ratingWords}</span>}
          <button
            type="button"
            onClick={() => setIsWriting(true)}
            className="min-h-11 font-semibold text-chilli-text underline underline-offset-4"
          >
            {ratingWords === null ? texts.addWords : texts.changeWords}
          </button>
        </p>
      )}
      {isWriting && (
        <>
          <TextArea
            label={texts.words}
            name="ratingWords"
            rows={2}
            maxLength={MOST_RATING_WORDS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={busy === 'words'}
            busyLabel={texts.saving}
            onClick={() => void send('words', texts.saved)}
          >
            {texts.save}
          </Button>
        </>
      )}
    </div>
  );
}
