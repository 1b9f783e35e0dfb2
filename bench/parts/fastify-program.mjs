/** A bare Fastify that answers JSON: what Node.js and the framework need alone. */
import fastify from 'fastify';

const server = fastify();
server.get('/*', () => ({ status: 'ok' }));
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
