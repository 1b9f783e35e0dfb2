import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { verificationTexts } from '#web/shop/security/texts.tsx';
import { useVerification } from '#web/shop/security/verification.ts';
import { isVerifiedNow, VerificationView } from '#web/shop/security/verification-view.tsx';

/** Milliseconds until the page opens the profile (VERIFY-3). */
const REDIRECT_AFTER = 3000;

export const meta = pageMeta(verificationTexts, ({ page }) => page);

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const outcome = useVerification({ userId: search.get('userId'), secret: search.get('secret') });
  const leadsOn = isVerifiedNow(outcome);

  useEffect(() => {
    if (!leadsOn) return;
    const timer = setTimeout(() => void navigate('/profile', { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [leadsOn, navigate]);

  return (
    <div className="container-page py-12 md:py-20">
      <VerificationView outcome={outcome} onRetry={() => window.location.reload()} />
    </div>
  );
}
