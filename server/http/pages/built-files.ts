import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with files of the build, which metrics count as one. */
    sendsFiles?: boolean;
  }
}

const CLIENT = join(PROJECT_FOLDER, 'build/client');
/** Cache times (seconds). Files with a hash in their name never change; browsers check others after a day. */
const YEAR = 31_536_000;
const DAY = 86_400;

/** The addresses of the files of the build, such as `/images/idli.webp`. */
function builtFiles(): ReadonlySet<string> {
  const entries = readdirSync(CLIENT, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(CLIENT, join(parentPath, name)).split(sep).join('/')}`),
  );
}

/**
 * Serves the files of the build. A folder is one route, since a route for each of a thousand files takes 7 MB.
 * @param otherwise answers for a file that does not exist
 */
export async function builtFileRoutes(app: FastifyInstance, otherwise: RouteHandlerMethod): Promise<void> {
  await app.register(fastifyStatic, {
    root: CLIENT,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(CLIENT, 'assets'));
      reply.setHeader('cache-control', `public, max-age=${hashed ? `${YEAR}, immutable` : DAY}`);
    },
  });
  const files = builtFiles();
  const routes = new Set([...files].map((file) => file.replace(/^(\/[^/]+\/).*/, '$1*')));
  for (const route of routes) {
    app.get(route, { config: { sendsFiles: true } }, function (request, reply) {
      const [path = ''] = request.url.split('?');
      return files.has(path) ? reply.sendFile(path) : otherwise.call(this, request, reply);
    });
  }
}
