import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnowingAccount, KnownDevices } from '#server/accounts/known-devices.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';

/**
 * Counts one request for a code. A browser that the account of the address knows has a limit of its own; others are counted
 * by network address and by the code's address, which strangers can use up (SAFE-82).
 * @returns the account, if it knows the browser
 * @throws Failure general_rate_limit_exceeded
 */
export async function countCodeRequest(
  { rateLimits, knownDevices }: { rateLimits: RateLimits; knownDevices: KnownDevices },
  request: FastifyRequest,
  reply: FastifyReply,
  to: { email: string } | { phone: string },
): Promise<KnowingAccount | undefined> {
  const known = await knownDevices.accountFor(request, to);
  if (known) {
    await rateLimits.count(limits.requestCodeOnKnownDevice, known.id, reply);
    return known;
  }
  const [channel, address] = 'phone' in to ? ['phone', to.phone] : ['email', to.email];
  await rateLimits.count(limits.requestCodeByAddress, `${channel} ${addressKey(request.ip)}`, reply);
  await rateLimits.count(limits.requestCode, address, reply);
  return undefined;
}
