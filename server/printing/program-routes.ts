import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRINTER_PROGRAMS, type PrinterProgram } from '#domain/printing/programs.ts';
import { Failure } from '#server/base/failure.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** Where `npm run rasoi -- printer-pack` puts the programs. */
const PACKED_HERE = join(PROJECT_FOLDER, 'release/printer');

/** The programs in these folders with their files, the first folder first; none before somebody packs or copies them. */
async function packedPrograms(folders: readonly string[]): Promise<Map<PrinterProgram, string>> {
  const found = new Map<PrinterProgram, string>();
  for (const folder of folders) {
    const files: readonly string[] = await readdir(folder).catch(() => []);
    for (const name of PRINTER_PROGRAMS) {
      if (files.includes(name) && !found.has(name)) found.set(name, join(folder, name));
    }
  }
  return found;
}

/**
 * The packed programs for the machine beside the printer, for admins (PRINT-13). Those of a release are copied into `printer`
 * in the data folder, since a package can't pack them.
 */
export function programRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const folders = [join(deps.engine.settings.dataFolder, 'printer'), PACKED_HERE];

  app.get('/printer-programs', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    return { programs: [...(await packedPrograms(folders)).keys()] };
  });

  app.get<{ Params: { name: string } }>('/printer-programs/:name', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const { name } = request.params;
    const file = [...(await packedPrograms(folders))].find(([each]) => each === name)?.[1];
    if (!file) throw new Failure('document_not_found');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', (await stat(file)).size)
      .send(createReadStream(file));
  });
}
