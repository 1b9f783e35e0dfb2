import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MAX_PASSWORD } from '#domain/users/password.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { StrengthBar } from './strength-bar.tsx';

export type SecurityProblems = Partial<Record<'password' | 'terms', string>>;

/** A text to read before agreeing; opens beside the form, which keeps what was typed. */
function Text({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      target="_blank"
      rel="noopener"
      className="font-semibold text-chilli-text underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}

/** A password and the agreement. */
export function SecurityStep({ problems }: { problems: SecurityProblems }) {
  const [password, setPassword] = useState('');
  return (
    <div className="grid gap-4">
      <PasswordField
        label="Password"
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
            I agree to the <Text to="/support#terms">Terms of Service</Text> and{' '}
            <Text to="/support#privacy">Privacy Policy</Text>
          </label>
        </div>
        <p id="terms-error" aria-live="polite" className="mt-1 font-semibold text-danger text-sm">
          {problems.terms}
        </p>
      </div>
    </div>
  );
}
