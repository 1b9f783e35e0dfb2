import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useVerification } from '#web/features/security/verification.ts';
import { VerificationView } from '#web/features/security/verification-view.tsx';
import { titled } from '#web/lib/page/meta.ts';

/** How long the good news stays before the profile comes, in milliseconds (VERIFY-3). */
const REDIRECT_AFTER = 3000;

export const meta = titled('Verify email');

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const verification = useVerification({ userId: search.get('userId'), secret: search.get('secret') });
  const leadsOn = verification.state === 'success' || verification.state === 'already_verified';

  useEffect(() => {
    if (!leadsOn) return;
    const timer = setTimeout(() => void navigate('/profile', { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [leadsOn, navigate]);

  return (
    <div className="container-page py-12 md:py-20">
      <VerificationView verification={verification} onRetry={() => window.location.reload()} />
    </div>
  );
}
