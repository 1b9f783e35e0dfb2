import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** Health checks of the server and its database. They do not need the project header. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_request, reply) => {
    const started = performance.now();
    await database.query(sql`select 1`);
    reply.header('cache-control', 'no-store');
    return { name: 'rasoi', status: 'pass', ping: Math.round(performance.now() - started) };
  });
  app.get('/ping', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('Pong!'));
}
