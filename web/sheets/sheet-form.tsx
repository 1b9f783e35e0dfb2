import { ID } from 'appwrite';
import { useState } from 'react';
import { rowMessages } from '#domain/rows/messages.ts';
import { mayWrite } from '#domain/rows/writers.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { useSheetActions } from './actions.ts';
import { changedValues, formProblems, shownNames, typedDocument, wireOfForm } from './form-values.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { SheetFields } from './sheet-fields.tsx';
import { ShownValue } from './shown-value.tsx';
import { sheetScreenTexts } from './texts.ts';

interface SheetFormProps {
  sheet: Sheet;
  /** The document as it was when the form was opened; undefined for a new one. */
  document: SheetDocument | undefined;
  /** What people call it. */
  name: string;
  /** @param made the document, if it is a new one */
  onSaved: (made?: SheetDocument) => void;
  onClose: () => void;
}

/** The sheet without the rows that its reader may not write, or that only a new document has. */
function useWritable(sheet: Sheet, isNew: boolean): Sheet {
  const isOwner = useCurrentUser()?.role === 'owner';
  const isWritable = (name: string) => {
    const row = sheet.rows[name];
    return row && mayWrite(row, isOwner) && (isNew || !row.requestOnly);
  };
  const groups = sheet.groups.map((group) => group.filter(isWritable));
  return { ...sheet, groups, names: groups.flat() };
}

/**
 * The dialog that makes or changes a document. If somebody else has changed it meanwhile, it shows both versions, and nothing
 * that was typed is lost.
 */
export function SheetForm({ sheet: whole, document, name, onSaved, onClose }: SheetFormProps) {
  const sheet = useWritable(whole, !document);
  const { refusals } = sheet;
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const messages = useTexts(sheet.messages);
  const problemTexts = { fields: noun.fields, messages, rows: useTexts(rowMessages) };
  const failureWords = useFailureWords();
  const { timeZone } = useSiteSettings().shop;
  const { add, change } = useSheetActions(sheet);
  const [id] = useState(ID.unique);
  const read = (stored: SheetDocument | undefined) => typedDocument(sheet, stored, timeZone);
  const versions = useVersions(document, read);
  const { seen, base, choices } = versions;
  const [typed, setTyped] = useState(() => read(document));
  const { leave, question } = useUnsaved(changedFields(base, typed).length > 0);

  const submission = useSubmit<typeof typed, string>({
    read: () => typed,
    check: (given) => formProblems(sheet, wireOfForm(sheet, versions.settle(given), timeZone), problemTexts),
    async send(given) {
      const wanted = versions.settle(given);
      const values = wireOfForm(sheet, wanted, timeZone);
      if (seen) {
        const theirs = await change(seen, changedValues(wireOfForm(sheet, base, timeZone), values));
        if (theirs && versions.adoptTheirs(theirs, wanted)) return setTyped(wanted);
        onSaved();
      } else onSaved(await add(id, values));
    },
    failed(error) {
      const refused = refusals[refusalOf(error)?.type ?? ''];
      if (refused) return { [refused.name]: `${messages[refused.message]}` };
      return failureWords(error, { byType: { document_not_found: noun.gone }, otherwise: noun.failed });
    },
  });
  const cancel = () => leave(onClose);
  const wire = wireOfForm(sheet, typed, timeZone);

  return (
    <Dialog open onClose={cancel} title={document ? texts.changeOf(name) : noun.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        {choices.length > 0 ? (
          <Conflict
            key={seen?.$updatedAt}
            versions={versions}
            mine={typed}
            label={(field) => noun.fields[field]?.words?.[0] ?? texts.translations}
            shown={(version, field) => <ShownValue sheet={sheet} name={field} value={version[field] ?? ''} />}
          >
            {texts.conflict}
          </Conflict>
        ) : (
          <SheetFields
            {...{ sheet, typed, wire }}
            shown={shownNames(sheet, wire)}
            documentId={document?.$id}
            problems={submission.problems}
            onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
          />
        )}
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
