import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { AddressFields } from '#web/features/addresses/address-fields.tsx';
import { usePerformIntent } from '#web/features/carts/actions.ts';
import { AuthCard } from '#web/features/sign-in/auth-card.tsx';
import { withoutError } from '#web/features/sign-in/providers.ts';
import { ProviderNotice, SignInWith } from '#web/features/sign-in/sign-in-with.tsx';
import { SignupForm } from '#web/features/sign-in/signup-form.tsx';
import { signupTexts } from '#web/features/sign-in/texts.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { nextPath } from '#web/lib/session/next-path.ts';
import { useTexts } from '#web/lib/texts.ts';

const load = async ({ user, url }: Page) => {
  if (user) throw redirect(nextPath(url.searchParams, '/'));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(signupTexts, ({ page }) => page);

export default function Signup() {
  const texts = useTexts(signupTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performIntent = usePerformIntent();

  const goOn = async () => {
    await performIntent();
    await navigate(nextPath(search, '/'), { replace: true });
  };

  return (
    <AuthCard
      wide
      title={texts.title}
      intro={texts.intro}
      below={
        <>
          {texts.haveAccount}{' '}
          <Link
            to={`/login?${withoutError(search)}`}
            className="font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            {texts.signIn}
          </Link>
        </>
      }
    >
      <ProviderNotice />
      <SignupForm address={(problems) => <AddressFields problems={problems} />} onDone={goOn} />
      <SignInWith />
    </AuthCard>
  );
}
