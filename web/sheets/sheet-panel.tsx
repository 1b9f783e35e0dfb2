import { Plus } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useDocuments } from './queries.ts';
import type { Sheet } from './sheet.ts';
import { useSheetDialogs } from './sheet-dialogs.tsx';
import { SheetItem } from './sheet-item.tsx';

/** The list of a sheet's documents as one of several parts of a screen. */
export function SheetPanel({ sheet }: { sheet: Sheet }) {
  const noun = useTexts(sheet.texts);
  const query = useDocuments(sheet);
  const { add, change, remove, dialogs } = useSheetDialogs(sheet);
  const isEmpty = query.data?.length === 0;
  return (
    <Panel
      title={noun.page.title}
      action={
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={add}>
          <Plus className="size-5" aria-hidden="true" />
          {noun.add}
        </Button>
      }
    >
      <p className="mb-2 text-muted">{noun.page.lead}</p>
      {query.isLoadingError && <ErrorState title={noun.loadFailed} query={query} />}
      {isEmpty && (
        <p className="text-muted">
          <span className="block font-semibold text-ink">{noun.none}</span>
          {noun.noneHint}
        </p>
      )}
      {/* The rows of a list have space at their sides, which the panel has already. */}
      <ul className="-mx-4 divide-y divide-line empty:hidden">
        {query.data?.map((document) => (
          <SheetItem
            key={document.$id}
            {...{ sheet, document }}
            heading="h3"
            onChange={() => change(document)}
            onRemove={() => remove(document)}
          />
        ))}
      </ul>
      {dialogs}
    </Panel>
  );
}
