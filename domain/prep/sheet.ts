import type { Translated } from '#domain/languages/translations.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { ShownNeed, StationGroup } from './groups.ts';
import type { LikelyNeed, PrepNote } from './list.ts';
import type { prepSheetTexts } from './sheet-texts.ts';
import { type PrepWords, quantityWords, rangeWords } from './words.ts';

interface SheetFacts {
  groups: readonly StationGroup[];
  notes: readonly PrepNote[];
  /** The day, and the part of it. */
  day: string;
  span: string;
  /** When it is printed. */
  at: string;
  timeOfDay: (moment: Date) => string;
  nameOf: (need: Pick<ShownNeed, 'name' | 'translations'>) => string;
}

type Words = { texts: Translated<typeof prepSheetTexts>; words: PrepWords };

/** What warns stands in white on black, whatever the paper; a choice, such as how hot it is, is plain. Paper lies about, so it has whose food to check, and not what they do not tolerate. */
function noteRow({ kind, words, count, numbers }: PrepNote, { texts }: Words): SheetRow {
  if (kind === 'allergy') {
    const whose = numbers.length > 0 ? numbers.map(formatOrderNumber).join(', ') : texts.meals(count);
    return { type: 'warning', text: texts.allergy(whose) };
  }
  const text = texts.choice(words, count);
  return { type: kind === 'without' ? 'warning' : 'text', text };
}

function needRows(need: ShownNeed, { nameOf }: SheetFacts, { texts, words }: Words): SheetRow[] {
  const { unit, firm, expected, batches, batchSize, choices } = need;
  const quantity = (count: number) => quantityWords(words, unit, count);
  const made = batches && batchSize ? ` (${words.batches(batches, quantity(batchSize))})` : '';
  return [
    {
      type: 'dish',
      quantity: quantity(firm + expected),
      name: `${nameOf(need)}${made}`,
      mark: null,
      price: null,
    },
    ...(expected > 0 ? [{ type: 'text' as const, text: texts.expected(quantity(expected)) }] : []),
    ...choices.map((choice) => ({
      type: choice.warns ? ('warning' as const) : ('text' as const),
      text: texts.choice(choice.words, choice.quantity),
    })),
  ];
}

const likelyRow = (need: LikelyNeed, { nameOf }: SheetFacts, { words }: Words): SheetRow => {
  const { unit, low, high, ordered } = need;
  const besides = { low: Math.max(0, low - ordered), high: high - ordered };
  return {
    type: 'dish',
    quantity: rangeWords(words, unit, besides),
    name: nameOf(need),
    mark: null,
    price: null,
  };
};

/** The prep list on paper (PREP-7). */
export function prepSheet(facts: SheetFacts, words: Words): SheetRow[] {
  const { texts } = words;
  const part = (title: string): SheetRow => ({ type: 'pair', left: title, right: '', strong: true });
  const { groups, notes, day, span, at, timeOfDay, nameOf } = facts;
  return [
    { type: 'title', text: texts.title },
    { type: 'pair', left: day, right: span, strong: true },
    { type: 'text', text: texts.asOf(at) },
    ...(notes.length > 0
      ? [{ type: 'rule' as const }, part(texts.care), ...notes.map((note) => noteRow(note, words))]
      : []),
    ...groups.flatMap(({ station, soon, times, likely }): SheetRow[] => [
      { type: 'rule' },
      { type: 'banner', text: station ? nameOf(station) : texts.noStation },
      ...(soon.length > 0 ? [part(texts.soon), ...soon.flatMap((need) => needRows(need, facts, words))] : []),
      ...times.flatMap(({ readyAt, needs }): SheetRow[] => [
        part(texts.readyBy(timeOfDay(new Date(readyAt)))),
        ...needs.flatMap((need) => needRows(need, facts, words)),
      ]),
      ...(likely.length > 0
        ? [part(texts.likely), ...likely.map((need) => likelyRow(need, facts, words))]
        : []),
    ]),
  ];
}
