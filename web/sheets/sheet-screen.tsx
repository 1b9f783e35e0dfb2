import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useDocuments } from './queries.ts';
import type { Sheet, SheetListProps } from './sheet.ts';
import { useSheetDialogs } from './sheet-dialogs.tsx';
import { SheetItem } from './sheet-item.tsx';

interface SheetScreenProps {
  sheet: Sheet;
  /** What stands above the list, if there is anything in it. */
  children?: ReactNode;
}

/** The documents of a sheet in the order of its rows. */
function PlainList({ sheet, documents, onChange, onRemove }: SheetListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {documents.map((document) => (
        <SheetItem
          key={document.$id}
          {...{ sheet, document }}
          heading="h2"
          onChange={() => onChange(document)}
          onRemove={() => onRemove(document)}
        />
      ))}
    </ul>
  );
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

  const { placed: List = PlainList } = sheet;
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
          <List {...{ sheet }} documents={query.data} onChange={change} onRemove={remove} />
        </>
      )}
      {dialogs}
    </>
  );
}
