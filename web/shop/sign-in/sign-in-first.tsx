import { Navigate, useLocation } from 'react-router';
import { loginPath } from '#web/lib/session/next-path.ts';

/** A link to login, for a guarded page whose person has signed out, perhaps in another tab. */
export function SignInFirst() {
  return <Navigate replace to={loginPath(useLocation())} />;
}
