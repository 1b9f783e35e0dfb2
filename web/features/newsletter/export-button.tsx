import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { dayOf } from '#web/lib/days.ts';
import { useStore } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { subscribersQuery } from './subscriber-queries.ts';

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Saves the confirmed addresses that match a search as a file for spreadsheets, whatever the list shows: to the others
 * nobody may write.
 */
export function ExportButton({ adminId, search }: { adminId: string; search: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { timeZone } = useStore();
  const saving = useMutation({
    mutationFn: async () => {
      const { csvText } = await import('./csv.ts');
      const list = subscribersQuery(sdk, adminId, { search, state: 'confirmed' });
      const { pages } = await queries.fetchInfiniteQuery({
        ...list,
        queryKey: [...list.queryKey, 'export'],
        pages: Number.POSITIVE_INFINITY,
        staleTime: 0,
        gcTime: 0,
      });
      const rows = pages.flatMap((page) => page.rows);
      const text = csvText(
        ['Email', 'Since'],
        rows.map(({ email, since }) => [email, dayOf(new Date(since), timeZone)]),
      );
      if (rows.length > 0) save(text, `subscribers-${dayOf(new Date(), timeZone)}.csv`);
      return rows.length;
    },
    onSuccess: (count) =>
      count === 0
        ? toast.info('No confirmed address to save')
        : toast.success(count === 1 ? 'Saved 1 address' : `Saved ${count} addresses`),
    onError: () => toast.error('The addresses could not be saved'),
  });
  return (
    <Button variant="secondary" busy={saving.isPending} busyLabel="Saving..." onClick={() => saving.mutate()}>
      <Download className="size-5" aria-hidden="true" />
      Export confirmed as CSV
    </Button>
  );
}
