import * as oauth from 'openid-client';
import { Failure } from '#server/base/failure.ts';
import type { AuthorizationRequest, AuthorizationResponse, ProviderTokens } from './provider.ts';
import type { Secrets } from './secrets.ts';

// The authorization code flow with PKCE, as far as it is the same for all providers.

/** How long a provider may take to answer (seconds). */
export const TIMEOUT = 10;

/** Logs a provider's error. Never pass the provider's answer, which may contain secrets. */
export type ReportProviderError = (problem: { provider: string; reason: string }) => void;

/** Runs a request to a provider, and converts its errors to Failures without secrets (WIRE-1.3). */
export async function mapProviderErrors<T>(
  label: string,
  report: ReportProviderError,
  question: () => Promise<T>,
): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof oauth.AuthorizationResponseError) throw deniedFailure(label, error.error);
    if (error instanceof oauth.ResponseBodyError) {
      report({ provider: label, reason: `${error.status} ${error.error}` });
      if (error.status === 401) throw new Failure('user_oauth2_unauthorized', `${label} refused this site.`);
      throw new Failure(
        'user_oauth2_bad_request',
        `${label} did not accept this sign-in. Please start again.`,
      );
    }
    const { code, message } = error as { code?: unknown; message?: unknown };
    report({ provider: label, reason: [code, message].filter(Boolean).join(' ') });
    throw new Failure('user_oauth2_provider_error', `${label} did not answer as it should.`);
  }
}

function deniedFailure(label: string, error: string): Failure {
  if (error === 'access_denied') {
    return new Failure('user_oauth2_unauthorized', `You did not allow ${label} to sign you in.`);
  }
  return new Failure('user_oauth2_provider_error', `${label} could not sign you in.`);
}

/**
 * Authenticates by a method that the provider supports; by `client_secret_basic` if it does not list any (OpenID Connect
 * Discovery 1.0).
 */
export function clientSecretAuth(clientSecret: string): oauth.ClientAuth {
  const basic = oauth.ClientSecretBasic(clientSecret);
  const post = oauth.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

export async function authorizationUrl(
  configuration: oauth.Configuration,
  secrets: Secrets,
  { redirectUri, state }: AuthorizationRequest,
  more: Record<string, string>,
): Promise<URL> {
  return oauth.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(secrets.derive('verifier', state)),
    code_challenge_method: 'S256',
    ...more,
  });
}

export function exchangeCode(
  configuration: oauth.Configuration,
  secrets: Secrets,
  { redirectUri, state, answer }: AuthorizationResponse,
  checks: oauth.AuthorizationCodeGrantChecks = {},
) {
  if (!answer.has('code') && !answer.has('error')) throw new Failure('user_oauth2_bad_request');
  const url = new URL(redirectUri);
  url.search = answer.toString();
  return oauth.authorizationCodeGrant(configuration, url, {
    ...checks,
    expectedState: state,
    pkceCodeVerifier: secrets.derive('verifier', state),
  });
}

export function toProviderTokens(
  answer: oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers,
): ProviderTokens {
  const seconds = answer.expiresIn();
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? '',
    expires: seconds === undefined ? null : new Date(Date.now() + seconds * 1000),
  };
}

/** The `scope` parameter: a sign-in's own scopes and the additional ones, without repetition. */
export const scopeText = (own: readonly string[], more: readonly string[]): string =>
  [...new Set([...own, ...more])].join(' ');
