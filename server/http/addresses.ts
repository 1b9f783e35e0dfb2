import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address as proxies write it: IPv4 with a port, IPv6 in brackets with or without one, IPv6 with its zone. */
const WRITTEN = /^"?(?:(\d[\d.]*)(?::\d+)?|\[([^\]%]+)(?:%[^\]]*)?\](?::\d+)?|([^[\]%]+)(?:%.*)?)"?$/;

/** The address alone, of a text that a proxy wrote; undefined if there is none in it. */
export function plainAddress(written: string): string | undefined {
  const [, ipv4, bracketed, other] = WRITTEN.exec(written.trim()) ?? [];
  const address = ipv4 ?? bracketed ?? other ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** Bytes of an IPv6 address that identify a customer's network: providers assign each customer a /64. */
const NETWORK_BYTES = 8;

/**
 * The key by which rate limits count a network address: an IPv4 address, or the /64 network of an IPv6 address. An IPv4
 * address written as IPv6 (`::ffff:203.0.113.7`) counts as the IPv4 address. Port, brackets and zone do not count, or each port
 * would have limits of its own. Clients without an address share one key: those that have left already, came through a local
 * socket, or whose proxy wrote something else.
 */
export function addressKey(ip: string | undefined): string {
  const plain = ip === undefined ? undefined : plainAddress(ip);
  if (plain === undefined) return 'no address';
  const address = ipaddr.process(plain);
  if (address.kind() === 'ipv4') return address.toString();
  const network = [...address.toByteArray().slice(0, NETWORK_BYTES), ...Array<number>(NETWORK_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}
