import type { FastifyInstance } from 'fastify';
import { isPincode } from '#domain/pincodes/answer.ts';
import { positionOfPincode } from '#server/places/pincode-positions.ts';
import type { Pincodes } from './pincodes.ts';

/** The most pincodes that one request asks for. */
const MOST_POSITIONS = 100;

/** `GET /pincode/{pin}` (WIRE-15). Open to every origin; the status is 200 even if nothing is found. */
export function pincodeRoutes(app: FastifyInstance, pincodes: Pincodes): void {
  app.get<{ Params: { pincode: string } }>('/pincode/:pincode', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400' });
    return pincodes.lookUp(request.params.pincode);
  });

  /** `GET /pincodes/positions/560001,560002`: the middles of the areas that are known, by pincode. */
  app.get<{ Params: { pincodes: string } }>('/pincodes/positions/:pincodes', async (request, reply) => {
    const asked = request.params.pincodes.split(',').filter(isPincode).slice(0, MOST_POSITIONS);
    const found = asked.map((each) => [each, positionOfPincode(each)] as const);
    reply.header('cache-control', 'public, max-age=86400');
    return Object.fromEntries(found.filter(([, position]) => position));
  });
}
