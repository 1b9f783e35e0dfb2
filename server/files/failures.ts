import type { FailureList } from '#server/base/failure.ts';

/** What is refused of files and their parts. */
export const fileFailures = {
  storage_bucket_not_found: [404, 'Storage bucket with the requested ID could not be found.'],
  storage_file_not_found: [404, 'The requested file could not be found.'],
  storage_file_already_exists: [409, 'A storage file with the requested ID already exists.'],
  storage_file_empty: [400, 'Empty file passed to the endpoint.'],
  storage_file_type_unsupported: [400, 'The given file extension is not supported.'],
  storage_invalid_file: [
    403,
    'The content of the file does not match its name, or files of this type are not accepted.',
  ],
  storage_invalid_file_size: [400, 'The file size is either not valid or exceeds the maximum allowed size.'],
  storage_invalid_content_range: [
    400,
    'The content range is invalid. Please check the value of the Content-Range header.',
  ],
  storage_invalid_appwrite_id: [400, 'The value for x-appwrite-id header is invalid.'],
  storage_invalid_range: [416, 'The requested range is not satisfiable.'],
  storage_quota_exceeded: [413, 'Your space for files is full. Please delete some files first.'],
  storage_too_many_unfinished: [
    429,
    'You have too many unfinished uploads. Please finish or delete some of them first.',
  ],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof fileFailures, unknown> {}
}
