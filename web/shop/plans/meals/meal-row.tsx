import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { extrasByDish } from '#domain/plans/meal-extras.ts';
import { canBeRated } from '#domain/plans/meal-ratings.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { planTexts } from '../texts.ts';
import { useDishesWords, useInLanguage } from '../words.ts';
import { canSkip, isChangeable, useCutoffTime, useMealName } from './meal-words.ts';
import type { ShownMeal } from './queries.ts';
import { RateMeal } from './rate-meal.tsx';
import { myMealTexts } from './texts.ts';
import { waitingMealTexts } from './waiting-texts.ts';

const TONES: Readonly<Record<ShownMeal['state'], BadgeTone>> = {
  planned: 'good',
  skipped: 'neutral',
  paused: 'neutral',
  closed: 'neutral',
  short: 'warm',
  cooking: 'accent',
  delivered: 'good',
  missed: 'warm',
};

/** A cutoff is near when less than this is left (milliseconds). */
const NEAR = 12 * 3_600_000;
const MINUTE = 60_000;

/** Until when a meal can be changed; counted down when that is near. */
function Cutoff({ meal, now }: { meal: ShownMeal; now: Date }) {
  const texts = useTexts(myMealTexts);
  const cutoffTime = useCutoffTime();
  if (meal.cutoff <= now) return <p className="text-muted text-sm">{texts.locked}</p>;
  const when = cutoffTime(meal.cutoff, now);
  const left = meal.cutoff.getTime() - now.getTime();
  if (left > NEAR) return <p className="text-muted text-sm">{texts.until(when)}</p>;
  const minutes = Math.floor(left / MINUTE);
  return (
    <p className="font-semibold text-sm text-warm">
      {texts.hurry(when, texts.left(Math.floor(minutes / 60), minutes % 60))}
    </p>
  );
}

interface MealRowProps {
  meal: ShownMeal;
  now: Date;
  /** The plan's name, if the customer has several. */
  planName: string | undefined;
  /** Its change waits for the connection. */
  isWaiting: boolean;
  busy: boolean;
  /** Several meals are being chosen: whether this one is; undefined otherwise. */
  chosen: boolean | undefined;
  onChoose: (chosen: boolean) => void;
  onSkip: () => void;
  onBringBack: () => void;
  onChange: () => void;
}

/** What became of a meal, in a few words. */
function badgeOf(
  { state, reason, settledAs }: ShownMeal,
  texts: ReturnType<typeof useTexts<typeof myMealTexts>>,
): string {
  if (state === 'short' && reason === 'company') return texts.notCooked;
  if (settledAs === 'charge') return texts.notTaken;
  return reason === 'ended' ? texts.notArrived : texts.states[state];
}

/** A meal of the calendar: what is served, its state, and what can still be changed of it (PLAN-24). */
export function MealRow(props: MealRowProps) {
  const { meal, now, planName, busy, chosen, onChoose } = props;
  const texts = useTexts(myMealTexts);
  const { waits } = useTexts(waitingMealTexts);
  const { noMenu } = useTexts(planTexts);
  const { timeRange } = useDates();
  const inLanguage = useInLanguage();
  const dishesWords = useDishesWords();
  const name = useMealName()(meal);
  const { state, menu, reason, settledAs, orderId, people, extras } = meal;
  const isOpen = isChangeable(meal, now);
  const canChange = isOpen && chosen === undefined && state === 'planned' && !busy;
  const isOff = state === 'skipped' || state === 'paused' || state === 'closed';
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-2 py-2.5 first:pt-1">
      {chosen !== undefined && canSkip(meal, now) && (
        <label className="-ml-1.5 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={texts.several.choose(name)}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-6 accent-chilli"
          />
        </label>
      )}
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {canChange ? (
            <button
              type="button"
              aria-label={`${texts.change}: ${name}`}
              onClick={props.onChange}
              className="-my-2 flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 hover:text-chilli-text"
            >
              {inLanguage(meal.mealTime).name}
              <PenLine className="size-4 shrink-0" aria-hidden="true" />
            </button>
          ) : (
            <span className="font-semibold">{inLanguage(meal.mealTime).name}</span>
          )}
          <span className="text-muted text-sm">{timeRange({ from: meal.from, until: meal.until })}</span>
          <Badge tone={TONES[state]}>{badgeOf(meal, texts)}</Badge>
          {props.isWaiting && <Badge tone="warm">{waits}</Badge>}
        </p>
        {planName && <p className="text-muted text-sm">{planName}</p>}
        <p
          className={`wrap-anywhere mt-1 ${isOff ? 'text-muted' : ''} ${state === 'skipped' ? 'line-through' : ''}`}
        >
          {menu ? dishesWords(menu.dishes.map(({ dishId, ...dish }) => ({ ...dish, id: dishId }))) : noMenu}
        </p>
        {menu?.note && <p className="text-muted text-sm">{menu.note}</p>}
        {extras.length > 0 && (
          <p className="wrap-anywhere text-sm">
            {texts.with(
              dishesWords(extrasByDish(extras).map(({ dishId, ...dish }) => ({ ...dish, id: dishId }))),
            )}
          </p>
        )}
        {(people > 1 || (isOpen && meal.changed.quantity !== null) || extras.length > 0) && (
          <p className="text-sm">{[texts.people(people), formatMoney(meal.total)].join(' · ')}</p>
        )}
        {meal.changed.note && <p className="wrap-anywhere text-muted text-sm">{meal.changed.note}</p>}
        {reason && (
          <p className="text-sm">
            {settledAs === null || (settledAs === 'credit' && meal.fromBundle === 0)
              ? texts.missed[reason]
              : texts.settledAs[settledAs]}
          </p>
        )}
        {(state === 'planned' || state === 'skipped') && <Cutoff meal={meal} now={now} />}
        {orderId && (
          <Link
            to={`/orders/${orderId}`}
            className="inline-flex min-h-11 items-center font-semibold text-chilli-text underline underline-offset-4"
          >
            {texts.order}
          </Link>
        )}
        {meal.id !== null && canBeRated(meal, meal.date) && <RateMeal meal={meal} id={meal.id} now={now} />}
      </div>
      {isOpen && chosen === undefined && (state === 'planned' || state === 'skipped') && (
        <Button
          variant="secondary"
          className="self-center"
          busy={busy}
          aria-label={`${state === 'planned' ? texts.skip : texts.bringBack}: ${name}`}
          onClick={state === 'planned' ? props.onSkip : props.onBringBack}
        >
          {state === 'planned' ? texts.skip : texts.bringBack}
        </Button>
      )}
    </li>
  );
}
