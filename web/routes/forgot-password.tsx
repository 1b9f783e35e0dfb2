import { Link } from 'react-router';
import { ForgotForm } from '#web/features/security/forgot-form.tsx';
import { AuthCard } from '#web/features/sign-in/auth-card.tsx';
import { titled } from '#web/lib/page/meta.ts';

export const meta = titled('Forgot password');

export default function ForgotPassword() {
  return (
    <AuthCard
      title="Forgot your password?"
      intro="It happens. Tell us your email, and we send a link to choose a new one."
      below={
        <>
          Remembered it?{' '}
          <Link to="/login" className="font-semibold text-chilli-text underline-offset-4 hover:underline">
            Sign in
          </Link>
        </>
      }
    >
      <ForgotForm />
    </AuthCard>
  );
}
