import { MAX_PASSWORD, newPasswordProblems } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { failureWords, refusalOf } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useChangePassword } from './passwords.ts';

const FIELDS = ['old', 'password', 'confirmation'] as const;

interface ChangePasswordProps {
  user: CurrentUser;
  onClose: () => void;
}

function ChangePasswordForm({ user, onClose }: ChangePasswordProps) {
  const change = useChangePassword(user);
  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check: ({ old, password, confirmation }) => ({
      ...(old === '' && { old: passwordMessages.required }),
      ...newPasswordProblems(password, confirmation),
    }),
    async send(typed) {
      await change(typed);
      toast.success(passwordMessages.updated);
      onClose();
    },
    failed(error) {
      toast.error(passwordMessages.updateFailed);
      if (refusalOf(error)?.type === 'user_invalid_credentials') return { old: passwordMessages.wrongOld };
      return failureWords(error, { otherwise: passwordMessages.updateFailed });
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4 p-5">
      <PasswordField
        label="Current password"
        name="old"
        autoComplete="current-password"
        required
        maxLength={MAX_PASSWORD}
        error={problems.old}
      />
      <NewPasswordFields problems={problems} />
      <p className="text-muted text-sm">You stay signed in here; your other sessions end.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save password
        </Button>
      </div>
    </Form>
  );
}

/** A new password for who still knows the old one. */
export function ChangePasswordDialog({ open, ...props }: ChangePasswordProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Change Password" size="small">
      <ChangePasswordForm {...props} />
    </Dialog>
  );
}
