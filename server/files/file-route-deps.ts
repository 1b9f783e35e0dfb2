import type { FastifyRequest } from 'fastify';
import type { Callers } from '#server/documents/caller.ts';
import type { Document } from '#server/documents/document.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { Files } from './files.ts';
import type { PreviewOptions } from './preview-options.ts';
import type { Preview } from './previews.ts';

/** Previews of files, rendered once and cached. */
export interface Previews {
  /** The cached preview, if there is one. */
  kept(file: Document, look: PreviewOptions): Promise<Preview | undefined>;
  make(file: Document, look: PreviewOptions, content: () => Promise<Buffer>): Promise<Preview>;
}

export interface FileRouteDeps {
  files: Files;
  previews: Previews;
  callers: Callers;
  rateLimits: RateLimits;
}

export type FileRequest = FastifyRequest<{ Params: { bucket: string; file: string } }>;

export const FILES = '/storage/buckets/:bucket/files';
