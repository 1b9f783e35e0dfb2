/** Words about forgotten, reset and changed passwords. */
export const passwordMessages = {
  asked: 'Password reset link has been sent to your email address. Please check your inbox.',
  askedAgain: 'Password reset email sent successfully',
  askFailed: 'Failed to send password reset email. Please try again.',
  sent: 'Password reset email sent! Check your inbox.',
  sendFailed: 'Failed to send reset email',
  /** Nobody is told that a mail was sent where none leaves the kitchen, nor whether there is such an account. */
  askedWithoutMail: 'If this address has an account, its reset link waits for an admin to pass on.',
  sentWithoutMail: 'Your reset link waits for an admin to pass on.',
  required: 'Password is required',
  confirm: 'Confirm your password',
  match: 'Passwords match',
  differ: 'Passwords do not match',
  short: 'Password must be at least 8 characters long',
  invalidLink: 'Invalid reset link. Please request a new password reset.',
  usedLink: 'This reset link has expired or has already been used. Please request a new one.',
  reset: 'Password has been reset successfully! You can now login with your new password.',
  resetFailed: 'Failed to reset password. Please try again or request a new reset link.',
  wrongOld: 'That is not your current password',
  updated: 'Password updated successfully',
  updateFailed: 'Failed to update password',
} as const;
