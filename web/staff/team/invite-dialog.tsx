import { ID } from 'appwrite';
import { useState } from 'react';
import { isEmail, normalEmail } from '#domain/email.ts';
import { parsePhone } from '#domain/phone.ts';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, readFields } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useInvitationWords, useInvite } from './actions.ts';
import { teamTexts } from './texts.ts';

/** The preselected role, because cooks are invited most often. */
const USUAL: Role = 'kitchen';

function InviteForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts(teamTexts);
  const failureWords = useFailureWords();
  const byType = useInvitationWords();
  const invite = useInvite();
  // One id per dialog, so that a repeated request creates one invitation.
  const [id] = useState(() => ID.unique());
  const [role, setRole] = useState<Role>(USUAL);
  const submission = useSubmit({
    read: (form) => ({ to: readFields(form, ['to']).to.trim() }),
    check({ to }): Problems<'to'> {
      return isEmail(normalEmail(to)) || parsePhone(to) !== undefined ? {} : { to: texts.form.toMissing };
    },
    async send({ to }) {
      await invite.mutateAsync({ id, to, role });
      toast.success(texts.form.sent(to));
      onDone();
    },
    failed: (error) => failureWords(error, { byType, otherwise: texts.form.failed }),
  });
  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      <Field
        label={texts.form.to}
        name="to"
        required
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.form.toHint}
        error={submission.problems.to}
      />
      <Select
        label={texts.form.role}
        required
        value={role}
        onPick={setRole}
        hint={texts.rights[role]}
        choices={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
      />
      <Button type="submit" wide busy={submission.busy} busyLabel={texts.form.sending}>
        {texts.form.send}
      </Button>
    </Form>
  );
}

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog that invites somebody to the team. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { form } = useTexts(teamTexts);
  return (
    <Dialog open={open} onClose={onClose} title={form.title} size="small">
      <InviteForm onDone={onClose} />
    </Dialog>
  );
}
