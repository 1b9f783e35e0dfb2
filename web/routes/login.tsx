import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '#web/features/account/auth-card.tsx';
import { destination } from '#web/features/account/destination.ts';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { usePerformIntent } from '#web/features/carts/actions.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/current-user.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page.ts';
import { Notice } from '#web/ui/notice.tsx';

const load = async ({ user, url }: Page) => {
  const to = user && destination(url.searchParams, user);
  if (to) throw redirect(to);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = titled('Sign in');

export default function Login() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const performIntent = usePerformIntent();
  const user = useCurrentUser();

  const goOn = async (arrived: CurrentUser) => {
    await performIntent();
    await navigate(destination(search, arrived) ?? '/', { replace: true });
  };

  return (
    <AuthCard
      title="Welcome back"
      intro="Sign in to order, and to see what is cooking for you."
      below={
        <>
          New here?{' '}
          <Link
            to={`/signup?${search}`}
            className="font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            Create an account
          </Link>
        </>
      }
    >
      {user && !destination(search, user) && (
        <div className="mb-4">
          <Notice tone="warning">
            You are signed in as {user.email}, and that page is for administrators. Sign in as one to see it.
          </Notice>
        </div>
      )}
      <LoginForm onDone={goOn} />
    </AuthCard>
  );
}
