import { findProviderTokens, replaceProviderTokens } from '#server/accounts/stored-provider-tokens.ts';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import type { Session } from '#server/documents/session.ts';
import type { Providers } from './provider.ts';

/** The provider's tokens of a session, decrypted for the session's owner. */
export interface SessionProviderTokens {
  /** Returns empty tokens for a session that no provider signed in. */
  find(session: Session): Promise<{ accessToken: string; refreshToken: string }>;
  /**
   * Refreshes the session's tokens at the provider if they have expired (WIRE-4.2).
   * @throws Failure user_oauth2_unauthorized, user_oauth2_provider_error
   */
  renew(session: Session, now: Date): Promise<void>;
}

export function createProviderTokens({
  providers,
  database,
}: {
  providers: Providers;
  database: Database;
}): SessionProviderTokens {
  async function find(session: Session) {
    const provider = providers.get(session.provider);
    if (!provider) return { accessToken: '', refreshToken: '' };
    const { accessToken, refreshToken } = await findProviderTokens(database, session);
    return {
      accessToken: provider.unseal(session.id, accessToken),
      refreshToken: provider.unseal(session.id, refreshToken),
    };
  }

  return {
    find,
    async renew(session, now) {
      const provider = providers.get(session.provider);
      const { providerTokenExpires } = session;
      if (!provider || providerTokenExpires === null || providerTokenExpires > now) return;
      const { refreshToken } = await find(session);
      const signInAgain = () =>
        new Failure('user_oauth2_unauthorized', `Please sign in with ${provider.label} again.`);
      if (refreshToken === '') throw signInAgain();
      const renewed = await provider.refresh(refreshToken).catch((error: unknown) => {
        throw error instanceof Failure && error.type === 'user_oauth2_bad_request' ? signInAgain() : error;
      });
      await replaceProviderTokens(database, session, {
        accessToken: provider.seal(session.id, renewed.accessToken),
        // Without a new refresh token in the answer, the old one stays valid.
        refreshToken: provider.seal(session.id, renewed.refreshToken || refreshToken),
        expires: renewed.expires,
      });
    },
  };
}
