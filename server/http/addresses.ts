import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify a customer's network: providers assign each customer a /64. */
const NETWORK_BYTES = 8;

/**
 * The key by which rate limits count a network address: an IPv4 address, or the /64 network of an IPv6 address. An IPv4
 * address written as IPv6 (`::ffff:203.0.113.7`) counts as the IPv4 address. Clients without an address share one key:
 * those that have left already, or came through a local socket.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined || !ipaddr.isValid(ip)) return ip ?? 'no address';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = [...address.toByteArray().slice(0, NETWORK_BYTES), ...Array<number>(NETWORK_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}
