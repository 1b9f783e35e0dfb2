import type { FailureList } from '#server/base/failure.ts';

/** What is refused of a report of a breach. */
export const breachFailures = {
  breach_people_changed: [409, 'The people have changed meanwhile. Please list them again.'],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof breachFailures, unknown> {}
}
