import { useState } from 'react';
import { isOnlyOwners } from '#domain/rows/writers.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSheetActions } from './actions.ts';
import { useChoices, useDocuments, useTextsOf } from './queries.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { sheetScreenTexts } from './texts.ts';

interface SheetItemProps {
  sheet: Sheet;
  document: SheetDocument;
  onChange: () => void;
  onRemove: () => void;
}

/** What a document is called, and what the list says of it. */
function useCards(sheet: Sheet) {
  const noun = useTexts(sheet.texts);
  const textsOf = useTextsOf();
  const choicesOf = useChoices(sheet);
  const nameOf = (row: string, value: string) =>
    choicesOf(row).find((each) => each.value === value)?.label ?? '';
  return (document: SheetDocument) => sheet.card(document, noun, { textsOf, nameOf });
}

/** A document in the list, with its buttons. */
function SheetItem({ sheet, document, onChange, onRemove }: SheetItemProps) {
  const { icon: Icon, switch: switched, actions } = sheet;
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const failureWords = useFailureWords();
  const { switchTo } = useSheetActions(sheet);
  const { title, lines, state } = useCards(sheet)(document);
  const isOwner = useCurrentUser()?.role === 'owner';
  const mayChange = isOwner || !isOnlyOwners(sheet.rows, { ...document });
  const [busy, setBusy] = useState(false);
  const turn = async (name: string, on: boolean) => {
    setBusy(true);
    try {
      await switchTo(document.$id, name, on);
      toast.success(noun.switched(title, on));
    } catch (error) {
      toast.error(failureWords(error, { otherwise: noun.failed }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon className="size-7 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <h2 className="font-sans font-semibold text-base leading-tight">{title}</h2>
        {lines.map(
          (line, at) =>
            line && (
              <p key={line} className={at === 0 ? 'text-sm' : 'text-muted text-sm'}>
                {line}
              </p>
            ),
        )}
        {state}
        {!mayChange && <p className="mt-1.5 text-muted text-sm">{texts.ownerOnly}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-end">
        {switched && mayChange && (
          <Switch
            label={noun.switchOf(title)}
            labelHidden
            checked={Reflect.get(document, switched) === true}
            busy={busy}
            onChange={(on) => void turn(switched, on)}
          />
        )}
        {actions?.(document)}
        {mayChange && (
          <Button variant="secondary" aria-label={texts.changeOf(title)} onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="quiet" aria-label={texts.removeOf(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

/** The list of a sheet's documents, with a dialog to make or change one. */
export function SheetScreen({ sheet }: { sheet: Sheet }) {
  const { icon: Icon } = sheet;
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const failureWords = useFailureWords();
  const query = useDocuments(sheet);
  const { remove } = useSheetActions(sheet);
  const cardOf = useCards(sheet);
  const [open, setOpen] = useState<SheetDocument | 'new'>();
  const [made, setMade] = useState<SheetDocument>();
  const [asked, setAsked] = useState<SheetDocument>();

  if (query.isPending)
    return (
      <Loading label={noun.loading}>
        <Skeleton className="h-48" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={noun.loadFailed} query={query} />;

  const saved = (document?: SheetDocument) => {
    setOpen(undefined);
    if (document && sheet.made) setMade(document);
    else toast.success(noun.saved);
  };
  const removeAsked = async () => {
    if (!asked) return;
    setAsked(undefined);
    try {
      await remove(asked.$id);
      toast.success(noun.removed);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: noun.failed }));
    }
  };

  return (
    <>
      <Button className="mb-4 max-md:w-full" onClick={() => setOpen('new')}>
        <Icon className="size-5" aria-hidden="true" />
        {noun.add}
      </Button>
      {query.data.length === 0 ? (
        <EmptyState heading="h2" picture={<Icon className="size-14" aria-hidden="true" />} title={noun.none}>
          {noun.noneHint}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
          {query.data.map((document) => (
            <SheetItem
              key={document.$id}
              sheet={sheet}
              document={document}
              onChange={() => setOpen(document)}
              onRemove={() => setAsked(document)}
            />
          ))}
        </ul>
      )}
      {open && (
        <SheetForm
          sheet={sheet}
          document={open === 'new' ? undefined : open}
          name={open === 'new' ? '' : cardOf(open).title}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      )}
      {made && sheet.made?.(made, () => setMade(undefined))}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.removeQuestion(asked ? cardOf(asked).title : '')}
        confirmLabel={texts.remove}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void removeAsked()}
      >
        {noun.removeConsequence}
      </ConfirmDialog>
    </>
  );
}
