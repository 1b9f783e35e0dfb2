import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadText } from '#web/lib/download.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportDishes } from './csv-calls.ts';
import { UndoImport } from './last-import.tsx';
import { MenuImport } from './menu-import.tsx';
import { dishesCsvTexts } from './texts.ts';

function ExportPanel() {
  const sdk = useSdk();
  const texts = useTexts(dishesCsvTexts).exporting;
  const saving = useMutation({
    mutationFn: async () => downloadText(texts.fileName, await exportDishes(sdk), 'text/csv;charset=utf-8'),
    onError: () => toast.error(texts.failed),
  });
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <Button
        variant="secondary"
        busy={saving.isPending}
        busyLabel={texts.busy}
        onClick={() => saving.mutate()}
      >
        <Download className="size-5" aria-hidden="true" />
        {texts.submit}
      </Button>
    </Panel>
  );
}

/** Imports dishes from a file. Owners take all with them as one. */
export function DishesFile({ isOwner }: { isOwner: boolean }) {
  const texts = useTexts(dishesCsvTexts).importing;
  return (
    <div className="grid gap-6">
      <Panel title={texts.title}>
        <MenuImport />
        <UndoImport />
      </Panel>
      {isOwner && <ExportPanel />}
    </div>
  );
}
