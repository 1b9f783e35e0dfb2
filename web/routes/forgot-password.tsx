import { Link } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { ForgotForm } from '#web/shop/security/forgot-form.tsx';
import { passwordTexts } from '#web/shop/security/texts.tsx';

export const meta = pageMeta(passwordTexts, ({ forgot }) => forgot.page);

export default function ForgotPassword() {
  const texts = useTexts(passwordTexts).forgot;
  return (
    <AuthCard
      title={texts.title}
      intro={texts.intro}
      below={
        <>
          {texts.remembered}{' '}
          <Link to="/login" className="font-semibold text-chilli-text underline-offset-4 hover:underline">
            {texts.signIn}
          </Link>
        </>
      }
    >
      <ForgotForm />
    </AuthCard>
  );
}
