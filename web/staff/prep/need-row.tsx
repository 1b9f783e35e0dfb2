import { TriangleAlert } from 'lucide-react';
import type { ShownNeed } from '#domain/prep/groups.ts';
import type { LikelyNeed } from '#domain/prep/list.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { prepWords, quantityWords, rangeWords } from '#domain/prep/words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePrep } from './prep-context.ts';
import { prepTexts } from './texts.ts';
import { useNameOf } from './use-name-of.ts';

const ROW = '-mx-2 flex items-start gap-3 rounded-control px-2 py-2';
const QUANTITY = 'min-w-14 shrink-0 text-right font-bold text-xl tabular-nums leading-7';
/** As wide as a tick, so that quantities stand below one another. */
const NO_TICK = 'w-6 shrink-0';
const CHIP =
  'ml-2 inline-block max-w-[calc(100%-0.5rem)] rounded-full px-2.5 py-0.5 font-semibold text-sm tabular-nums';

/** By how much it differs from the printed list. */
function SincePrint({ need }: { need: ShownNeed }) {
  const { print: texts } = useTexts(prepTexts);
  const words = useTexts(prepWords);
  const { timeOfDay } = useDates();
  const { since, printedAt } = usePrep();
  const by = since?.changed.get(need.key) ?? 0;
  if (by === 0 || printedAt === null) return null;
  const quantity = quantityWords(words, need.unit, Math.abs(by));
  const time = timeOfDay(new Date(printedAt));
  return (
    <span className={`${CHIP} bg-turmeric text-on-turmeric`}>
      {by > 0 ? texts.more(quantity, time) : texts.less(quantity, time)}
    </span>
  );
}

/** How much of something, its batches, and what customers chose for it. */
function NeedFacts({ need, ready }: { need: ShownNeed; ready: number }) {
  const texts = useTexts(prepTexts);
  const sheet = useTexts(prepSheetTexts);
  const words = useTexts(prepWords);
  const nameOf = useNameOf();
  const { unit, firm, expected, batches, batchSize, choices } = need;
  const all = firm + expected;
  const quantity = (count: number) => quantityWords(words, unit, count);
  return (
    <>
      <span className={QUANTITY}>{quantity(all)}</span>
      <span className="wrap-anywhere block min-w-0 flex-1 leading-7">
        <span className="font-semibold text-lg">{nameOf(need)}</span>
        {batches !== null && batchSize !== null && batches > 0 && (
          <span className={`${CHIP} bg-ink/8`}>{words.batches(batches, quantity(batchSize))}</span>
        )}
        <SincePrint need={need} />
        {ready > 0 && ready < all && (
          <span className="block font-semibold text-sm text-warm leading-5">
            {texts.readyPart(quantity(ready), quantity(all))}
          </span>
        )}
        {expected > 0 && (
          <span className="block text-muted text-sm leading-5">{sheet.expected(quantity(expected))}</span>
        )}
        {choices.length > 0 && (
          <span className="flex flex-wrap gap-x-4 gap-y-1 pb-1">
            {choices.map((choice) => (
              <span
                key={choice.words}
                className={`inline-flex items-start gap-1 text-sm leading-5 ${choice.warns ? 'font-bold text-danger' : 'text-muted'}`}
              >
                {choice.warns && <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
                {sheet.choice(choice.words, choice.quantity)}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}

/** What must be ready at a time. A press anywhere says that it is ready. */
export function NeedRow({ need }: { need: ShownNeed }) {
  const texts = useTexts(prepTexts);
  const words = useTexts(prepWords);
  const nameOf = useNameOf();
  const { ticks } = usePrep();
  const { key, unit, firm, expected } = need;
  const all = firm + expected;
  const ready = ticks.readyOf(key);
  const isReady = ready >= all;
  return (
    <li>
      <label
        className={`${ROW} cursor-pointer has-checked:text-muted has-checked:line-through has-focus-visible:ring-3 has-focus-visible:ring-turmeric`}
      >
        <input
          type="checkbox"
          checked={isReady}
          aria-label={texts.ready(nameOf(need), quantityWords(words, unit, all))}
          onChange={() => ticks.tick(key, isReady ? 0 : all)}
          className="mt-0.5 size-6 shrink-0 accent-coriander"
        />
        <NeedFacts need={need} ready={ready} />
      </label>
    </li>
  );
}

/** What orders as soon as possible need: it is not ticked here, because their tickets move on the board. */
export function SoonRow({ need }: { need: ShownNeed }) {
  return (
    <li>
      <div className={ROW}>
        <span className={NO_TICK} />
        <NeedFacts need={need} ready={0} />
      </div>
    </li>
  );
}

/** What is likely to be ordered besides, with what is usual and what has been ordered (PREP-8). */
export function LikelyRow({ need }: { need: LikelyNeed }) {
  const { likely: texts } = useTexts(prepTexts);
  const words = useTexts(prepWords);
  const nameOf = useNameOf();
  const range = (low: number, high: number) => rangeWords(words, need.unit, { low, high });
  const { low, high, ordered } = need;
  return (
    <li>
      <div className={`${ROW} flex-wrap`}>
        <span className={NO_TICK} />
        <span className={`${QUANTITY} max-w-full text-warm`}>
          {range(Math.max(0, low - ordered), high - ordered)}
        </span>
        <span className="wrap-anywhere block min-w-0 flex-1 basis-32 leading-7">
          <span className="font-semibold text-lg">{nameOf(need)}</span>
          <span className="block text-muted text-sm leading-5">
            {texts.usual(range(low, high), quantityWords(words, need.unit, ordered))}
          </span>
        </span>
      </div>
    </li>
  );
}
