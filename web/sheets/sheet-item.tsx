import { isValidElement, useState } from 'react';
import { isOnlyOwners } from '#domain/rows/writers.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSheetActions } from './actions.ts';
import { useChoices, useTextsOf } from './queries.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetScreenTexts } from './texts.ts';

/** What a document is called, and what the list says of it. */
export function useCards(sheet: Sheet) {
  const noun = useTexts(sheet.texts);
  const textsOf = useTextsOf();
  const choicesOf = useChoices(sheet);
  const nameOf = (row: string, value: string) =>
    choicesOf(row).find((each) => each.value === value)?.label ?? '';
  return (document: SheetDocument) => sheet.card(document, noun, { textsOf, nameOf });
}

/** Whether a document is the reader's to change. */
function useMayChange(sheet: Sheet, document: SheetDocument): boolean {
  const isOwner = useCurrentUser()?.role === 'owner';
  return isOwner || !isOnlyOwners(sheet.rows, { ...document });
}

export interface SheetItemProps {
  sheet: Sheet;
  document: SheetDocument;
  /** The heading of its name. */
  heading: 'h2' | 'h3';
  onChange: () => void;
  onRemove: () => void;
}

/** What the list says of a document. */
export function ItemWords({
  sheet,
  document,
  heading: Heading,
}: Omit<SheetItemProps, 'onChange' | 'onRemove'>) {
  const texts = useTexts(sheetScreenTexts);
  const { title, icon: Icon = sheet.icon, lines, state } = useCards(sheet)(document);
  const mayChange = useMayChange(sheet, document);
  return (
    <>
      <span
        className="grid w-9 shrink-0 place-items-center text-3xl text-warm leading-none [&>svg]:size-7"
        aria-hidden="true"
      >
        {isValidElement(Icon) ? Icon : <Icon />}
      </span>
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <Heading className="font-sans font-semibold text-base leading-tight">{title}</Heading>
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
    </>
  );
}

/** The buttons of a document. */
export function ItemButtons({ sheet, document, onChange, onRemove }: Omit<SheetItemProps, 'heading'>) {
  const { switch: switched, actions } = sheet;
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const failureWords = useFailureWords();
  const { switchTo } = useSheetActions(sheet);
  const { title } = useCards(sheet)(document);
  const mayChange = useMayChange(sheet, document);
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
    <>
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
      {noun.removeConsequence && (
        <Button variant="quiet" aria-label={texts.removeOf(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </>
  );
}

/** A document in the list, with its buttons. */
export function SheetItem(props: SheetItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <ItemWords {...props} />
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-end">
        <ItemButtons {...props} />
      </div>
    </li>
  );
}
