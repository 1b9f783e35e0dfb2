import { useState } from 'react';
import { MAX_EMAIL } from '#domain/email.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { emailProblem } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { MailNotice } from './mail-notice.tsx';
import { useAskRecovery } from './passwords.ts';
import { passwordTexts } from './texts.tsx';

/** Asks for a link to choose a new password. It never says whether the address has an account. */
export function ForgotForm() {
  const texts = useTexts(passwordTexts).forgot;
  const problemTexts = useTexts(personTexts);
  const failureWords = useFailureWords();
  const ask = useAskRecovery();
  const { mailConfigured } = usePublicSettings();
  const [asked, setAsked] = useState('');
  const submission = useSubmit({
    read: (form) => readFields(form, ['email']).email.trim(),
    check(email) {
      const wrong = emailProblem(email);
      return wrong ? { email: problemTexts[wrong] } : {};
    },
    async send(email) {
      const words = asked === email ? texts.askedAgain : texts.asked;
      await ask(email);
      setAsked(email);
      if (mailConfigured) toast.success(words);
      else toast.info(texts.askedWithoutMail);
    },
    failed(error) {
      const words = failureWords(error, {
        otherwise: texts.askFailed,
        lost: texts.askFailed,
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
          <Notice>{mailConfigured ? texts.onItsWay : texts.askedWithoutMail}</Notice>
          <MailNotice />
        </>
      )}
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={MAX_EMAIL}
        error={problems.email}
      />
      <Button type="submit" busy={busy} busyLabel={texts.sending} wide>
        {asked ? texts.sendAgain : texts.send}
      </Button>
    </Form>
  );
}
