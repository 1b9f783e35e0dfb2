/** The page that the link of a verification mail opens. */
export const verificationUrl = (): string => `${window.location.origin}/verify-email`;

/** The page that the link of a password-reset mail opens. */
export const recoveryUrl = (): string => `${window.location.origin}/reset-password`;
