import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { emptyMenu, menuSizeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** Where a file is imported, with a way back to this step. */
const FILE = '/admin/dishes/import?guide=menu';

/** The step in which an owner keeps the example dishes, or empties the menu and fills it with their own. */
export function MenuStep({ onDone }: { onDone: () => void }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { menu: texts, steps } = useTexts(welcomeTexts);
  const size = useQuery(menuSizeQuery(sdk));
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);

  if (size.isLoadingError) return <ErrorState title={texts.loadFailed} query={size} />;
  const seen = size.data;
  const empty = async () => {
    if (!seen) return;
    setBusy(true);
    try {
      await emptyMenu(sdk, seen);
      toast.success(texts.emptied);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
      setAsks(false);
      void queries.invalidateQueries({ queryKey: ['dishes'] });
      void queries.invalidateQueries({ queryKey: ['menus'] });
    }
  };

  return (
    <Panel title={steps.menu.title}>
      <p className="mb-4 text-muted">{steps.menu.lead}</p>
      {seen && seen.dishes + seen.menus === 0 ? (
        <>
          <p className="mb-4">{texts.isEmpty}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={FILE}>{texts.toFile}</LinkButton>
            <LinkButton variant="outline" to="/admin/menus?guide=menu">
              {texts.toMenus}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className="mb-4 min-h-6">{seen && texts.has(seen.dishes, seen.menus)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onDone}>{texts.keep}</Button>
            <Button variant="outline" off={!seen} onClick={() => setAsks(true)}>
              {texts.empty}
            </Button>
            <LinkButton variant="outline" to={FILE}>
              {texts.toFile}
            </LinkButton>
            <LinkButton variant="quiet" to="/admin/dishes?guide=menu">
              {texts.toDishes}
            </LinkButton>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void empty()}
        title={texts.question}
        confirmLabel={texts.confirm}
        busy={busy}
        busyLabel={texts.emptying}
      >
        {seen && texts.warning(seen.dishes, seen.menus)}
      </ConfirmDialog>
    </Panel>
  );
}
