import type { AppwriteException } from 'appwrite';
import type { Translated } from '#domain/languages/translations.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import { useTexts } from '#web/lib/texts.ts';

/** A request that the server refused (4xx). Its `message` is for developers; people see `failureWords`. */
export interface Refusal {
  code: number;
  type: string;
  message: string;
}

/** Whether the server answered with an error. By its name, because pages load the SDK, and its class, late. */
export const isServerError = (error: unknown): error is AppwriteException =>
  error instanceof Error && error.name === 'AppwriteException';

/** The server's refusal; undefined if it failed (5xx) or could not be reached. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isServerError(error) || error.code < 400 || error.code >= 500) return undefined;
  return { code: error.code, type: error.type, message: error.message };
}

/** The texts for a failed request. */
export interface FailureWords {
  /** Texts for refusals, by their type. */
  byType?: Readonly<Record<string, string>>;
  /** The text for every other refusal, and for server errors. */
  otherwise: string;
  /** The text for a request that got no answer. */
  lost?: string;
}

/** Texts for failures that any request can have. */
export interface GeneralFailures extends Translated<typeof requestMessages> {
  loginFirst: string;
}

/** The text for a failed request, chosen by the type of the refusal and never by its message. */
export function failureWords(error: unknown, words: FailureWords, general: GeneralFailures): string {
  const { byType = {}, otherwise, lost = general.lost } = words;
  if (!isServerError(error) || error.code < 400) return lost;
  const anywhere: Readonly<Record<string, string>> = {
    general_rate_limit_exceeded: general.tooOften,
    general_service_unavailable: general.unavailable,
    phone_number_invalid: general.phoneInvalid,
    money_of_own: general.moneyOfOwn,
    phone_country_refused: general.countryRefused,
    text_messages_spent: general.textsSpent,
    general_unauthorized_scope: general.loginFirst,
  };
  return byType[error.type] ?? anywhere[error.type] ?? otherwise;
}

/** `failureWords` in the page's language. */
export function useFailureWords(): (error: unknown, words: FailureWords) => string {
  const requests = useTexts(requestMessages);
  const { loginFirst } = useTexts(userMessages);
  return (error, words) => failureWords(error, words, { ...requests, loginFirst });
}
