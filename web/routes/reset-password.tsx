import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { passwordMessages } from '#domain/users/password-messages.ts';
import { ResetForm } from '#web/features/security/reset-form.tsx';
import { AuthCard } from '#web/features/sign-in/auth-card.tsx';
import { titled } from '#web/lib/page/meta.ts';
import { toast } from '#web/ui/toast.ts';

export const meta = titled('Reset password');

export default function ResetPassword() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const whole = Boolean(userId && secret);

  useEffect(() => {
    if (whole) return;
    toast.error(passwordMessages.invalidLink);
    void navigate('/forgot-password', { replace: true });
  }, [whole, navigate]);

  return (
    <AuthCard
      title="Choose a new password"
      intro="Eight characters or more. Everywhere else you will have to sign in again."
      below={
        <Link
          to="/forgot-password"
          className="font-semibold text-chilli-text underline-offset-4 hover:underline"
        >
          Request a new link
        </Link>
      }
    >
      {userId && secret && (
        <ResetForm link={{ userId, secret }} onDone={async () => navigate('/login', { replace: true })} />
      )}
    </AuthCard>
  );
}
