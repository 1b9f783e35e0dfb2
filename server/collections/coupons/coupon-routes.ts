import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { couponCode } from '#domain/coupons/code.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import type { OfferedCoupon } from '#domain/coupons/usable.ts';
import { toRupees } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { userOf } from '#server/documents/access.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { parseParams, text } from '#server/http/params.ts';
import { countPersonAndAddress, couponGuesses, type RateLimits } from '#server/http/rate-limits.ts';
import { offeredCoupons } from './offered-coupons.ts';

export interface CouponRouteDeps {
  engine: Pick<EngineDeps, 'database' | 'site' | 'clock'>;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

const codeParams = v.object({ code: text(60) });

/** A coupon as the routes answer it, with amounts in rupees. */
const present = ({ amount, maxDiscount, minimum, ...coupon }: OfferedCoupon) => ({
  ...coupon,
  amount: toRupees(amount),
  maxDiscount: maxDiscount === null ? null : toRupees(maxDiscount),
  minimum: minimum === null ? null : toRupees(minimum),
});

/** The routes of coupons for signed-in people: those that checkout lists, and one by its code (COUPON-5). */
export function couponRoutes(app: FastifyInstance, { engine, callers, rateLimits }: CouponRouteDeps): void {
  const { database, site, clock } = engine;
  const offered = async (userId: string, wanted: Parameters<typeof offeredCoupons>[2]) =>
    offeredCoupons({ sql: database, now: clock(), site: await site.current() }, userId, wanted);

  app.get('/coupons', async (request, reply) => {
    const user = userOf((await callers(request)).actor);
    if (!user) throw new Failure('user_unauthorized');
    reply.header('cache-control', 'private, no-store');
    return { coupons: (await offered(user.id, 'listed')).map(present) };
  });

  app.get('/coupons/:code', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    const user = userOf(actor);
    if (!user) throw new Failure('user_unauthorized');
    await countPersonAndAddress(rateLimits, couponGuesses, { countedPerson, ip: request.ip }, reply);
    const code = couponCode(parseParams(codeParams, request.params).code);
    const [coupon] = await offered(user.id, { codes: [code] });
    if (!coupon) throw new Failure('coupon_not_found', couponMessages.unknown(code));
    reply.header('cache-control', 'private, no-store');
    return present(coupon);
  });
}
