import { useMoves } from '#web/lib/editing/use-moves.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { toast } from '#web/ui/toast.ts';
import type { SheetListProps } from './sheet.ts';
import { ItemButtons, ItemWords, useCards } from './sheet-item.tsx';
import { sheetScreenTexts } from './texts.ts';

/** The documents of a sheet in an order that people change, by dragging, keys or arrows. */
export function PlacedList({ sheet, documents, onChange, onRemove }: SheetListProps) {
  const { moveFailed } = useTexts(sheetScreenTexts);
  const cardOf = useCards(sheet);
  const { items, move } = useMoves(sheet.collection, documents, () => toast.error(moveFailed));
  return (
    <SortableList
      items={items.map((document) => ({ id: document.$id, name: cardOf(document).title, document }))}
      onMove={(from, to) => move(items, from, to)}
      actions={({ document }) => (
        <ItemButtons
          {...{ sheet, document }}
          onChange={() => onChange(document)}
          onRemove={() => onRemove(document)}
        />
      )}
    >
      {({ document }) => <ItemWords {...{ sheet, document }} heading="h2" />}
    </SortableList>
  );
}
