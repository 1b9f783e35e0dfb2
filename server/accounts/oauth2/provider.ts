/** This site as it is registered at a provider. */
export interface OAuth2Client {
  clientId: string;
  clientSecret: string;
}

/** Who came back from a provider, as it describes them. */
export interface ProviderPerson {
  /** Their id at the provider, which never changes hands. */
  uid: string;
  /** Empty when the provider tells none. */
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  name: string;
}

/** What a provider gives out to be used there in a person's name. */
export interface ProviderTokens {
  accessToken: string;
  /** Empty when there is none. */
  refreshToken: string;
  expires: Date | null;
}

export interface Asked {
  /** Where the person is to come back to. */
  redirectUri: string;
  state: string;
  /** What is asked for beyond who the person is. */
  scopes: readonly string[];
}

export interface Returned {
  redirectUri: string;
  state: string;
  /** The query the person came back with. */
  answer: URLSearchParams;
}

/** Somebody else who can say who a person is, by the authorization code flow with PKCE. */
export interface Provider {
  /** Its name in paths and sessions. */
  name: string;
  /** Its name for people. */
  label: string;
  /** Where a person goes to be asked. Throws Failure user_oauth2_provider_error. */
  address(asked: Asked): Promise<URL>;
  /**
   * Makes the code a person came back with into who they are.
   * @throws Failure user_oauth2_bad_request, user_oauth2_unauthorized, user_oauth2_provider_error
   */
  exchange(returned: Returned): Promise<{ person: ProviderPerson; tokens: ProviderTokens }>;
  /** New tokens for old; throws as `exchange` does. */
  refresh(refreshToken: string): Promise<ProviderTokens>;
  /** Encrypts what is kept of its tokens. @param owner whose they are */
  seal(owner: string, text: string): string;
  /** What was sealed for this owner; empty when it can't be opened any more, as after a change of the client secret. */
  unseal(owner: string, sealed: string): string;
}

export type Providers = ReadonlyMap<string, Provider>;
