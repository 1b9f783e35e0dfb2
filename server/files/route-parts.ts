import type { FastifyRequest } from 'fastify';
import type { Callers } from '#server/documents/caller.ts';
import type { Document } from '#server/documents/document.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { Files } from './files.ts';
import type { Look } from './look.ts';
import type { Picture } from './previews.ts';

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
