import { useEffect, useRef } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import { usePerformIntent } from '#web/features/carts/actions.ts';
import { destination } from '#web/features/sign-in/destination.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

const load = async ({ user, url }: Page) => {
  if (!user) throw redirect(`/login${url.search}`);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = titled('Signing in');

/** Where people come back to from a provider: does what they were about to do, and leads on. */
export default function SignedIn() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performIntent = usePerformIntent();
  const begun = useRef(false);
  const to = (user && destination(search, user)) ?? '/';

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    toast.success(userMessages.loggedIn);
    void performIntent().then(() => navigate(to, { replace: true }));
  });

  return (
    <div className="container-page grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-3xl">Welcome{user?.name ? `, ${user.name}` : ''}</h1>
      <p className="text-muted">You are signed in. One moment…</p>
      <LinkButton to={to} variant="secondary">
        Go on
      </LinkButton>
    </div>
  );
}
