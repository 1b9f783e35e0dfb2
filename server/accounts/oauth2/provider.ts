/** This site as it is registered at a provider. */
export interface OAuth2Client {
  clientId: string;
  clientSecret: string;
}

/** The person as the provider describes them. */
export interface ProviderPerson {
  /** Their id at the provider, which never changes hands. */
  uid: string;
  /** Empty when the provider names none. */
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  name: string;
}

/** Tokens for calling the provider on the person's behalf. */
export interface ProviderTokens {
  accessToken: string;
  /** Empty when there is none. */
  refreshToken: string;
  expires: Date | null;
}

export interface Asked {
  /** Where the provider redirects the person to. */
  redirectUri: string;
  state: string;
  /** Additional scopes. */
  scopes: readonly string[];
}

export interface Returned {
  redirectUri: string;
  state: string;
  /** The query of the redirect. */
  answer: URLSearchParams;
}

/** An OAuth2 provider, used by the authorization code flow with PKCE. */
export interface Provider {
  /** Its name in paths and sessions. */
  name: string;
  /** Its name for people. */
  label: string;
  /** The URL of the provider's consent page. Throws Failure user_oauth2_provider_error. */
  address(asked: Asked): Promise<URL>;
  /**
   * Exchanges the code of the redirect for the person and tokens.
   * @throws Failure user_oauth2_bad_request, user_oauth2_unauthorized, user_oauth2_provider_error
   */
  exchange(returned: Returned): Promise<{ person: ProviderPerson; tokens: ProviderTokens }>;
  /** Refreshes tokens. Throws as `exchange` does. */
  refresh(refreshToken: string): Promise<ProviderTokens>;
  /**
   * Encrypts tokens for storage.
   * @param owner whose they are; only `unseal` with the same owner opens them
   */
  seal(owner: string, text: string): string;
  /**
   * Decrypts what was sealed for this owner; empty when that is no longer possible, e.g. after the client secret
   * changed.
   */
  unseal(owner: string, sealed: string): string;
}

export type Providers = ReadonlyMap<string, Provider>;
