import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressKey, plainAddress } from '../addresses.ts';

/** Fastify's names of networks (its option `trustProxy`). */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns a function that says whether an address is one of these proxies.
 * @param list as Fastify's option `trustProxy`: addresses and networks, separated by commas
 */
export function createTrustedProxies(list: string): (address: string) => boolean {
  const networks = new BlockList();
  for (const each of list.split(',').map((name) => name.trim())) {
    for (const network of NETWORKS[each] ?? [each]) {
      const [address = '', size] = network.split('/');
      const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (size === undefined) networks.addAddress(address, type);
      else networks.addSubnet(address, Number(size), type);
    }
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The header with addresses alone, without the ports and brackets that some proxies write. */
const plainAddresses = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((written) => plainAddress(written) ?? written.trim())
    .join(', ');

/** Takes ports, brackets and zones off `X-Forwarded-For` before Fastify reads a client's address from it. */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) headers['x-forwarded-for'] = plainAddresses([forwarded].flat().join());
    done();
  });
}

/** Addresses whose key is remembered, because comparing addresses takes longer than answering from memory. */
const MAX_KNOWN = 10_000;

/** Returns the key of the network that a request comes from, before Fastify has seen the request. */
export function createNetworkOf(
  trustedProxies: string,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isProxy = createTrustedProxies(trustedProxies);
  const known = new LRUCache<string, { isProxy: boolean; key: string }>({ max: MAX_KNOWN });
  function factsOf(address: string) {
    const facts = known.get(address) ?? { isProxy: isProxy(address), key: addressKey(address) };
    known.set(address, facts);
    return facts;
  }

  return ({ headers, socket: { remoteAddress } }) => {
    if (remoteAddress === undefined) return addressKey(undefined);
    const { isProxy, key } = factsOf(remoteAddress);
    const forwarded = isProxy ? [headers['x-forwarded-for'] ?? []].flat().join() : '';
    if (forwarded === '') return key;
    const client = forwarded
      .split(',')
      .flatMap((written) => plainAddress(written) ?? [])
      .findLast((address) => !factsOf(address).isProxy);
    return client === undefined ? key : factsOf(client).key;
  };
}
