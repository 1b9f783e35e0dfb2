import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { type NewPasswordProblem, newPasswordProblem } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRecover } from './care.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ResetFormProps {
  link: { userId: string; secret: string };
  /** Leads on; the form keeps waiting until it has. */
  onDone: () => Promise<void>;
}

/** Chooses a new password by the link of a mail. */
export function ResetForm({ link, onDone }: ResetFormProps) {
  const recover = useRecover();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NewPasswordProblem>();
  const [failure, setFailure] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { password, confirmation } = readFields(form, ['password', 'confirmation']);
    const found = newPasswordProblem(password, confirmation);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      await recover(link, password);
      toast.success(passwordMessages.reset);
      await onDone();
    } catch (error) {
      const words = refusalOf(error)?.message || passwordMessages.resetFailed;
      setFailure(words);
      toast.error(words);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-4"
    >
      {failure && (
        <Notice tone="error">
          {failure}{' '}
          <Link to="/forgot-password" className="font-semibold underline underline-offset-4">
            Request a new link
          </Link>
        </Notice>
      )}
      <NewPasswordFields problem={problem} />
      <Button type="submit" busy={busy} busyLabel="Saving..." wide>
        Reset Password
      </Button>
    </form>
  );
}
