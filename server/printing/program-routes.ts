import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRINTER_PROGRAMS, type PrinterProgram } from '#domain/printing/programs.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { Failure } from '#server/http/failure.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** Where `npm run rasoi -- printer-pack` puts the programs. */
const FOLDER = join(PROJECT_FOLDER, 'release/printer');

/** The programs that were packed; none before that. */
async function packedPrograms(): Promise<PrinterProgram[]> {
  const files: readonly string[] = await readdir(FOLDER).catch(() => []);
  return PRINTER_PROGRAMS.filter((name) => files.includes(name));
}

/** The packed programs for the machine beside the printer, for admins (PRINT-13). */
export function programRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.get('/printer-programs', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    return { programs: await packedPrograms() };
  });

  app.get<{ Params: { name: string } }>('/printer-programs/:name', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const name = (await packedPrograms()).find((each) => each === request.params.name);
    if (!name) throw new Failure('document_not_found');
    const file = join(FOLDER, name);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', (await stat(file)).size)
      .send(createReadStream(file));
  });
}
