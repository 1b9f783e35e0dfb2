import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useDocuments } from './queries.ts';
import type { Sheet } from './sheet.ts';
import { useSheetDialogs } from './sheet-dialogs.tsx';
import { SheetItem } from './sheet-item.tsx';

interface SheetScreenProps {
  sheet: Sheet;
  /** What stands above the list, if there is anything in it. */
  children?: ReactNode;
}

/** The list of a sheet's documents, with a dialog to make or change one. */
export function SheetScreen({ sheet, children }: SheetScreenProps) {
  const { icon: Icon } = sheet;
  const noun = useTexts(sheet.texts);
  const query = useDocuments(sheet);
  const { add, change, remove, dialogs } = useSheetDialogs(sheet);

  if (query.isPending)
    return (
      <Loading label={noun.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={noun.loadFailed} query={query} />;

  const List = sheet.placedBy ? 'ol' : 'ul';
  return (
    <>
      <Button className="mb-4 max-md:w-full" onClick={add}>
        <Icon className="size-5" aria-hidden="true" />
        {noun.add}
      </Button>
      {query.data.length === 0 ? (
        <EmptyState heading="h2" picture={<Icon className="size-14" aria-hidden="true" />} title={noun.none}>
          {noun.noneHint}
        </EmptyState>
      ) : (
        <>
          {children}
          <List className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
            {query.data.map((document, at) => (
              <SheetItem
                key={document.$id}
                {...{ sheet, document, ...(sheet.placedBy && { place: at + 1 }) }}
                heading="h2"
                onChange={() => change(document)}
                onRemove={() => remove(document)}
              />
            ))}
          </List>
        </>
      )}
      {dialogs}
    </>
  );
}
