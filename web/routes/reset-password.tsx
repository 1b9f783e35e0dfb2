import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { ResetForm } from '#web/shop/security/reset-form.tsx';
import { passwordTexts } from '#web/shop/security/texts.tsx';
import { toast } from '#web/ui/toast.ts';

export const meta = pageMeta(passwordTexts, ({ choose }) => choose.page);

export default function ResetPassword() {
  const texts = useTexts(passwordTexts).choose;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const whole = Boolean(userId && secret);

  useEffect(() => {
    if (whole) return;
    toast.error(texts.invalidLink);
    void navigate('/forgot-password', { replace: true });
  }, [whole, navigate, texts]);

  return (
    <AuthCard
      title={texts.title}
      intro={texts.intro}
      below={
        <Link
          to="/forgot-password"
          className="inline-block py-2.5 font-semibold text-chilli-text underline-offset-4 hover:underline"
        >
          {texts.newLink}
        </Link>
      }
    >
      {userId && secret && (
        <ResetForm link={{ userId, secret }} onDone={async () => navigate('/login', { replace: true })} />
      )}
    </AuthCard>
  );
}
