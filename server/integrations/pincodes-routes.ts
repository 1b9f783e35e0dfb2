import type { FastifyInstance } from 'fastify';
import type { Pincodes } from './pincodes.ts';

/** `GET /pincode/{pin}` (WIRE-15). Open to every origin; the status is 200 even if nothing is found. */
export function pincodeRoutes(app: FastifyInstance, pincodes: Pincodes): void {
  app.get<{ Params: { pincode: string } }>('/pincode/:pincode', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400' });
    return pincodes.lookUp(request.params.pincode);
  });
}
