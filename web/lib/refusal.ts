import { AppwriteException } from 'appwrite';

/** The server's own words when it refused (4xx); undefined when it stumbled or could not be reached. */
export function refusalOf(error: unknown): { code: number; type: string; message: string } | undefined {
  if (!(error instanceof AppwriteException) || error.code < 400 || error.code >= 500) return undefined;
  return { code: error.code, type: error.type, message: error.message };
}
