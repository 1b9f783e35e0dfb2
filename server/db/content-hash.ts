import { hash } from 'node:crypto';

/** The SHA-256 of a content, for comparing it or for naming something by it. Use `hashSecret` for secrets. */
export function contentHash(content: string | Buffer, encoding: 'base64' | 'base64url' | 'hex'): string {
  return hash('sha256', content, encoding);
}
