import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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

/** What an import does first, if its box is ticked. */
export interface Replacing {
  label: string;
  /** Whether the box is ticked at first. */
  isUsual: boolean;
  run: () => Promise<unknown>;
}

/** Renders the import of a menu, which is another noun's. */
export type RenderImport = (props: { replacing: Replacing | undefined; onDone: () => void }) => ReactNode;

/** The step in which an owner keeps the example dishes, or empties the menu and fills it with their own. */
export function MenuStep({ onDone, renderImport }: { onDone: () => void; renderImport: RenderImport }) {
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

  const isEmpty = seen && seen.dishes + seen.menus === 0;
  const replacing = ({ dishes, menus, drawn }: NonNullable<typeof seen>): Replacing => ({
    label: texts.replace(dishes),
    // Dishes that all show the drawings of the product are its examples.
    isUsual: drawn === dishes,
    run: () => emptyMenu(sdk, { dishes, menus }),
  });

  return (
    <Panel title={steps.menu.title}>
      <p className="mb-4 text-muted">{steps.menu.lead}</p>
      <p className="mb-4 min-h-6">{seen && (isEmpty ? texts.isEmpty : texts.has(seen.dishes, seen.menus))}</p>
      {seen && renderImport({ replacing: isEmpty ? undefined : replacing(seen), onDone })}
      <div className="mt-5 flex flex-wrap gap-3 border-line border-t pt-5">
        {isEmpty ? (
          <LinkButton variant="outline" to="/admin/menus?guide=menu">
            {texts.toMenus}
          </LinkButton>
        ) : (
          <>
            <Button variant="secondary" onClick={onDone}>
              {texts.keep}
            </Button>
            <Button variant="outline" off={!seen} onClick={() => setAsks(true)}>
              {texts.empty}
            </Button>
            <LinkButton variant="quiet" to="/admin/dishes?guide=menu">
              {texts.toDishes}
            </LinkButton>
          </>
        )}
      </div>
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
