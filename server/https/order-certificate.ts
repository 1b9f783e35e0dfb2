import type { ServerSettings } from '#server/settings/list.ts';
import { acmeRequests, refusalIn } from './acme-requests.ts';
import type { SecretStore } from './secret-store.ts';

export type HttpsSettings = NonNullable<ServerSettings['https']>;

/** Milliseconds between two questions whether the authority has checked the domain, at first and at most; and how often. */
const POLLING = { backoffMin: 1000, backoffMax: 10_000, backoffAttempts: 15 };

/**
 * Orders a certificate for the domain. The authority checks the domain meanwhile by a request to it, which any instance with
 * the account's key answers (plain-server.ts). Returns a new key and the certificate with its chain, in PEM.
 * @throws AcmeRefusal, or the error of the network
 */
export async function orderCertificate(settings: HttpsSettings, store: SecretStore): Promise<string> {
  const { domain, directory, email, authorityFile } = settings;
  // Loaded when needed, because it takes 15 MB that most days need not.
  const { default: acme } = await import('acme-client');
  Object.assign(acme.axios.defaults, { adapter: acmeRequests(authorityFile) });
  const accountKey = await accountKeyOf(store);
  const client = new acme.Client({ directoryUrl: directory, accountKey, ...POLLING });
  // An account that is known already is updated, and an authority may refuse an update that names nothing.
  const contact = email === undefined ? [] : [`mailto:${email}`];
  await client.createAccount({ termsOfServiceAgreed: true, contact });
  const order = await client.createOrder({ identifiers: [{ type: 'dns', value: domain }] });
  for (const authorization of await client.getAuthorizations(order)) {
    if (authorization.status === 'valid') continue;
    const challenge = authorization.challenges.find(({ type }) => type === 'http-01');
    if (!challenge) throw new Error('The authority offers no check by a request to port 80.');
    await client.completeChallenge(challenge);
    await client.waitForValidStatus(challenge).catch(async (error: unknown) => {
      throw (await refusedCheck(() => client.getAuthorizations(order))) ?? error;
    });
  }
  const [key, csr] = await acme.crypto.createCsr(
    { altNames: [domain] },
    await acme.crypto.createPrivateEcdsaKey(),
  );
  const certificate = await client.getCertificate(await client.finalizeOrder(order, csr));
  return `${key}${certificate}`;
}

/** The key of this kitchen's account, made the first time. Instances that start at once get the same one. */
async function accountKeyOf(store: SecretStore): Promise<string> {
  const known = await store.read('account');
  if (known !== undefined) return known;
  const { default: acme } = await import('acme-client');
  return store.keepFirst('account', String(await acme.crypto.createPrivateEcdsaKey()));
}

type Authorizations = () => Promise<{ challenges: object[] }[]>;

/** Why the authority could not check the domain, which the library's error does not say. */
async function refusedCheck(authorizations: Authorizations) {
  const checks = (await authorizations()).flatMap(({ challenges }) => challenges);
  return checks.map((each) => refusalIn('error' in each && each.error)).find((each) => each !== undefined);
}
