import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, knownUser, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePerformPendingActions } from '#web/routes/parts/perform-pending-actions.ts';
import { AuthCard } from '#web/shared/sign-in/auth-card.tsx';
import { EndedLogins, useEndedLogins } from '#web/shop/security/ended-logins.tsx';
import { endedLoginsTexts } from '#web/shop/security/texts.tsx';
import { destination } from '#web/shop/sign-in/destination.ts';
import { loginTexts } from '#web/shop/sign-in/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

const load = async (page: Page) => {
  if (!knownUser(page)) throw redirect(`/login${page.url.search}`);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(loginTexts, (texts) => texts.return.page);

/** The page to which a sign-in provider returns: does what the visitor wanted before, then opens the next page. */
export default function SignedIn() {
  const texts = useTexts(loginTexts);
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performPendingActions = usePerformPendingActions();
  const begun = useRef(false);
  const endedTexts = useTexts(endedLoginsTexts);
  const haveLoginsEnded = useEndedLogins();
  const [ended, setEnded] = useState(false);
  const to = (user && destination(search, user)) ?? '/';

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    toast.success(texts.loggedIn);
    void (async () => {
      await performPendingActions();
      if (await haveLoginsEnded()) setEnded(true);
      else await navigate(to, { replace: true });
    })();
  });

  if (user && ended)
    return (
      <AuthCard title={endedTexts.title} intro={endedTexts.intro} below={endedTexts.below}>
        <EndedLogins user={user} onDone={async () => navigate(to, { replace: true })} />
      </AuthCard>
    );
  return (
    <div className="container-page grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-3xl">{texts.return.welcome(user?.name ?? null)}</h1>
      <p className="text-muted">{texts.return.signedIn}</p>
      <LinkButton to={to} variant="secondary">
        {texts.return.goOn}
      </LinkButton>
    </div>
  );
}
