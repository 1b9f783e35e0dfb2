import { type FormEvent, useState } from 'react';
import { userMessages } from '#domain/users/messages.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { useStore } from '#web/lib/document.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAskRecovery } from './care.ts';
import { MailNotice } from './mail-notice.tsx';

function problemOf(field: Element | RadioNodeList | null): string | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (!field.value.trim()) return userMessages.fillRequired;
  return field.validity.typeMismatch ? userMessages.invalidEmail : undefined;
}

/** Asks for a link to choose a new password. Whether the address has an account is never told. */
export function ForgotForm() {
  const ask = useAskRecovery();
  const { mailConfigured } = useStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState('');

  const send = async (email: string) => {
    const words = asked === email ? passwordMessages.askedAgain : passwordMessages.asked;
    setFailure('');
    setBusy(true);
    try {
      await ask(email);
      setAsked(email);
      if (mailConfigured) toast.success(words);
      else toast.info(passwordMessages.askedWithoutMail);
    } catch (error) {
      const said = refusalOf(error)?.message || passwordMessages.askFailed;
      setFailure(said);
      toast.error(said);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem('email');
    const found = problemOf(field);
    setProblem(found);
    if (!(field instanceof HTMLInputElement)) return;
    if (found) field.focus();
    else void send(field.value.trim());
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-4"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {asked && !failure && (
        <>
          <Notice>
            {mailConfigured
              ? 'If this address has an account, the link is on its way. It works once, for an hour. Nothing there? Look among the unwanted mail, or send it again.'
              : passwordMessages.askedWithoutMail}
          </Notice>
          <MailNotice />
        </>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={320}
        error={problem}
      />
      <Button type="submit" busy={busy} busyLabel="Sending..." wide>
        {asked ? 'Send again' : 'Send Reset Link'}
      </Button>
    </form>
  );
}
