/** The credentials of this site at a provider. */
export interface OAuth2Client {
  clientId: string;
  clientSecret: string;
}

/** A person's data from the provider. */
export interface ProviderPerson {
  /** The person's id at the provider, which is never given to somebody else. */
  uid: string;
  /** Empty when the provider gives none. */
  email: string;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  name: string;
}

/** Tokens for calling the provider's API on behalf of the person. */
export interface ProviderTokens {
  accessToken: string;
  /** Empty when there is none. */
  refreshToken: string;
  expires: Date | null;
}

export interface AuthorizationRequest {
  /** Where the provider redirects the person to. */
  redirectUri: string;
  state: string;
  /** Additional scopes. */
  scopes: readonly string[];
}

export interface AuthorizationResponse {
  redirectUri: string;
  state: string;
  /** The query of the redirect. */
  answer: URLSearchParams;
}

/** An OAuth2 provider, for the authorization code flow with PKCE. */
export interface Provider {
  /** The name in paths and sessions. */
  name: string;
  /** The name shown to people. */
  label: string;
  /** The URL of the provider's consent page. Throws Failure user_oauth2_provider_error. */
  consentUrl(asked: AuthorizationRequest): Promise<URL>;
  /**
   * Exchanges the authorization code for the person's data and tokens.
   * @throws Failure user_oauth2_bad_request, user_oauth2_unauthorized, user_oauth2_provider_error
   */
  exchange(returned: AuthorizationResponse): Promise<{ person: ProviderPerson; tokens: ProviderTokens }>;
  /** Gets new tokens. Throws the same Failures as `exchange`. */
  refresh(refreshToken: string): Promise<ProviderTokens>;
  /**
   * Encrypts a token for storage.
   * @param owner the session's id; `unseal` needs the same one
   */
  seal(owner: string, text: string): string;
  /** Decrypts a token; empty when that fails, e.g. because the client secret has changed. */
  unseal(owner: string, sealed: string): string;
}

export type Providers = ReadonlyMap<string, Provider>;
