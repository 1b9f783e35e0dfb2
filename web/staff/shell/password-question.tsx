import { useQueryClient } from '@tanstack/react-query';
import { isGuessable, replacementProblem } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { passwordQuestionTexts } from './password-question-texts.ts';

/** The account and its first password are made in one transaction, so their times are the same. */
const SAME = 1000;

/** Whether the first owner still has the password that the server was started with. */
const hasStartPassword = ({ isSuperAdmin, passwordUpdate, createdAt, $createdAt }: CurrentUser): boolean =>
  isSuperAdmin &&
  Boolean(passwordUpdate) &&
  Math.abs(Date.parse(`${passwordUpdate}`) - Date.parse(createdAt ?? $createdAt)) < SAME;

/** Asks the first owner, at their first login, for a password of their own (ADMIN-105). Gone once they have one. */
export function PasswordQuestion({ user }: { user: CurrentUser }) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(passwordQuestionTexts);
  const problems = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const submission = useSubmit({
    read: (form) => readFields(form, ['old', 'password']),
    check({ old, password }) {
      const problem = replacementProblem(password) ?? (isGuessable(password) ? 'weak' : undefined);
      if (problem) return { password: problems[problem] };
      return old === password ? { password: texts.same } : {};
    },
    async send({ old, password }) {
      await account.updatePassword(password, old);
      await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      toast.success(texts.saved);
    },
    failed: (error) =>
      failureWords(error, {
        byType: { user_invalid_credentials: texts.wrong },
        otherwise: texts.failed,
      }),
  });
  if (!hasStartPassword(user)) return null;
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <Form submission={submission} className="grid max-w-xl items-start gap-4">
        <PasswordField label={texts.old} name="old" autoComplete="current-password" required />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          required
          maxLength={256}
          hint={texts.hint}
          error={submission.problems.password}
        />
        <div>
          <Button type="submit" busy={submission.busy}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
