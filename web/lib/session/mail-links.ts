/** Where the link of a verification mail leads. */
export const verificationUrl = (): string => `${window.location.origin}/verify-email`;

/** Where the link of a password-reset mail leads. */
export const recoveryUrl = (): string => `${window.location.origin}/reset-password`;
