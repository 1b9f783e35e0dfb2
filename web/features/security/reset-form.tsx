import { newPasswordProblems } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useRecover } from './passwords.ts';

/** What to say when the link of the mail was not accepted. */
const FAILED = {
  byType: {
    user_invalid_token: passwordMessages.usedLink,
    user_not_found: passwordMessages.usedLink,
  },
  otherwise: passwordMessages.resetFailed,
  lost: passwordMessages.resetFailed,
};

interface ResetFormProps {
  link: { userId: string; secret: string };
  /** Leads on; the form keeps waiting until it has. */
  onDone: () => Promise<void>;
}

/** Chooses a new password by the link of a mail. */
export function ResetForm({ link, onDone }: ResetFormProps) {
  const recover = useRecover();
  const submission = useSubmit({
    read: (form) => readFields(form, ['password', 'confirmation']),
    check: ({ password, confirmation }) => newPasswordProblems(password, confirmation),
    async send({ password }) {
      await recover(link, password);
      toast.success(passwordMessages.reset);
      await onDone();
    },
    failed(error) {
      const words = failureWords(error, FAILED);
      toast.error(words);
      return words;
    },
  });

  return (
    <Form submission={submission} className="grid gap-4">
      <NewPasswordFields problems={submission.problems} />
      <Button type="submit" busy={submission.busy} busyLabel="Saving..." wide>
        Reset Password
      </Button>
    </Form>
  );
}
