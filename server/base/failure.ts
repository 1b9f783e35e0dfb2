/** The status of an error's answer, and its message unless the refusal has its own. */
export type StatusAndMessage = readonly [status: number, message: string];

/** The failures that a room declares, by type (WIRE-1.3). */
export type FailureList = Readonly<Record<string, StatusAndMessage>>;

/**
 * The types that rooms declare: each adds those of its `failures.ts`, so that this room knows no noun and a type that
 * nobody declares does not compile. `server/failures.ts` has them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface DeclaredFailures {}

export type FailureType = keyof DeclaredFailures;

/** An error that is sent to the client (WIRE-1.3), with the default message of its type unless `message` is given. */
export class Failure extends Error {
  readonly type: FailureType;

  constructor(type: FailureType, message?: string) {
    super(message ?? '');
    this.name = 'Failure';
    this.type = type;
  }
}
