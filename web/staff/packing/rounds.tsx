import { type RoundCount, roundKey } from '#domain/packing/packing-list.ts';
import { batchName } from '#domain/plans/batches.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { packingTexts } from './texts.ts';

interface RoundsProps {
  rounds: readonly RoundCount[];
  mealTimes: Parameters<typeof batchName>[0];
  /** The key of the chosen round; null: all. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** Buttons for the rounds of the day: the meals of each window, and other orders. */
export function Rounds({ rounds, mealTimes, chosen, onChoose }: RoundsProps) {
  const { rounds: texts } = useTexts(packingTexts);
  const { timeZone } = useSiteSettings().shop;
  const { timeOfDay } = useDates();
  if (rounds.length < 2) return null;
  const nameOf = ({ round }: RoundCount) => {
    if (round === 'others') return texts.others;
    const from = new Date(round.meals);
    return `${batchName(mealTimes, from, null, timeZone) ?? texts.meals}, ${timeOfDay(from)}`;
  };
  const missing = rounds.reduce((sum, round) => sum + round.missing, 0);
  const choices = [
    { key: null, name: texts.all, missing },
    ...rounds.map((round) => ({
      ...{ key: roundKey(round.round), name: nameOf(round), missing: round.missing },
    })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.label}</legend>
      {choices.map(({ key, name, missing: left }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className="min-h-11 rounded-full border border-edge bg-paper px-4 py-1 text-left leading-tight hover:border-ink aria-pressed:border-ink aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
        >
          <b>{name}</b>
          <span className="ml-2 text-sm tabular-nums">{left > 0 ? texts.missing(left) : texts.done}</span>
        </button>
      ))}
    </fieldset>
  );
}
