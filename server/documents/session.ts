/** A signed-in session, as account events carry it. It holds no secret. server/accounts/sessions/sessions.ts manages sessions. */
export interface Session {
  id: string;
  account: string;
  provider: string;
  ip: string;
  userAgent: string;
  created: Date;
  updated: Date;
  expires: Date;
  /** The factors proven in this session, such as 'password' or 'totp' (WIRE-3). */
  factors: readonly string[];
  /** When a second factor was last proven in this session. */
  factorsProven: Date | null;
  /** The person's id at the provider, or the e-mail address or phone number of the sign-in; may be empty. */
  providerUid: string;
  /** When the provider's tokens expire. The tokens themselves are not part of a session. */
  providerTokenExpires: Date | null;
}
