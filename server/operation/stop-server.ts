import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './ready-route.ts';

/** Stops a server behind a load balancer: `/ready` answers 503 at once, and after the delay the server closes. */
export async function stopServer(
  server: FastifyInstance,
  readiness: Readiness,
  delaySeconds: number,
): Promise<void> {
  readiness.stop();
  if (delaySeconds > 0) await sleep(delaySeconds * 1000);
  await server.close();
}
