/** The log of the supervisor, such as a pino logger. */
export interface EmbeddedLog {
  info(message: string): void;
  error(message: string): void;
}

/** The database cannot be started. The message is one line for the person who started Rasoi. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(errorCode(error) ?? error);
}
