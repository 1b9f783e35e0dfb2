import { useRef } from 'react';
import { Link } from 'react-router';
import { emailProblem } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { typed } from '#web/lib/session/typed-password.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLogin } from '#web/shared/sign-in/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useBeginWithCode, useSendingFailed } from './code/send-code.ts';
import { codeTexts } from './code/texts.tsx';
import { loginTexts } from './texts.tsx';

const FIELDS = ['email', 'password'] as const;
type Credentials = Record<(typeof FIELDS)[number], string>;

function problemsOf({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, keyof typeof personTexts>> {
  const wrong = emailProblem(email);
  return { ...(wrong && { email: wrong }), ...(password === '' && { password: 'required' }) };
}

interface LoginFormProps {
  /** The address of whoever came by a link that names it, such as the first owner's; null: nobody's. */
  email: string | null;
  /** Whether another way of this page is the first choice. */
  second: boolean;
  /** Whether a code can be sent to the e-mail address instead. */
  offersCode: boolean;
  /** Goes to the next page; the form stays busy until it is there. */
  onDone: (user: CurrentUser) => Promise<void>;
}

/** Signs in with e-mail and password, or sends a code to the e-mail address. */
export function LoginForm({ email, second, offersCode, onDone }: LoginFormProps) {
  const texts = useTexts(loginTexts);
  const problemTexts = useTexts(personTexts);
  const failureWords = useFailureWords();
  const login = useLogin();
  const submission = useSubmit({
    read: (form) => readFields(form, FIELDS),
    check: (typed) => problemWords(problemsOf(typed), problemTexts),
    async send({ email, password }) {
      const user = await login((account) => account.createEmailPasswordSession(email.trim(), password));
      // The page shows the second step instead of this form.
      if (!user) return;
      if (user.isSuperAdmin) Object.assign(typed, { password, at: Date.now() });
      toast.success(texts.loggedIn);
      await onDone(user);
    },
    failed(error) {
      toast.error(texts.loginFailed);
      return failureWords(error, texts.failures);
    },
  });
  const { busy, problems } = submission;
  const form = useRef<HTMLFormElement>(null);
  const { sendToEmail } = useTexts(codeTexts);
  const begin = useBeginWithCode();
  const sendingFailed = useSendingFailed();

  const sendCode = () => {
    if (!form.current) return;
    const address = readFields(form.current, ['email']).email.trim();
    const wrong = emailProblem(address);
    if (wrong) submission.refuse(form.current, { email: problemTexts[wrong] });
    else void submission.run(() => begin({ way: 'email', address }), sendingFailed);
  };

  return (
    <Form ref={form} submission={submission} className="grid gap-4">
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        required
        defaultValue={email ?? undefined}
        error={problems.email}
      />
      <div>
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          error={problems.password}
        />
        <p className="-mb-2 text-right text-sm">
          <Link
            to="/forgot-password"
            className="inline-flex min-h-11 items-center font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            {texts.forgot}
          </Link>
        </p>
      </div>
      <Button
        type="submit"
        variant={second ? 'secondary' : 'primary'}
        busy={busy}
        busyLabel={texts.signingIn}
        wide
      >
        {texts.signIn}
      </Button>
      {offersCode && (
        <Button variant="quiet" className="justify-self-center" off={busy} onClick={sendCode}>
          {sendToEmail}
        </Button>
      )}
    </Form>
  );
}
