import { describe, expect, it } from 'vitest';
import { createNetworkOf } from './trusted-proxies.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as Parameters<ReturnType<typeof createNetworkOf>>[0];

// EARLY-18
describe('the network of a request', () => {
  const networkOf = createNetworkOf('loopback, 10.0.0.0/8');

  it('is that of the client that the last trusted proxy names', () => {
    expect(networkOf(from('127.0.0.1', '198.51.100.9, 203.0.113.7, 10.0.0.2'))).toBe('203.0.113.7');
    expect(networkOf(from('::ffff:127.0.0.1', '2001:db8:1:2:3::4'))).toBe('2001:db8:1:2::/64');
  });

  it('is that of the connection for anybody else, whatever the client says', () => {
    expect(networkOf(from('203.0.113.7', '198.51.100.9'))).toBe('203.0.113.7');
    expect(networkOf(from('::ffff:203.0.113.7'))).toBe('203.0.113.7');
  });

  it('is that of the proxy if it names nobody, or nothing that is an address', () => {
    expect(networkOf(from('10.0.0.2'))).toBe('10.0.0.2');
    expect(networkOf(from('10.0.0.2', 'unknown'))).toBe('10.0.0.2');
    expect(networkOf(from(undefined))).toBe('no address');
  });
});
