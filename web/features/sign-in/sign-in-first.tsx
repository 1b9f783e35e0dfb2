import { Navigate, useLocation } from 'react-router';
import { loginPath } from '#web/lib/session/next-path.ts';

/** Leads to login. For pages of a person who has signed out, perhaps in another tab. */
export function SignInFirst() {
  return <Navigate replace to={loginPath(useLocation())} />;
}
