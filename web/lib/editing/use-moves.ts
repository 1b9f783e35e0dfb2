import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CollectionName } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { placeOfMove, saveInTurn, withMove } from './moves.ts';

interface Moves<Item> {
  /** The list with the moves that are still being saved. */
  items: readonly Item[];
  /** Moves an item from one row of the shown list to another. The list shows it at once. */
  move: (shown: readonly Item[], from: number, to: number) => void;
}

/**
 * Moves of documents that people order, such as menus. They are saved one after another, so that several in a row end where
 * they should. If one can't be saved, those after it are dropped, and the stored order is shown again.
 * @param stored the list in its stored order
 */
export function useMoves<Item extends { $id: string }>(
  collection: CollectionName,
  stored: readonly Item[],
  onFailed: () => void,
): Moves<Item> {
  const sdk = useSdk();
  const queries = useQueryClient();
  const [unsaved, setUnsaved] = useState<readonly Item[]>();
  const waiting = useRef<(() => Promise<unknown>)[]>([]);
  const saving = useRef(false);
  const items = unsaved ?? stored;

  async function save(): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    if (!(await saveInTurn(waiting.current))) onFailed();
    await queries.invalidateQueries({ queryKey: [collection] });
    saving.current = false;
    if (waiting.current.length > 0) void save();
    else setUnsaved(undefined);
  }

  return {
    items,
    move(shown, from, to) {
      const moved = shown[from];
      const place = placeOfMove(shown, from, to);
      if (!moved || !place) return;
      setUnsaved((before) => withMove(before ?? stored, moved.$id, place));
      waiting.current.push(() =>
        sdk.call('put', `${collection}/${encodeURIComponent(moved.$id)}/place`, place),
      );
      void save();
    },
  };
}
