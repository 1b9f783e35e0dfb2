import { Suspense, useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { awaitsSecondStep, useAwaitsSecondStep } from '#web/lib/session/second-step.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePerformPendingActions } from '#web/routes/parts/perform-pending-actions.ts';
import { useFetchSignedIn } from '#web/shared/sign-in/actions.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { EndedLogins, useEndedLogins } from '#web/shop/security/ended-logins.tsx';
import { SecondStep, useStartOver } from '#web/shop/security/second-step.tsx';
import { endedLoginsTexts } from '#web/shop/security/texts.tsx';
import { factorsQuery } from '#web/shop/security/two-step.ts';
import { CodeStep } from '#web/shop/sign-in/code/code-step.tsx';
import { PhoneForm } from '#web/shop/sign-in/code/phone-form.tsx';
import { asksForCode } from '#web/shop/sign-in/code/send-code.ts';
import { codeTexts } from '#web/shop/sign-in/code/texts.tsx';
import { destination } from '#web/shop/sign-in/destination.ts';
import { LinkLogin } from '#web/shop/sign-in/link-login.tsx';
import { LoginForm } from '#web/shop/sign-in/login-form.tsx';
import { OrLine } from '#web/shop/sign-in/or-line.tsx';
import { PasskeyLogin } from '#web/shop/sign-in/passkey/passkey-login.tsx';
import { withoutError } from '#web/shop/sign-in/providers.ts';
import { ProviderNotice, SignInWith } from '#web/shop/sign-in/sign-in-with.tsx';
import { loginTexts } from '#web/shop/sign-in/texts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';

const load = async ({ user, url, queries, sdk, prefetch }: Page) => {
  const to = user && destination(url.searchParams, user);
  if (to) throw redirect(to);
  if (awaitsSecondStep(queries)) await prefetch(factorsQuery(sdk));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(loginTexts, ({ page }) => page);

/** A file of its own: few who sign in have added a dish. */
const WaitingDishes = rarePart(() => import('#web/shop/sign-in/waiting-dishes.tsx'));

const LINK = 'font-semibold text-chilli-text underline-offset-4 hover:underline';

export default function Login() {
  const texts = useTexts(loginTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performPendingActions = usePerformPendingActions();
  const user = useCurrentUser();
  const fetchSignedIn = useFetchSignedIn();
  const startOver = useStartOver();
  const pending = useAwaitsSecondStep();
  const { signInCodes, textsConfigured } = usePublicSettings();
  const offersPhone = signInCodes.includes('phone');
  const phoneFirst = offersPhone && textsConfigured;
  const { or: orByEmail, orPhone } = useTexts(codeTexts);
  const [passed, setPassed] = useState(false);
  const endedTexts = useTexts(endedLoginsTexts);
  const haveLoginsEnded = useEndedLogins();
  /** The person who has to be told first that earlier logins have ended. */
  const [ended, setEnded] = useState<CurrentUser>();

  const goOn = async (arrived: CurrentUser) => {
    await performPendingActions();
    await navigate(destination(search, arrived) ?? '/', { replace: true });
  };

  const goOnByMail = async (arrived: CurrentUser) => {
    if (!(await haveLoginsEnded())) return goOn(arrived);
    await performPendingActions();
    setEnded(arrived);
  };

  const goOnFromSecondStep = async () => {
    setPassed(true);
    try {
      const arrived = await fetchSignedIn();
      toast.success(texts.loggedIn);
      await goOn(arrived);
    } finally {
      setPassed(false);
    }
  };

  if (pending || passed)
    return (
      <AuthCard
        title={texts.secondStep.title}
        intro={texts.secondStep.intro}
        below={
          <>
            {texts.secondStep.notYou}{' '}
            <button type="button" className={`${LINK} inline-block py-2.5`} onClick={() => void startOver()}>
              {texts.secondStep.startOver}
            </button>
          </>
        }
      >
        <SecondStep onPassed={goOnFromSecondStep} />
      </AuthCard>
    );

  if (ended)
    return (
      <AuthCard title={endedTexts.title} intro={endedTexts.intro} below={endedTexts.below}>
        <EndedLogins user={ended} onDone={goOn} />
      </AuthCard>
    );

  if (asksForCode(search)) return <CodeStep onDone={goOnByMail} />;

  const [userId, secret] = [search.get('userId'), search.get('secret')];
  if (userId && secret)
    return (
      <AuthCard
        title={texts.title}
        intro={texts.link.intro}
        below={
          <Link to="/login" className={`inline-block py-2.5 ${LINK}`}>
            {texts.link.withPassword}
          </Link>
        }
      >
        <LinkLogin userId={userId} secret={secret} onDone={goOnByMail} />
      </AuthCard>
    );

  const byMail = (
    <LoginForm
      email={search.get('email')}
      key="mail"
      second={phoneFirst}
      offersCode={signInCodes.includes('email')}
      onDone={goOn}
    />
  );
  const ways = [
    <PhoneForm key="phone" second={!phoneFirst} />,
    <OrLine key="or" words={phoneFirst ? orByEmail : orPhone} />,
    byMail,
  ];
  return (
    <AuthCard
      title={texts.title}
      intro={texts.intro}
      below={
        <>
          {texts.newHere}{' '}
          <Link to={`/signup?${withoutError(search)}`} className={LINK}>
            {texts.createAccount}
          </Link>
        </>
      }
    >
      {user && !destination(search, user) && (
        <div className="mb-4">
          <Notice tone="warning">{texts.notAdmin(user.email ?? '')}</Notice>
        </div>
      )}
      <ProviderNotice />
      <Suspense>
        <WaitingDishes />
      </Suspense>
      <div className="grid gap-6">{offersPhone ? (phoneFirst ? ways : ways.toReversed()) : byMail}</div>
      <PasskeyLogin onDone={goOn} />
      {!user && <SignInWith />}
    </AuthCard>
  );
}
