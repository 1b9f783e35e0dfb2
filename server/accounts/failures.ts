import { requestMessages } from '#domain/request-messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What is refused of accounts, sign-in, sessions and their proofs. */
export const accountFailures = {
  project_provider_disabled: [412, 'This provider is disabled. Please enable the provider to continue.'],
  project_invalid_success_url: [
    400,
    'This sign-in link is unknown or was already used. Please sign in again.',
  ],
  user_already_exists: [409, 'A user with the same id, email, or phone already exists in this project.'],
  user_blocked: [401, 'The current user has been blocked.'],
  user_invalid_credentials: [401, 'Invalid credentials. Please check the email and password.'],
  user_invalid_token: [401, 'Invalid token passed in the request.'],
  passkey_refused: [401, 'The passkey was not accepted. Please try again, or sign in another way.'],
  passkey_not_found: [404, 'The account has no such passkey. It may have been removed already.'],
  passkey_too_many: [409, 'The account has ten passkeys. Please remove one first.'],
  phone_number_invalid: [400, requestMessages.phoneInvalid],
  phone_country_refused: [400, requestMessages.countryRefused],
  text_messages_spent: [429, requestMessages.textsSpent],
  sign_in_code_over: [401, 'This code has expired or was used before. Please ask for a new one.'],
  sign_in_code_spent: [401, 'Too many wrong codes were entered. Please ask for a new one.'],
  device_code_refused: [
    401,
    'This code is wrong, was used, or is older than ten minutes. Please make a new one.',
  ],
  user_not_found: [404, 'User with the requested ID could not be found.'],
  user_more_factors_required: [401, 'More factors are required to complete the sign in process.'],
  user_challenge_required: [401, 'A recently passed challenge is required to complete this action.'],
  user_authenticator_not_found: [404, 'The authenticator could not be found on the current user.'],
  user_authenticator_already_verified: [409, 'The authenticator is already verified on the current user.'],
  user_recovery_codes_not_found: [404, 'Recovery codes could not be found on the current user.'],
  user_recovery_codes_already_exists: [409, 'The current user already has recovery codes.'],
  user_email_not_found: [400, 'The current user has no e-mail address. Please add one first.'],
  user_email_not_verified: [
    400,
    'The e-mail address of the current user is not verified. Please verify it first.',
  ],
  user_phone_not_found: [400, 'The current user has no phone number. Please add one first.'],
  user_phone_not_verified: [
    400,
    'The phone number of the current user is not verified. Please verify it first.',
  ],
  user_email_already_verified: [409, 'The e-mail address is already verified.'],
  user_phone_already_exists: [409, 'A user with the same phone number already exists.'],
  user_target_already_exists: [409, 'A user with the same e-mail address already exists.'],
  user_session_already_exists: [401, 'Creation of a session is prohibited when a session is active.'],
  user_session_not_found: [404, 'The current user session could not be found.'],
  user_jwt_creation_denied: [403, 'A JWT can’t be created with another JWT. Please use a session.'],
  user_target_not_found: [404, 'Target with the requested ID could not be found.'],
  user_phone_already_verified: [409, 'The phone number is already verified.'],
  user_api_key_and_session_set: [403, 'An API key and a session cannot be sent together.'],
  user_jwt_invalid: [401, 'Failed to verify JWT.'],
  user_identity_not_found: [404, 'Identity could not be found. Please check the identity ID provided.'],
  user_oauth2_bad_request: [400, 'The sign-in provider did not accept the request. Please sign in again.'],
  user_oauth2_unauthorized: [
    401,
    'The sign-in provider refused access. Please sign in again, or choose another way.',
  ],
  user_oauth2_provider_error: [
    424,
    'The sign-in provider sent an unexpected answer. Please try again later.',
  ],
  user_unauthorized: [401, 'The current user is not authorized to perform the requested action.'],
  user_protected: [403, 'The first owner of the kitchen can’t be demoted or deleted.'],
  user_last_admin: [409, 'The kitchen needs at least one owner. Please make somebody else an owner first.'],
  user_order_open: [
    409,
    'This account has an order that is not finished. Please try again after it has ended.',
  ],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof accountFailures, unknown> {}
}
