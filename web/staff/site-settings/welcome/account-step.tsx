import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_OWNER_NAME } from '#domain/users/first-owner.ts';
import { isGuessable, replacementProblem } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { useSaveContact } from '#web/lib/person/save-profile.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { typed as typedAtLogin } from '#web/lib/session/typed-password.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { knownPassword } from './known-password.ts';
import { asksName, asksPassword } from './own-account.ts';
import { welcomeTexts } from './texts.ts';

interface AccountStepProps {
  user: CurrentUser;
  /** How far the guide is, where this step stands outside of it. */
  progress?: string | undefined;
  onDone: () => void;
}

/** The first step: a password of the owner's own (ADMIN-105), and their name (ADMIN-66), as far as they have not given them yet. */
export function AccountStep({ user, progress, onDone }: AccountStepProps) {
  const { account } = useSdk();
  const queries = useQueryClient();
  const { account: texts, steps } = useTexts(welcomeTexts);
  const problemWords = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const save = useSaveContact(user);
  const asks = { password: asksPassword(user), name: asksName(user) };
  /** The password from the start, if it was typed in this tab just now. */
  const [known, setKnown] = useState(knownPassword);
  const submission = useSubmit({
    read(form) {
      const typed = readFields(form, ['old', 'password', 'name']);
      return { ...typed, old: known ?? typed.old };
    },
    check({ old, password, name }) {
      const problems: Problems<'password' | 'name'> = {};
      const typed = name.trim();
      if (asks.name && (typed === '' || typed === FIRST_OWNER_NAME)) problems.name = texts.missing;
      if (!asks.password) return problems;
      const problem = replacementProblem(password) ?? (isGuessable(password) ? 'weak' : undefined);
      if (problem) problems.password = problemWords[problem];
      else if (old === password) problems.password = texts.same;
      return problems;
    },
    async send({ old, password, name }) {
      if (asks.name) await save({ name });
      if (asks.password) await account.updatePassword(password, old);
      delete typedAtLogin.password;
      await queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
      toast.success(texts.saved);
      onDone();
    },
    failed(error) {
      // It may have been changed meanwhile, elsewhere.
      setKnown(undefined);
      return failureWords(error, {
        byType: { user_invalid_credentials: texts.wrong },
        otherwise: texts.failed,
      });
    },
  });
  return (
    <Panel title={steps.account.title}>
      {progress && <p className="mb-2 font-semibold">{progress}</p>}
      <p className="mb-4 text-muted">{asks.password ? texts.text : steps.account.lead}</p>
      {(asks.password || asks.name) && (
        <Form submission={submission} className="grid max-w-xl items-start gap-4">
          {asks.password && (
            <>
              {known === undefined && (
                <PasswordField label={texts.old} name="old" autoComplete="current-password" required />
              )}
              <PasswordField
                label={texts.password}
                name="password"
                autoComplete="new-password"
                required
                maxLength={256}
                hint={texts.hint}
                error={submission.problems.password}
              />
            </>
          )}
          {asks.name && (
            <Field
              label={texts.name}
              name="name"
              autoComplete="name"
              required
              maxLength={MAX_PERSON_NAME}
              hint={texts.nameHint}
              error={submission.problems.name}
            />
          )}
          <div>
            <Button type="submit" busy={submission.busy}>
              {texts.save}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
