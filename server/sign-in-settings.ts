import * as v from 'valibot';

/** Somebody else who can say who a person is: an OAuth2 provider, as registered there for this kitchen. */
export interface OAuth2Client {
  clientId: string;
  clientSecret: string;
}

export interface SignInSettings {
  /** Whom people are offered to sign in with, in this order. */
  offered: readonly { name: string; label: string }[];
  google: OAuth2Client | undefined;
  /** `site` is github.com, or an Enterprise server. */
  github: (OAuth2Client & { site: string }) | undefined;
  /** Any OpenID Connect provider, by its issuer; `label` is the name people know it by. */
  oidc: (OAuth2Client & { issuer: string; label: string }) | undefined;
}

const words = v.pipe(v.string(), v.nonEmpty());

/** Whether an address is this machine itself, where no network can listen in. */
export function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

const providerUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.check(
    (url) => url.startsWith('https://') || (url.startsWith('http://') && isLoopback(url)),
    'must begin with https://',
  ),
);

/** The settings of signing in through others, by the names of their environment variables. */
export const signInEntries = {
  GOOGLE_CLIENT_ID: v.optional(words),
  GOOGLE_CLIENT_SECRET: v.optional(words),
  GITHUB_CLIENT_ID: v.optional(words),
  GITHUB_CLIENT_SECRET: v.optional(words),
  GITHUB_URL: v.optional(
    v.pipe(
      providerUrl,
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    'https://github.com',
  ),
  OIDC_ISSUER: v.optional(providerUrl),
  OIDC_CLIENT_ID: v.optional(words),
  OIDC_CLIENT_SECRET: v.optional(words),
  OIDC_NAME: v.optional(v.pipe(words, v.maxLength(40, 'must have at most 40 characters')), 'OpenID'),
};

const schema = v.object(signInEntries);
type Read = v.InferOutput<typeof schema>;

/** @param missing refuses the settings, for a name that is needed with another */
export function signInSettings(read: Read, missing: (needed: string, by: string) => Error): SignInSettings {
  function client(name: 'GOOGLE' | 'GITHUB' | 'OIDC', by: keyof Read): OAuth2Client {
    const needed = (key: keyof Read): string => {
      const value = read[key];
      if (value === undefined) throw missing(key, by);
      return value;
    };
    return { clientId: needed(`${name}_CLIENT_ID`), clientSecret: needed(`${name}_CLIENT_SECRET`) };
  }
  const { GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID, GITHUB_URL, OIDC_ISSUER, OIDC_NAME } = read;
  const google = GOOGLE_CLIENT_ID === undefined ? undefined : client('GOOGLE', 'GOOGLE_CLIENT_ID');
  const github =
    GITHUB_CLIENT_ID === undefined
      ? undefined
      : { ...client('GITHUB', 'GITHUB_CLIENT_ID'), site: GITHUB_URL };
  const oidc =
    OIDC_ISSUER === undefined
      ? undefined
      : { ...client('OIDC', 'OIDC_ISSUER'), issuer: OIDC_ISSUER, label: OIDC_NAME };
  const offered = [
    google && { name: 'google', label: 'Google' },
    github && { name: 'github', label: 'GitHub' },
    oidc && { name: 'oidc', label: oidc.label },
  ].filter((each) => each !== undefined);
  return { google, github, oidc, offered };
}
