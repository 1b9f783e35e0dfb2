import { languageOfPath, pathIn } from '#domain/languages/languages.ts';

/** The path of a page in the language of the page that is open. */
const pagePath = (path: string): string => pathIn(languageOfPath(window.location.pathname), path);

/** The page that the link of a verification mail opens. */
export const verificationUrl = (): string => `${window.location.origin}${pagePath('/verify-email')}`;

/** The page that the link of a password-reset mail opens. */
export const recoveryUrl = (): string => `${window.location.origin}${pagePath('/reset-password')}`;
