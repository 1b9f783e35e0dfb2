import type { ServerSettings } from '#server/settings/list.ts';
import type { ReportProviderError } from './authorization-code.ts';
import { githubProvider } from './github.ts';
import { openIdProvider } from './open-id.ts';
import type { Provider, Providers } from './provider.ts';

/** The configured providers, in the order they are offered. */
export function openProviders(
  { google, github, oidc }: Pick<ServerSettings, 'google' | 'github' | 'oidc'>,
  report: ReportProviderError,
): Providers {
  const all: Provider[] = [];
  if (google) {
    all.push(
      openIdProvider({
        ...google,
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        // Google issues a refresh token only with this parameter.
        parameters: { access_type: 'offline' },
        report,
      }),
    );
  }
  if (github) all.push(githubProvider({ ...github, report }));
  if (oidc) all.push(openIdProvider({ ...oidc, name: 'oidc', report }));
  return new Map(all.map((each) => [each.name, each]));
}
