import { useQueryClient } from '@tanstack/react-query';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import type { CollectionName } from '#web/lib/sdk/documents.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { changeSeen, createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { Sheet, SheetDocument } from './sheet.ts';

type Values = Readonly<Record<string, unknown>>;
/** The rows of the sheet are those of its collection. */
const known = (values: Values) => values as Partial<PageCollections[CollectionName]>;

/** Creates, changes and deletes documents of a collection. Every promise rejects if the change was not made. */
export function useSheetActions({ collection, refreshes }: Sheet) {
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
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, collection, id);
      await refresh();
    },
  };
}
