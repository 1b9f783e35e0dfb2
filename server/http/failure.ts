import { connectionFailure } from '#server/db/connection.ts';

/** Error types of WIRE-1.3, and the product's own in the same form. */
export type FailureType =
  | 'general_unknown'
  | 'general_argument_invalid'
  | 'general_bad_request'
  | 'general_query_invalid'
  | 'general_cursor_not_found'
  | 'general_route_not_found'
  | 'general_rate_limit_exceeded'
  | 'general_service_unavailable'
  | 'general_unauthorized_scope'
  | 'general_unknown_origin'
  | 'project_not_found'
  | 'project_provider_disabled'
  | 'project_invalid_success_url'
  | 'user_already_exists'
  | 'user_blocked'
  | 'user_invalid_credentials'
  | 'user_invalid_token'
  | 'user_not_found'
  | 'user_more_factors_required'
  | 'user_challenge_required'
  | 'user_authenticator_not_found'
  | 'user_authenticator_already_verified'
  | 'user_recovery_codes_not_found'
  | 'user_recovery_codes_already_exists'
  | 'user_email_not_found'
  | 'user_email_not_verified'
  | 'user_phone_not_found'
  | 'user_phone_not_verified'
  | 'user_email_already_verified'
  | 'user_phone_already_exists'
  | 'user_target_already_exists'
  | 'user_session_already_exists'
  | 'user_session_not_found'
  | 'user_api_key_and_session_set'
  | 'user_jwt_invalid'
  | 'user_identity_not_found'
  | 'user_oauth2_bad_request'
  | 'user_oauth2_unauthorized'
  | 'user_oauth2_provider_error'
  | 'user_jwt_creation_denied'
  | 'user_target_not_found'
  | 'user_phone_already_verified'
  | 'user_unauthorized'
  | 'user_protected'
  | 'user_last_admin'
  | 'database_not_found'
  | 'collection_not_found'
  | 'document_not_found'
  | 'document_already_exists'
  | 'document_invalid_structure'
  | 'document_missing_data'
  | 'document_missing_payload'
  | 'document_update_conflict'
  | 'document_delete_restricted'
  | 'storage_bucket_not_found'
  | 'storage_file_not_found'
  | 'storage_file_already_exists'
  | 'storage_file_empty'
  | 'storage_file_type_unsupported'
  | 'storage_invalid_file'
  | 'storage_invalid_file_size'
  | 'storage_invalid_content_range'
  | 'storage_invalid_appwrite_id'
  | 'storage_invalid_range'
  | 'order_empty'
  | 'order_price_changed'
  | 'order_dish_unavailable'
  | 'cart_dish_unavailable';

/** A refusal the caller is told about, in the words of `message` or the type's own (WIRE-1.3). */
export class Failure extends Error {
  readonly type: FailureType;

  constructor(type: FailureType, message?: string) {
    super(message ?? '');
    this.name = 'Failure';
    this.type = type;
  }
}

/** The refusal an error stands for: its own, or that the database is away for now; undefined for the unforeseen. */
export function asFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  return connectionFailure(error) ? new Failure('general_service_unavailable') : undefined;
}
