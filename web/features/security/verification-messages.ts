/** Words about proving an email address. */
export const verificationMessages = {
  sent: 'Verification email sent! Check your inbox.',
  sendFailed: 'Failed to send verification email',
  sentWithoutMail: 'Your verification link waits for an admin to pass on.',
  verifying: 'Verifying your email...',
  verified: 'Email verified successfully!',
  already: 'Your email is already verified.',
  verifyFailed: 'Failed to verify email',
  missing: 'Invalid verification link. Missing required parameters.',
  used: 'This verification link has expired or has already been used.',
  failed: 'Email verification failed.',
  lost: 'An error occurred during verification. Please try again.',
} as const;
