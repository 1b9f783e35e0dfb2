import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MAX_PASSWORD } from '#domain/users/password.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { StrengthBar } from './strength-bar.tsx';
import { signupTexts } from './texts.tsx';

export type SecurityProblems = Partial<Record<'password' | 'terms', string>>;

/** A link to the terms. It opens a new tab, so that the form keeps what was typed. */
function AgreementLink({ to, children }: { to: string; children: ReactNode }) {
  const texts = useTexts(signupTexts);
  return (
    <Link
      to={to}
      target="_blank"
      rel="noopener"
      className="font-semibold text-chilli-text underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> {texts.opensNewTab}</span>
    </Link>
  );
}

/** The second step of signup: the password, and the agreement to the terms. */
export function SecurityStep({ problems }: { problems: SecurityProblems }) {
  const texts = useTexts(signupTexts);
  const [password, setPassword] = useState('');
  return (
    <div className="grid gap-4">
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        required
        maxLength={MAX_PASSWORD}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password}
      />
      <StrengthBar password={password} />
      <div>
        <div className="flex gap-3">
          <input
            id="terms"
            name="terms"
            type="checkbox"
            required
            aria-invalid={problems.terms ? true : undefined}
            aria-describedby={problems.terms ? 'terms-error' : undefined}
            className="mt-0.5 size-6 shrink-0 accent-chilli"
          />
          <label htmlFor="terms">
            {texts.agree(
              <AgreementLink to="/support#terms">{texts.terms}</AgreementLink>,
              <AgreementLink to="/support#privacy">{texts.privacy}</AgreementLink>,
            )}
          </label>
        </div>
        <p id="terms-error" aria-live="polite" className="mt-1 font-semibold text-danger text-sm">
          {problems.terms}
        </p>
      </div>
    </div>
  );
}
