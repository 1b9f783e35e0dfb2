import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { dayOf } from '#web/lib/days.ts';
import { downloadText } from '#web/lib/download.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { subscribersQuery } from './queries.ts';
import { subscriberTexts } from './texts.ts';

/**
 * Saves the confirmed addresses that match a search as a CSV file. Other addresses must not get newsletters, so the
 * filter of the list is ignored (ADMIN-15).
 */
export function ExportButton({ search }: { search: string }) {
  const adminId = useAdminId();
  const sdk = useSdk();
  const queries = useQueryClient();
  const { timeZone } = useSiteSettings().shop;
  const texts = useTexts(subscriberTexts);
  const saving = useMutation({
    mutationFn: async () => {
      const { csvText } = await import('#web/lib/csv.ts');
      const list = subscribersQuery(sdk, adminId, new URLSearchParams({ q: search, state: 'confirmed' }));
      const { pages } = await queries.fetchInfiniteQuery({
        ...list,
        queryKey: [...list.queryKey, 'export'],
        pages: Number.POSITIVE_INFINITY,
        staleTime: 0,
        gcTime: 0,
      });
      const rows = pages.flatMap((page) => page.rows);
      const text = csvText(
        [texts.columns.email, texts.columns.since],
        rows.map(({ email, since }) => [email, dayOf(new Date(since), timeZone)]),
      );
      const name = `subscribers-${dayOf(new Date(), timeZone)}.csv`;
      if (rows.length > 0) downloadText(name, text, 'text/csv;charset=utf-8');
      return rows.length;
    },
    onSuccess: (count) => (count === 0 ? toast.info(texts.nothingToSave) : toast.success(texts.saved(count))),
    onError: () => toast.error(texts.saveFailed),
  });
  return (
    <Button
      variant="secondary"
      busy={saving.isPending}
      busyLabel={texts.saving}
      onClick={() => saving.mutate()}
    >
      <Download className="size-5" aria-hidden="true" />
      {texts.exportCsv}
    </Button>
  );
}
