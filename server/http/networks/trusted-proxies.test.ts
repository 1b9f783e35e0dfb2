import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createNetworkOf, readForwardedAddresses } from './trusted-proxies.ts';

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

  it('is the same whatever port the client has, and with brackets and a zone', () => {
    for (const written of ['203.0.113.7:40000', '203.0.113.7:40001', '203.0.113.7:1, 10.0.0.2:8080'])
      expect(networkOf(from('127.0.0.1', written))).toBe('203.0.113.7');
    expect(networkOf(from('127.0.0.1', '[2001:db8:1:2:3::4]:443'))).toBe('2001:db8:1:2::/64');
  });
});

// LIMIT-3
it.each([
  ['203.0.113.10:40000', '203.0.113.10'],
  ['203.0.113.10:40000, 127.0.0.1:9000', '203.0.113.10'],
  ['198.51.100.1, [2001:db8::7%eth0]:443', '2001:db8::7'],
  ['unknown, 203.0.113.10', '203.0.113.10'],
])(
  'the address of a client is read from X-Forwarded-For without port, brackets and zone: %s',
  async (header, ip) => {
    const server = Fastify({ trustProxy: 'loopback' });
    readForwardedAddresses(server);
    server.get('/', (request) => request.ip);
    const answer = await server.inject({ url: '/', headers: { 'x-forwarded-for': header } });
    expect(answer.body).toBe(ip);
    await server.close();
  },
);
