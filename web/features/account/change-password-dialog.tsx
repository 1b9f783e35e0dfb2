import { type FormEvent, useState } from 'react';
import { MAX_PASSWORD, newPasswordProblem } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangePassword } from './care.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const FIELDS = ['old', 'password', 'confirmation'] as const;

interface Problem {
  field: (typeof FIELDS)[number];
  message: string;
}

function problemOf({ old, password, confirmation }: Record<Problem['field'], string>): Problem | undefined {
  if (!old) return { field: 'old', message: passwordMessages.required };
  return newPasswordProblem(password, confirmation);
}

interface ChangePasswordProps {
  user: CurrentUser;
  onClose: () => void;
}

function ChangePasswordForm({ user, onClose }: ChangePasswordProps) {
  const change = useChangePassword(user);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = readFields(form, FIELDS);
    const found = problemOf(typed);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      await change(typed);
      toast.success(passwordMessages.updated);
      onClose();
    } catch (error) {
      setFailure(failureWords(error, passwordMessages.updateFailed));
      toast.error(passwordMessages.updateFailed);
    } finally {
      setBusy(false);
    }
  };

  const { field, message } = problem ?? {};
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-4 p-5"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      <PasswordField
        label="Current password"
        name="old"
        autoComplete="current-password"
        required
        maxLength={MAX_PASSWORD}
        error={field === 'old' ? message : undefined}
      />
      <NewPasswordFields
        problem={problem && problem.field !== 'old' ? { ...problem, field: problem.field } : undefined}
      />
      <p className="text-muted text-sm">You stay signed in here; your other sessions end.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save password
        </Button>
      </div>
    </form>
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
