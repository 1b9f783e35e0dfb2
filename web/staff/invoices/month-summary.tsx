import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadText } from '#web/lib/download.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { gstSummary, SUMMARY_TABLES } from '#web/shared/orders/invoices/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { adminInvoiceTexts } from './texts.ts';

/** Downloads the tables of a month's GST summary (INVOICE-8). */
export function MonthSummary({ month, name }: { month: string; name: string }) {
  const { summary: texts } = useTexts(adminInvoiceTexts);
  const sdk = useSdk();
  const saving = useMutation({
    mutationFn: async (table: (typeof SUMMARY_TABLES)[number]) =>
      downloadText(
        texts.fileName(month, table),
        await gstSummary(sdk, month, table),
        'text/csv;charset=utf-8',
      ),
    onError: () => toast.error(texts.failed),
  });
  return (
    <div className="mb-5">
      <Panel title={texts.title(name)}>
        <p className="mb-4 text-muted">{texts.hint}</p>
        <div className="flex flex-wrap gap-3">
          {SUMMARY_TABLES.map((table) => (
            <Button
              key={table}
              variant="secondary"
              busy={saving.isPending && saving.variables === table}
              onClick={() => saving.mutate(table)}
            >
              <Download className="size-5" aria-hidden="true" />
              {texts.tables[table]}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}
