import type { InvitationView } from '#domain/invitations/attributes.ts';
import { isGuessable, MAX_PASSWORD, passwordProblem } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAccept, useInvitationWords } from './actions.ts';
import type { InvitationLink } from './queries.ts';
import { joinTexts } from './texts.ts';

interface JoinFormProps {
  link: InvitationLink;
  invitation: InvitationView;
  /** The signed-in person, who gets the role; null for a visitor. */
  user: CurrentUser | null;
  /** Goes to the next page; the form stays busy until it is there. */
  onJoined: () => Promise<void>;
}

/** Accepts an invitation. Somebody without an account enters a name, and a password if they sign in by e-mail. */
export function JoinForm({ link, invitation, user, onJoined }: JoinFormProps) {
  const texts = useTexts(joinTexts);
  const messages = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const byType = useInvitationWords();
  const accept = useAccept();
  const asksName = !user && !invitation.hasAccount;
  const asksPassword = !user && invitation.needsPassword;
  const submission = useSubmit({
    read: (form) => readFields(form, ['name', 'password']),
    check({ name, password }): Problems<'name' | 'password'> {
      const problem = asksPassword
        ? (passwordProblem(password) ?? (isGuessable(password) ? 'weak' : undefined))
        : undefined;
      return {
        ...(asksName && name.trim() === '' && { name: texts.nameMissing }),
        ...(problem && { password: messages[problem] }),
      };
    },
    async send({ name, password }) {
      await accept(link, { ...(asksName && { name: name.trim() }), ...(asksPassword && { password }) });
      toast.success(texts.accepted);
      await onJoined();
    },
    failed: (error) => failureWords(error, { byType, otherwise: texts.acceptFailed }),
  });
  return (
    <Form submission={submission} className="grid gap-4">
      <Notice>
        {user ? texts.signedIn(user.email || user.name || '') : texts.forAddress(invitation.to)}
      </Notice>
      {asksName && (
        <Field
          label={texts.name}
          name="name"
          required
          autoComplete="name"
          maxLength={MAX_PERSON_NAME}
          error={submission.problems.name}
        />
      )}
      {asksPassword && (
        <PasswordField
          label={texts.password}
          name="password"
          required
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
          error={submission.problems.password}
        />
      )}
      <Button type="submit" wide busy={submission.busy} busyLabel={texts.accepting}>
        {texts.accept}
      </Button>
    </Form>
  );
}
