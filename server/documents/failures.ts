import { requestMessages } from '#domain/request-messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What is refused of documents of any collection. */
export const documentFailures = {
  database_not_found: [404, 'Database not found'],
  collection_not_found: [404, 'Collection with the requested ID could not be found.'],
  document_not_found: [404, 'Document with the requested ID could not be found.'],
  document_already_exists: [409, 'Document with the requested ID already exists.'],
  document_invalid_structure: [400, 'The document structure is invalid.'],
  document_missing_data: [400, 'The document data is missing.'],
  document_missing_payload: [400, 'The document data and permissions are missing.'],
  document_update_conflict: [409, 'Remote document is newer than local.'],
  money_of_own: [403, requestMessages.moneyOfOwn],
  document_delete_restricted: [
    403,
    'Document cannot be deleted because it is referenced by another document.',
  ],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof documentFailures, unknown> {}
}
