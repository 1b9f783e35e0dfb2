import { AppwriteException } from 'appwrite';
import { requestMessages } from '#domain/request-messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import { type Translated, useTexts } from '#web/lib/texts.ts';

/** A request that the server refused (4xx). Its `message` is for developers; people read `failureWords`. */
export interface Refusal {
  code: number;
  type: string;
  message: string;
}

/** Why the server refused; undefined when it failed (5xx) or could not be reached. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof AppwriteException) || error.code < 400 || error.code >= 500) return undefined;
  return { code: error.code, type: error.type, message: error.message };
}

/** The words for a failed request. */
export interface FailureWords {
  /** For refusals, by their type. */
  byType?: Readonly<Record<string, string>>;
  /** For every other refusal, and for errors of the server. */
  otherwise: string;
  /** For a request that got no answer. */
  lost?: string;
}

/** Texts for the failures that any request can meet. */
export interface GeneralFailures extends Translated<typeof requestMessages> {
  loginFirst: string;
}

/** Words for a request that failed, chosen by the type of the refusal and never by its text. */
export function failureWords(error: unknown, words: FailureWords, general: GeneralFailures): string {
  const { byType = {}, otherwise, lost = general.lost } = words;
  if (!(error instanceof AppwriteException) || error.code < 400) return lost;
  const anywhere: Readonly<Record<string, string>> = {
    general_rate_limit_exceeded: general.tooOften,
    general_service_unavailable: general.unavailable,
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
