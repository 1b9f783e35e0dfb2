import type { FastifyRequest } from 'fastify';
import { withSourceLines } from './source-lines.ts';

/** The logged fields of a request, without the query, which may contain secrets of links and codes of providers. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}

/** Fields of errors that say where something went wrong, and never with which values. */
const SAFE_FIELDS = ['code', 'severity', 'table', 'column', 'constraint', 'syscall', 'statusCode'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** Causes of causes are logged up to this depth. */
const MOST_CAUSES = 3;

/**
 * The logged fields of an error. All others are left out: PostgreSQL's `detail` repeats the values of a row, and drivers
 * put the command with its password into an error.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const fields = error as Error & Partial<Record<(typeof SAFE_FIELDS)[number], unknown>>;
  return {
    type: name,
    message,
    stack: withSourceLines(stack),
    ...Object.fromEntries(
      SAFE_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
    ),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: errorForLog(cause, depth + 1) }),
  };
}

/** How the log writes requests and errors. It writes nothing else of them: no headers, no bodies. */
export const LOG_SERIALIZERS = { req: requestForLog, err: (error: unknown) => errorForLog(error) };
