import { hash } from 'node:crypto';

/** The SHA-256 of a content, to tell it from others or to name something by it. For secrets there is `hashSecret`. */
export function contentHash(content: string | Buffer, encoding: 'base64' | 'base64url' | 'hex'): string {
  return hash('sha256', content, encoding);
}
