import { CookingPot } from 'lucide-react';
import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import type { PrepStation } from '#domain/prep/groups.ts';
import { prepMessages } from '#domain/prep/messages.ts';
import { prepWords, quantityWords } from '#domain/prep/words.ts';
import { byName } from '#web/lib/by-name.ts';
import { choicesOf, sheetScreen } from '#web/sheets/sheet.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { prepStationsQuery } from '../queries.ts';
import { takersQuery } from './queries.ts';
import { prepItemTexts } from './texts.ts';
import { ShownUses, UseFields } from './use-fields.tsx';
import { readUses, takerKey } from './uses.ts';

/** The most dishes that the list names of an item. */
const MOST_NAMED = 6;

/** The screen on which admins say what is cooked in bulk, and what takes of it (PREP-1). */
export const itemSheet = sheetScreen('preparedItems', {
  rows: preparedItemAttributes,
  texts: prepItemTexts,
  messages: prepMessages,
  icon: CookingPot,
  card: ({ name, unit, menuId, minutesAhead, batchSize, uses: stored }, words, { textsOf, nameOf }) => {
    const quantity = (count: number) => quantityWords(textsOf(prepWords), unit, count);
    const uses = readUses(stored);
    const named = uses
      .slice(0, MOST_NAMED)
      .map((use) =>
        words.takes(nameOf('uses', takerKey(use)) || words.offMenu, quantity(Number(use.quantity))),
      );
    const more = uses.length - MOST_NAMED;
    const about = [
      menuId && nameOf('menuId', menuId),
      words.fields.unit.choices[unit][0],
      minutesAhead > 0 && words.ahead(minutesAhead),
      batchSize !== null && words.batch(quantity(batchSize)),
    ];
    return {
      title: name,
      lines: [
        about.filter(Boolean).join(' · '),
        uses.length === 0 ? words.uses.none : `${named.join(', ')}${more > 0 ? ` ${words.more(more)}` : ''}`,
      ],
    };
  },
  order: byName,
  groups: [['name', 'translations'], ['unit', 'menuId', 'minutesAhead', 'batchSize'], ['uses']],
  choices: {
    menuId: choicesOf(prepStationsQuery, (stations: readonly PrepStation[]) =>
      stations.map(({ id, name }) => ({ value: id, label: name })),
    ),
    uses: choicesOf(takersQuery, (takers: readonly SelectOption[]) => takers),
  },
  controls: { uses: { Field: UseFields, Shown: ShownUses } },
  refreshes: [['orders', 'prep']],
  refusals: { general_argument_invalid: { name: 'menuId', message: 'noSuchStation' } },
});
