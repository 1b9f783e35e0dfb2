import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusField } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLogin } from './actions.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Problem {
  field: keyof Credentials;
  message: string;
}

function problemOf({ email, password }: Credentials, form: HTMLFormElement): Problem | undefined {
  if (!email) return { field: 'email', message: userMessages.fillRequired };
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement && field.validity.typeMismatch)
    return { field: 'email', message: userMessages.invalidEmail };
  return password ? undefined : { field: 'password', message: userMessages.fillRequired };
}

/** @param onDone leads on; the form keeps waiting until it has */
export function LoginForm({ onDone }: { onDone: (user: CurrentUser) => Promise<void> }) {
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState('');
  const errorOf = (field: keyof Credentials) => (problem?.field === field ? problem.message : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const given = { email: String(data.get('email')).trim(), password: String(data.get('password')) };
    const found = problemOf(given, form);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      const user = await login((account) => account.createEmailPasswordSession(given.email, given.password));
      // The second step takes the form's place.
      if (!user) return;
      toast.success(userMessages.loggedIn);
      await onDone(user);
    } catch (error) {
      setFailure(failureWords(error, userMessages.invalidCredentials));
      toast.error(userMessages.loginFailed);
    } finally {
      setBusy(false);
    }
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
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errorOf('email')}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <p className="mt-1 text-right text-sm">
          <Link
            to="/forgot-password"
            className="inline-block py-1.5 font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            Forgot your password?
          </Link>
        </p>
      </div>
      <Button type="submit" busy={busy} busyLabel="Signing in..." wide>
        Sign in
      </Button>
    </form>
  );
}
