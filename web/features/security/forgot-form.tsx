import { useState } from 'react';
import { MAX_EMAIL } from '#domain/email.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { emailProblem } from '#web/lib/person/personal-info.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { MailNotice } from './mail-notice.tsx';
import { useAskRecovery } from './passwords.ts';

/** Asks for a link to choose a new password. Whether the address has an account is never told. */
export function ForgotForm() {
  const ask = useAskRecovery();
  const { mailConfigured } = usePublicSettings();
  const [asked, setAsked] = useState('');
  const submission = useSubmit({
    read: (form) => readFields(form, ['email']).email.trim(),
    check(email) {
      const wrong = emailProblem(email);
      return wrong ? { email: wrong } : {};
    },
    async send(email) {
      const words = asked === email ? passwordMessages.askedAgain : passwordMessages.asked;
      await ask(email);
      setAsked(email);
      if (mailConfigured) toast.success(words);
      else toast.info(passwordMessages.askedWithoutMail);
    },
    failed(error) {
      const words = failureWords(error, {
        otherwise: passwordMessages.askFailed,
        lost: passwordMessages.askFailed,
      });
      toast.error(words);
      return words;
    },
  });
  const { busy, problems, failure } = submission;

  return (
    <Form submission={submission} className="grid gap-4">
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
        maxLength={MAX_EMAIL}
        error={problems.email}
      />
      <Button type="submit" busy={busy} busyLabel="Sending..." wide>
        {asked ? 'Send again' : 'Send Reset Link'}
      </Button>
    </Form>
  );
}
