import { Navigate, useLocation } from 'react-router';
import { loginPath } from '#web/lib/session/next.ts';

/** In the place of a page whose user has signed out, perhaps in another tab. */
export function SignInFirst() {
  return <Navigate replace to={loginPath(useLocation())} />;
}
