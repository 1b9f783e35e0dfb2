import { Suspense } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { nextPath } from '#web/lib/session/next-path.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePerformPendingActions } from '#web/routes/parts/perform-pending-actions.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { AddressFields } from '#web/shop/addresses/address-fields.tsx';
import { codeTexts } from '#web/shop/sign-in/code/texts.tsx';
import { OrLine } from '#web/shop/sign-in/or-line.tsx';
import { withoutError } from '#web/shop/sign-in/providers.ts';
import { ProviderNotice, SignInWith } from '#web/shop/sign-in/sign-in-with.tsx';
import { SignupForm } from '#web/shop/sign-in/signup-form.tsx';
import { signupTexts } from '#web/shop/sign-in/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';

const load = async ({ user, url }: Page) => {
  if (user) throw redirect(nextPath(url.searchParams, '/'));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(signupTexts, ({ page }) => page);

/** A file of its own: few who sign in have added a dish. */
const WaitingDishes = rarePart(() => import('#web/shop/sign-in/waiting-dishes.tsx'));

export default function Signup() {
  const texts = useTexts(signupTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performPendingActions = usePerformPendingActions();
  const { signInCodes, textsConfigured } = usePublicSettings();
  const codeWords = useTexts(codeTexts);

  const goOn = async () => {
    await performPendingActions();
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
      <Suspense>
        <WaitingDishes />
      </Suspense>
      {signInCodes.includes('phone') && textsConfigured && (
        <div className="mb-6 grid gap-5">
          <LinkButton to={`/login?${withoutError(search)}`} wide>
            {codeWords.usePhone}
          </LinkButton>
          <OrLine words={codeWords.orFillIn} />
        </div>
      )}
      <SignupForm address={(problems) => <AddressFields problems={problems} />} onDone={goOn} />
      <SignInWith />
    </AuthCard>
  );
}
