import { AppwriteException } from 'appwrite';
import { userMessages } from '#domain/users/messages.ts';

/** The server's own words when it refused (4xx); undefined when it stumbled or could not be reached. */
export function refusalOf(error: unknown): { code: number; type: string; message: string } | undefined {
  if (!(error instanceof AppwriteException) || error.code < 400 || error.code >= 500) return undefined;
  return { code: error.code, type: error.type, message: error.message };
}

/** The server's own words, else these; a lost answer has words of its own. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof AppwriteException && error.code >= 400) return error.message || otherwise;
  return userMessages.wentWrong;
}
