import type { Translated } from '#domain/languages/translations.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { PrepNote } from '#domain/prep/list.ts';
import { type PrepWords, quantityWords } from '#domain/prep/words.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { ShownNeed, StationGroup } from './groups.ts';
import type { prepTexts } from './texts.ts';

interface SheetFacts {
  groups: readonly StationGroup[];
  notes: readonly PrepNote[];
  /** The day, and the part of it. */
  day: string;
  span: string;
  /** When it is printed. */
  at: string;
  timeOfDay: (moment: Date) => string;
  nameOf: (need: ShownNeed) => string;
}

type Words = { texts: Translated<typeof prepTexts>; words: PrepWords };

/** Paper lies about, so it has whose food to check, and not what they do not tolerate. */
function noteRow({ kind, words, count, numbers }: PrepNote, { texts }: Words): SheetRow {
  if (kind === 'allergy')
    return { type: 'warning', text: texts.print.allergy(numbers.map(formatOrderNumber).join(', ')) };
  const text = texts.choice(words, count);
  return kind === 'without' ? { type: 'warning', text } : { type: 'strong', text };
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

/** The prep list on paper (PREP-7). */
export function prepSheet(facts: SheetFacts, words: Words): SheetRow[] {
  const { texts } = words;
  const { groups, notes, day, span, at, timeOfDay } = facts;
  return [
    { type: 'title', text: texts.page.title },
    { type: 'pair', left: day, right: span, strong: true },
    { type: 'text', text: texts.print.asOf(at) },
    ...(notes.length > 0 ? [{ type: 'rule' as const }, ...notes.map((note) => noteRow(note, words))] : []),
    ...groups.flatMap(({ station, times }): SheetRow[] => [
      { type: 'rule' },
      { type: 'banner', text: station?.name ?? texts.noStation },
      ...times.flatMap(({ readyAt, needs }): SheetRow[] => [
        { type: 'pair', left: texts.readyBy(timeOfDay(new Date(readyAt))), right: '', strong: true },
        ...needs.flatMap((need) => needRows(need, facts, words)),
      ]),
    ]),
  ];
}
