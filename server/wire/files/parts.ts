import type { FastifyRequest } from 'fastify';
import type { Document } from '#server/engine/document.ts';
import type { Files } from '#server/engine/files.ts';
import type { Picture } from '#server/services/images/previews.ts';
import type { Look } from '#server/services/images/transform.ts';
import type { Callers } from '#server/wire/caller.ts';
import type { RateLimits } from '#server/wire/rate-limits.ts';

/** Pictures of files, made once and kept. */
export interface Previews {
  /** One that has been made before. */
  kept(file: Document, look: Look): Promise<Picture | undefined>;
  make(file: Document, look: Look, content: () => Promise<Buffer>): Promise<Picture>;
}

export interface FileRoutes {
  files: Files;
  previews: Previews;
  callers: Callers;
  rateLimits: RateLimits;
}

export type FileRequest = FastifyRequest<{ Params: { bucket: string; file: string } }>;

export const FILES = '/storage/buckets/:bucket/files';
