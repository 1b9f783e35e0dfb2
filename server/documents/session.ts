/**
 * A signed-in session, as account events carry it. It holds no secret. Accounts open, change and end sessions
 * (server/accounts/sessions.ts).
 */
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
  /** The person's id at the provider, or the address or number they signed in with; may be empty. */
  providerUid: string;
  /** When the provider's tokens expire. The tokens themselves are not part of a session. */
  providerTokenExpires: Date | null;
}
