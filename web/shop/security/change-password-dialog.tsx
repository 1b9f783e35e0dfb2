import { useState } from 'react';
import { MAX_PASSWORD, newPasswordProblems } from '#domain/users/password.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useChangePassword } from './passwords.ts';
import { asksForProof, ProofForm } from './proof.tsx';
import { passwordTexts } from './texts.tsx';

const FIELDS = ['old', 'password', 'confirmation'] as const;

interface ChangePasswordProps {
  user: CurrentUser;
  /** Whether there is a password to change; otherwise this one is the first. */
  hasPassword: boolean;
  onClose: () => void;
}

function ChangePasswordForm({ user, hasPassword, onClose }: ChangePasswordProps) {
  const texts = useTexts(passwordTexts);
  const messages = useTexts(passwordMessages);
  const failureWords = useFailureWords();
  const change = useChangePassword(user);
  /** The typed password, while the server waits for a proof. */
  const [unproven, setUnproven] = useState<string>();
  const save = async (passwords: { old: string | undefined; password: string }) => {
    await change(passwords);
    toast.success(texts.updated);
    onClose();
  };
  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check: ({ old, password, confirmation }) => ({
      ...(hasPassword && old === '' && { old: messages.required }),
      ...problemWords(newPasswordProblems(password, confirmation), messages),
    }),
    async send(typed) {
      try {
        await save({ password: typed.password, old: hasPassword ? typed.old : undefined });
      } catch (error) {
        if (!asksForProof(error)) throw error;
        setUnproven(typed.password);
      }
    },
    failed(error) {
      toast.error(texts.updateFailed);
      const refused = refusalOf(error)?.type;
      if (refused === 'user_invalid_credentials') return { old: texts.wrongOld };
      // Of staff the server refuses words that are tried first.
      if (refused === 'general_argument_invalid') return { password: messages.weak };
      return failureWords(error, { otherwise: texts.updateFailed });
    },
  });
  const { busy, problems } = submission;

  if (unproven !== undefined)
    return (
      <div className="p-5">
        <ProofForm user={user} onPassed={() => save({ old: undefined, password: unproven })} />
      </div>
    );
  return (
    <Form submission={submission} className="grid gap-4 p-5">
      {hasPassword && (
        <PasswordField
          label={texts.current}
          name="old"
          autoComplete="current-password"
          required
          maxLength={MAX_PASSWORD}
          error={problems.old}
        />
      )}
      <NewPasswordFields problems={problems} />
      <p className="text-muted text-sm">{texts.othersEnd}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** Changes the password of somebody who knows the current one, or sets the first. */
export function ChangePasswordDialog({ open, ...props }: ChangePasswordProps & { open: boolean }) {
  const texts = useTexts(passwordTexts);
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={props.hasPassword ? texts.change : texts.choosePassword}
      size="small"
    >
      <ChangePasswordForm {...props} />
    </Dialog>
  );
}
