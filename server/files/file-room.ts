import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from '#server/settings/list.ts';
import { contentType } from './content-type.ts';
import type { FileRouteDeps } from './file-route-deps.ts';
import { createFiles, type FilesDeps } from './files.ts';
import { createPictures } from './pictures/pictures.ts';
import { preparePreviews } from './prepare-previews.ts';
import { createPreviews } from './previews.ts';
import { fileRoutes } from './routes.ts';

export interface FileRoomDeps extends Omit<FilesDeps, 'typeOf' | 'pictures'> {
  settings: ServerSettings;
  /** Whether previews of a new image are rendered before anybody asks for them. */
  preparesPreviews: boolean;
  onError: (error: unknown) => void;
}

/** Uploads, files and their previews. */
export function openFileRoom({ preparesPreviews, onError, ...deps }: FileRoomDeps) {
  const pictures = createPictures();
  const files = createFiles({ ...deps, typeOf: contentType, pictures });
  const previews = createPreviews(join(deps.settings.dataFolder, 'previews'), pictures);
  if (preparesPreviews) preparePreviews({ events: deps.events, files, pictures, previews, onError });
  return {
    files,
    async api(app: FastifyInstance, shared: Pick<FileRouteDeps, 'callers' | 'rateLimits'>): Promise<void> {
      await app.register(fileRoutes, { ...shared, files, previews });
    },
  };
}
