import type { FastifyInstance } from 'fastify';

/** Milliseconds between attempts to close idle connections while the server closes. */
const CLOSE_INTERVAL = 50;

/**
 * Closes idle connections repeatedly while the server closes. Fastify does so only once, and would then wait for clients
 * of connections that become idle later.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL);
    app.server.once('close', () => clearInterval(timer));
  });
}
