import * as parse from './parsers.ts';
import type { SettingGroup, TextOf } from './setting.ts';

/** HTTPS without another program in front: certificates from an authority that speaks ACME, such as Let's Encrypt. */
export const https = {
  enabledBy: 'HTTPS_DOMAIN',
  unset: 'none: a proxy in front has the certificate, or there is none',
  settings: {
    domain: {
      env: 'HTTPS_DOMAIN',
      parse: parse.domainName,
      about:
        'the domain of the site, such as `khana.example`: Rasoi gets a certificate for it by itself and sets `PUBLIC_URL`; `HOST` is then `127.0.0.1`',
    },
    port: {
      env: 'HTTPS_PORT',
      parse: parse.wholeNumber(1, 65_535),
      default: '443',
      about: 'the port for HTTPS',
    },
    httpPort: {
      env: 'HTTP_PORT',
      parse: parse.wholeNumber(1, 65_535),
      default: '80',
      about:
        'the port on which the authority checks the domain, and which leads to HTTPS; the authority always calls port 80, so another one needs a redirection to it',
    },
    email: {
      env: 'HTTPS_EMAIL',
      parse: parse.emailAddress,
      optional: true,
      unset: 'none',
      about: 'where the authority may write to about certificates',
    },
    directory: {
      env: 'ACME_URL',
      parse: parse.providerUrl,
      default: 'https://acme-v02.api.letsencrypt.org/directory',
      about: "another authority's directory; with the default you agree to the terms of Let's Encrypt",
    },
    authorityFile: {
      env: 'ACME_CA_FILE',
      parse: parse.path,
      optional: true,
      unset: 'those that Node knows',
      about: "a file with the certificate that the authority's own server has, for one of your own",
    },
  },
} as const satisfies SettingGroup;

/** The address of the site by its domain; without a domain, of the plain server on this machine. */
export function defaultPublicUrl(textOf: TextOf): string {
  const domain = textOf('HTTPS_DOMAIN').toLowerCase();
  if (domain === '') return `http://localhost:${textOf('PORT')}`;
  const port = textOf('HTTPS_PORT');
  return `https://${domain}${port === '443' ? '' : `:${port}`}`;
}

interface Addresses {
  publicUrl: string;
  https: { domain: string; port: number; httpPort: number } | undefined;
  port: number;
}

/** Why these settings of addresses can't be used together; undefined if they can. */
export function addressProblem({ publicUrl, https, port }: Addresses): string | undefined {
  if (!https) return undefined;
  const own = defaultPublicUrl((name) => (name === 'HTTPS_DOMAIN' ? https.domain : String(https.port)));
  const { origin } = new URL(publicUrl);
  if (publicUrl !== new URL(own).origin)
    return `PUBLIC_URL is ${origin}, but HTTPS_DOMAIN makes it ${own}. Delete PUBLIC_URL, or make both the same`;
  const ports = [port, https.port, https.httpPort].filter((each) => each > 0);
  if (new Set(ports).size < ports.length) return 'PORT, HTTP_PORT and HTTPS_PORT must be three ports';
  return undefined;
}
