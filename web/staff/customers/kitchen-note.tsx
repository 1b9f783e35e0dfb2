import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { RegisteredUser } from './queries.ts';
import { customerTexts } from './texts.ts';

const FIELDS = ['note'] as const;

function NoteForm({ person, onDone }: { person: RegisteredUser; onDone: () => void }) {
  const { note: texts } = useTexts(customerTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const submission = useSubmit<{ note: string }, (typeof FIELDS)[number]>({
    read: (form) => readFields(form, FIELDS),
    check: () => ({}),
    async send({ note }) {
      await updateDocument(sdk, 'users', person.id, { kitchenNote: note || null });
      toast.success(texts.saved);
      onDone();
      await queries.invalidateQueries({ queryKey: ['users', 'admin'] });
    },
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <TextArea
        label={texts.label}
        hint={texts.hint}
        name="note"
        rows={3}
        maxLength={MAX_NOTE}
        data-autofocus
        defaultValue={person.kitchenNote ?? ''}
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.save}
      </Button>
    </Form>
  );
}

/** What the kitchen keeps in mind of a customer, with a form to change it (MOVE-6). */
export function KitchenNote({ person }: { person: RegisteredUser }) {
  const all = useTexts(customerTexts);
  const texts = all.note;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = person.name ?? all.noName;
  return (
    <>
      {person.kitchenNote && <span className="wrap-anywhere block max-w-xs">{person.kitchenNote}</span>}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="touchable text-left font-semibold text-sm underline underline-offset-4"
      >
        {person.kitchenNote ? texts.change : texts.add}
        <span className="sr-only">{`: ${name}`}</span>
      </button>
      <Dialog open={open} onClose={close} title={texts.title(name)} size="small">
        <NoteForm person={person} onDone={close} />
      </Dialog>
    </>
  );
}
