import { requestMessages } from '#domain/request-messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What any request may be answered, whatever it is about. */
export const requestFailures = {
  general_unknown: [500, 'Server Error'],
  general_argument_invalid: [400, 'The request contains one or more invalid arguments.'],
  general_bad_request: [400, 'There was an error with your request. Please check your input.'],
  general_query_invalid: [400, 'Invalid query'],
  general_cursor_not_found: [400, 'The cursor document was not found.'],
  general_route_not_found: [404, 'The requested route was not found.'],
  general_rate_limit_exceeded: [
    429,
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  ],
  general_service_unavailable: [503, requestMessages.unavailable],
  general_unauthorized_scope: [401, 'User (role: guests) missing scope (account)'],
  general_unknown_origin: [403, 'Invalid Origin.'],
  project_not_found: [404, 'Project with the requested ID could not be found.'],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof requestFailures, unknown> {}
}
