import { newPasswordProblems } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useRecover } from './passwords.ts';
import { passwordTexts } from './texts.tsx';

interface ResetFormProps {
  link: { userId: string; secret: string };
  /** Goes to the next page; the form stays busy until it is there. */
  onDone: () => Promise<void>;
}

/** Chooses a new password by the link of a mail. */
export function ResetForm({ link, onDone }: ResetFormProps) {
  const texts = useTexts(passwordTexts);
  const messages = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const recover = useRecover();
  const submission = useSubmit({
    read: (form) => readFields(form, ['password', 'confirmation']),
    check: ({ password, confirmation }) =>
      problemWords(newPasswordProblems(password, confirmation), messages),
    async send({ password }) {
      await recover(link, password);
      toast.success(texts.choose.done);
      await onDone();
    },
    failed(error) {
      // Of staff the server refuses words that are tried first.
      if (refusalOf(error)?.type === 'general_argument_invalid') return { password: messages.weak };
      const words = failureWords(error, texts.choose.failures);
      toast.error(words);
      return words;
    },
  });

  return (
    <Form submission={submission} className="grid gap-4">
      <NewPasswordFields problems={submission.problems} />
      <Button type="submit" busy={submission.busy} busyLabel={texts.saving} wide>
        {texts.reset}
      </Button>
    </Form>
  );
}
