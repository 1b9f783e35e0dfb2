import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_PASSWORD, MIN_NEW_PASSWORD } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { passwordTexts } from './texts.tsx';

interface NewPasswordFieldsProps {
  /** The problems found when the form was sent. */
  problems: Problems<'password' | 'confirmation'>;
}

/** The hint under the second field, which follows what is typed (PASSWORD-3). */
function confirmationHint(
  password: string,
  confirmation: string,
  words: { confirm: string; differ: string; match: string },
): ReactNode {
  if (!confirmation) return words.confirm;
  if (password !== confirmation) return words.differ;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-good">
      <CircleCheck className="size-4" aria-hidden="true" />
      {words.match}
    </span>
  );
}

/** A new password, twice, with hints that follow what is typed. */
export function NewPasswordFields({ problems }: NewPasswordFieldsProps) {
  const texts = useTexts(passwordTexts);
  const messages = useTexts(passwordMessages);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const differed = problems.confirmation === messages.differ;
  // Typing in the first field can make the two match as well.
  const confirmationProblem = differed && password === confirmation ? undefined : problems.confirmation;
  const length = texts.length(MIN_NEW_PASSWORD);
  return (
    <>
      <PasswordField
        label={texts.new}
        name="password"
        autoComplete="new-password"
        required
        maxLength={MAX_PASSWORD}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password}
        hint={!problems.password && <span aria-live="polite">{password ? length : messages.required}</span>}
      />
      <PasswordField
        label={texts.repeat}
        name="confirmation"
        autoComplete="new-password"
        required
        maxLength={MAX_PASSWORD}
        onChange={(event) => setConfirmation(event.target.value)}
        error={confirmationProblem}
        hint={
          !confirmationProblem && (
            <span aria-live="polite">
              {confirmationHint(password, confirmation, { ...messages, match: texts.match })}
            </span>
          )
        }
      />
    </>
  );
}
