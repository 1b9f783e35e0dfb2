import { useQueryClient } from '@tanstack/react-query';
import { type MoveTarget, positionsAfterMove } from '#domain/positions.ts';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import type { CollectionName } from '#web/lib/sdk/documents.ts';
import { updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { changeSeen, createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { placeOf } from './queries.ts';
import type { Sheet, SheetDocument } from './sheet.ts';

type Values = Readonly<Record<string, unknown>>;
/** The rows of the sheet are those of its collection. */
const known = (values: Values) => values as Partial<PageCollections[CollectionName]>;

/** Creates, changes and deletes documents of a collection. Every promise rejects if the change was not made. */
export function useSheetActions({ collection, refreshes, placedBy = '' }: Sheet) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([[collection], ...refreshes].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    /** Creates a document. An earlier try may have created it already. */
    async add(id: string, values: Values): Promise<SheetDocument> {
      return await createOrUpdate(sdk, collection, id, known(values)).finally(refresh);
    },
    /** Changes a document. If somebody else has changed it since `seen` was loaded, resolves to their version instead. */
    async change(seen: SheetDocument, values: Values): Promise<SheetDocument | undefined> {
      return await changeSeen(sdk, collection, seen, known(values)).finally(refresh);
    },
    async switchTo(id: string, name: string, on: boolean): Promise<void> {
      await updateDocument(sdk, collection, id, known({ [name]: on })).finally(refresh);
    },
    /** Moves a document of a list next to another. */
    async move(list: readonly SheetDocument[], id: string, target: MoveTarget): Promise<void> {
      const places = list.map((each) => ({ id: each.$id, position: placeOf(each, placedBy) }));
      const seen = new Map(list.map((each) => [each.$id, each.$updatedAt]));
      const changes = positionsAfterMove(places, id, target) ?? [];
      await Promise.all(
        changes.map((each) =>
          updateSeen(sdk, collection, each.id, known({ [placedBy]: each.position }), seen.get(each.id) ?? ''),
        ),
      ).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, collection, id);
      await refresh();
    },
  };
}
