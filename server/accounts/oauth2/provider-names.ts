import { PROJECT_ID } from '#server/http/project.ts';

/** All provider names of the protocol. Providers without settings are disabled (WIRE-4.3). */
export const PROVIDER_NAMES: ReadonlySet<string> = new Set(
  (
    'amazon apple auth0 authentik autodesk bitbucket bitly box dailymotion discord disqus dropbox etsy facebook figma ' +
    'github gitlab google linkedin microsoft notion oidc okta paypal paypalSandbox podio salesforce slack spotify ' +
    'stripe tradeshift tradeshiftBox twitch wordpress yahoo yammer yandex zoho zoom'
  ).split(' '),
);

/** The path of the routes, after `/v1`. */
export const OAUTH2_PATH = '/account/sessions/oauth2';

/** The redirect URI to register at the provider. */
export const callbackUrl = (publicUrl: string, provider: string): string =>
  `${publicUrl}/v1${OAUTH2_PATH}/callback/${provider}/${PROJECT_ID}`;
