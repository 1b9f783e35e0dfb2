import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { Passkey } from './passkeys.ts';
import { passkeyTexts } from './texts.ts';

interface RenameProps {
  passkey: Passkey;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
}

function RenameForm({ passkey, onRename, onClose }: RenameProps) {
  const texts = useTexts(passkeyTexts);
  const failureWords = useFailureWords();
  const submission = useSubmit<string, 'name'>({
    read: (form) => readFields(form, ['name']).name.trim(),
    check: (name) => (name === '' ? { name: texts.missingName } : {}),
    async send(name) {
      await onRename(name);
      toast.success(texts.renamed);
      onClose();
    },
    failed: (error) => failureWords(error, { otherwise: texts.renameFailed }),
  });
  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      <Field
        label={texts.newName}
        name="name"
        required
        maxLength={64}
        autoComplete="off"
        defaultValue={passkey.name}
        error={submission.problems.name}
      />
      <SaveButtons texts={texts} busy={submission.busy} onCancel={onClose} />
    </Form>
  );
}

/** Renames a passkey. @param passkey undefined while the dialog is closed */
export function RenameDialog({
  passkey,
  ...rest
}: Omit<RenameProps, 'passkey'> & { passkey: Passkey | undefined }) {
  const texts = useTexts(passkeyTexts);
  return (
    <Dialog open={passkey !== undefined} onClose={rest.onClose} title={texts.rename} size="small">
      {passkey && <RenameForm key={passkey.$id} passkey={passkey} {...rest} />}
    </Dialog>
  );
}
