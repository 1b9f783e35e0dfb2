import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSheetActions } from './actions.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { useCards } from './sheet-item.tsx';
import { sheetScreenTexts } from './texts.ts';

interface SheetDialogs {
  add: () => void;
  change: (document: SheetDocument) => void;
  /** Asks, and deletes it. */
  remove: (document: SheetDocument) => void;
  /** The open dialog, to be shown on the screen. */
  dialogs: ReactNode;
}

/** The dialogs in which documents of a sheet are made, changed and deleted. `new` in the address opens the one for a new document. */
export function useSheetDialogs(sheet: Sheet): SheetDialogs {
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const messages = useTexts(sheet.messages);
  const failureWords = useFailureWords();
  const { remove } = useSheetActions(sheet);
  const cardOf = useCards(sheet);
  const [params] = useSearchParams();
  const isAsked = params.get('new') === sheet.collection;
  const [open, setOpen] = useState<SheetDocument | 'new' | undefined>(isAsked ? 'new' : undefined);
  const [made, setMade] = useState<SheetDocument>();
  const [asked, setAsked] = useState<SheetDocument>();

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
      toast.success(noun.removed ?? noun.saved);
    } catch (error) {
      const refused = sheet.refusals[refusalOf(error)?.type ?? ''];
      toast.error(refused ? `${messages[refused.message]}` : failureWords(error, { otherwise: noun.failed }));
    }
  };
  const dialogs = (
    <>
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
  return { add: () => setOpen('new'), change: setOpen, remove: setAsked, dialogs };
}
