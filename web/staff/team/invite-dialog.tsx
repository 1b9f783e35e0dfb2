import { ID } from 'appwrite';
import { useState } from 'react';
import { isEmail } from '#domain/email.ts';
import { isContact, parsePhone } from '#domain/phone.ts';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, readFields } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInvitationWords, useInvite } from './actions.ts';
import { teamTexts } from './texts.ts';

/** The preselected role, because cooks are invited most often. */
const USUAL: Role = 'kitchen';

interface InviteFormProps {
  onDone: () => void;
  /** Called with an invitation that no service can send. */
  onLink: (invited: { id: string; to: string }) => void;
}

function InviteForm({ onDone, onLink }: InviteFormProps) {
  const texts = useTexts(teamTexts);
  const failureWords = useFailureWords();
  const byType = useInvitationWords();
  const invite = useInvite();
  // One id per dialog, so that a repeated request creates one invitation.
  const [id] = useState(() => ID.unique());
  const [role, setRole] = useState<Role>(USUAL);
  const [typed, setTyped] = useState('');
  const canSend = useCanSend();
  const isEmailTyped = isEmail(typed.trim());
  const isSent = isEmailTyped ? canSend.email : parsePhone(typed) === undefined || canSend.text;
  const submission = useSubmit({
    read: (form) => ({ to: readFields(form, ['to']).to.trim() }),
    check({ to }): Problems<'to'> {
      return isContact(to) ? {} : { to: texts.form.toMissing };
    },
    async send({ to }) {
      await invite.mutateAsync({ id, to, role });
      onDone();
      if (isSent) toast.success(texts.form.sent(to));
      else onLink({ id, to });
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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={isSent ? texts.form.toHint : undefined}
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
      {!isSent && (
        <Notice tone="warning">
          <p>{isEmailTyped ? texts.form.noMail : texts.form.noText}</p>
          <OperatorLink topic={isEmailTyped ? 'mail' : 'codes'} />
        </Notice>
      )}
      <Button
        type="submit"
        wide
        busy={submission.busy}
        busyLabel={isSent ? texts.form.sending : texts.form.making}
      >
        {isSent ? texts.form.send : texts.form.make}
      </Button>
    </Form>
  );
}

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onLink: InviteFormProps['onLink'];
}

/** A dialog that invites somebody to the team. */
export function InviteDialog({ open, onClose, onLink }: InviteDialogProps) {
  const { form } = useTexts(teamTexts);
  return (
    <Dialog open={open} onClose={onClose} title={form.title} size="small">
      <InviteForm onDone={onClose} onLink={onLink} />
    </Dialog>
  );
}
