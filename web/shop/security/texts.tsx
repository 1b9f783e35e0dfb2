import type { ReactNode } from 'react';

/** Texts about forgotten, reset and changed passwords. */
export const passwordTexts = {
  withoutEmail: 'You sign in with a code to your phone, or with a passkey. You need no password.',
  title: 'Password',
  lastUpdated: 'Last updated:',
  none: 'You have no password: you sign in with a code, or with a passkey.',
  choosePassword: 'Choose a password',
  change: 'Change Password',
  reset: 'Reset Password',
  current: 'Current password',
  new: 'New password',
  length: (least: number) => `${least} characters or more`,
  repeat: 'Confirm password',
  match: 'Passwords match',
  othersEnd: 'You stay signed in here; your other sessions and the notifications on all devices end.',
  cancel: 'Cancel',
  save: 'Save password',
  saving: 'Saving...',
  updated: 'Password updated successfully',
  updateFailed: 'Failed to update password',
  wrongOld: 'That is not your current password',
  /** A link that a signed-in person requests in the profile. */
  link: {
    intro: (email: ReactNode) => (
      <>
        We send a link to {email}. It leads to a page where you choose a new password, and works once, for an
        hour.
      </>
    ),
    send: 'Send Reset Link',
    sending: 'Sending...',
    sent: 'Password reset email sent! Check your inbox.',
    sentWithoutMail: 'Your reset link waits for an admin to pass on.',
    sendFailed: 'Failed to send reset email',
  },
  /** The page for people who cannot sign in. It never says whether an address has an account. */
  forgot: {
    page: { title: 'Forgot password' },
    title: 'Forgot your password?',
    intro: 'It happens. Tell us your email, and we send a link to choose a new one.',
    remembered: 'Remembered it?',
    signIn: 'Sign in',
    email: 'Email',
    send: 'Send Reset Link',
    sendAgain: 'Send again',
    sending: 'Sending...',
    asked: 'Password reset link has been sent to your email address. Please check your inbox.',
    askedAgain: 'Password reset email sent successfully',
    askedWithoutMail: 'If this address has an account, its reset link waits for an admin to pass on.',
    askFailed: 'Failed to send password reset email. Please try again.',
    onItsWay:
      'If this address has an account, the link is on its way. It works once, for an hour. Nothing there? Look among the unwanted mail, or send it again.',
  },
  /** The page that the link opens. */
  choose: {
    page: { title: 'Reset password' },
    title: 'Choose a new password',
    intro: 'Eight characters or more. Everywhere else you will have to sign in again.',
    newLink: 'Request a new link',
    invalidLink: 'Invalid reset link. Please request a new password reset.',
    done: 'Password has been reset successfully! You can now login with your new password.',
    failures: {
      byType: {
        user_invalid_token: 'This reset link has expired or has already been used. Please request a new one.',
        user_not_found: 'This reset link has expired or has already been used. Please request a new one.',
      },
      otherwise: 'Failed to reset password. Please try again or request a new reset link.',
      lost: 'Failed to reset password. Please try again or request a new reset link.',
    },
  },
} as const;

/** Texts about verifying an e-mail address. */
export const verificationTexts = {
  none: 'Your account has no email address: you sign in with your mobile number.',
  page: { title: 'Verify email' },
  title: 'Email verification',
  proven: (email: ReactNode) => <>{email} is yours; we know it for sure.</>,
  unproven: (email: ReactNode) => <>Show us that {email} is yours: we send a link, you open it.</>,
  send: 'Send Verification Email',
  sending: 'Sending...',
  sent: 'Verification email sent! Check your inbox.',
  sentWithoutMail: 'Your verification link waits for an admin to pass on.',
  sendFailed: 'Failed to send verification email',
  /** Texts of the page that the link opens, by the outcome. */
  outcomes: {
    verifying: 'Verifying your email...',
    verified: 'Email verified successfully!',
    already: 'Your email is already verified.',
    missing: 'Invalid verification link. Missing required parameters.',
    used: 'This verification link has expired or has already been used.',
    failed: 'Email verification failed.',
    lost: 'An error occurred during verification. Please try again.',
  },
  verifyFailed: 'Failed to verify email',
  toProfileSoon: 'We take you to your profile in a moment.',
  tryAgain: 'Try Again',
  newLink: 'Get a new link',
  toProfile: 'Go to My Profile',
} as const;

/** Shown after a request for a link if the kitchen sends no mails. */
export const mailNoticeTexts = {
  noMail:
    'This kitchen can’t send mails yet. Please ask the people of the kitchen: they can pass the link on to you.',
} as const;

/** Texts after signing in by mail to an account whose address nobody had proven. */
export const endedLoginsTexts = {
  title: 'Your earlier password has ended',
  intro:
    'You have shown for the first time that this address is yours. In case somebody else had set up the account before, its password has ended, and so have all other sessions.',
  choose: 'Choose a password',
  goOn: 'Go on without a password',
  goingOn: 'One moment...',
  below: 'Without a password you sign in by mail, as you have just done.',
} as const;

/** Texts of the proof that is asked for before something that outlives the session. */
export const proofTexts = {
  loading: 'Loading...',
  title: 'First show us that it is you',
  intro: 'Whoever finds your phone unlocked must not be able to change how you sign in.',
  goOn: 'Go on',
  checking: 'Checking...',
  signInAgain: 'You signed in a while ago. Please log out and sign in again, then try once more.',
} as const;

const wrongSentCode = 'That code is not right, or too old. Please look again, or have a new one sent.';
const wrongCode = 'That code is not right, or it was used already. Please try the next one.';

/** Texts about two-step login. */
export const twoStepTexts = {
  title: 'Two-step login',
  on: 'On',
  off: 'Off',
  loading: 'Loading...',
  loadFailed: 'Error loading two-step login',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  tooOften: 'Too many tries. Please wait an hour, then try again.',
  whatItIs:
    'A password can be guessed or stolen. With two-step login nobody gets in without your phone as well.',
  withApp: 'When you sign in, we ask for a code of your authenticator app after the password.',
  withoutApp:
    'When you sign in, we send you a code after the password. An authenticator app is safer and quicker.',
  turnOn: 'Turn on',
  addApp: 'Add an authenticator app',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  /** Turning it on with an authenticator app. */
  setUp: {
    title: 'Turn on two-step login',
    scan: 'Scan this with an authenticator app, such as Google Authenticator or Aegis.',
    qrCode: 'QR code for your authenticator app',
    onThisPhone: (openApp: ReactNode) => <>On this very phone? {openApp}, or type this key:</>,
    openApp: 'Open the app',
    copyKey: 'Copy the key',
    typeCode: 'Type the code the app shows now.',
    stillSetUp: 'Your authenticator app is still set up. We ask for its codes again.',
    proveFirst: 'First, please prove that it is you.',
    goOn: 'Continue',
    checking: 'Checking...',
    turningOn: 'Turning on...',
    turnedOn: 'Two-step login is on',
  },
  /** Turning it off. */
  end: {
    title: 'Turn off two-step login',
    intro: 'From then on your password alone lets somebody in.',
    turningOff: 'Turning off...',
    turnedOff: 'Two-step login is off',
  },
  recoveryCodes: {
    title: 'Your recovery codes',
    label: 'Recovery codes',
    intro:
      'Keep these codes where you find them without your phone. We show them only now; each lets you in once.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser did not let us copy. Please write them down.',
    download: 'Download',
    /** The first line of the file. */
    fileHeading: (name: string, host: string) => `Recovery codes for ${name} (${host}). Each works once.`,
    kept: 'I have kept them',
    make: 'Make new codes',
    making: 'Making...',
    replaced: 'Your old recovery codes work no more',
  },
  /** Asking for a code, at login and before something that needs one. */
  challenge: {
    code: '6-digit code',
    recoveryCode: 'Recovery code',
    missingCode: 'Please enter the code',
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    over: 'That took too long. Please sign in again.',
    sendCode: 'Send me a code',
    sendNewCode: 'Send a new code',
    sending: 'Sending...',
    sent: 'We sent you a code',
    onItsWay: 'Look into your messages: the code is on its way.',
    sentWithoutMail: 'Your code waits for an admin to pass on.',
    sendFailed: 'Failed to send a code',
    ways: {
      totp: {
        offer: 'Use my authenticator app',
        intro: 'Open your authenticator app and type the code it shows for this shop.',
        wrong: wrongCode,
      },
      email: {
        offer: 'Send me a code by e-mail',
        intro: 'We send a code to your e-mail address.',
        wrong: wrongSentCode,
      },
      phone: {
        offer: 'Send me a code by text message',
        intro: 'We send a code to your phone.',
        wrong: wrongSentCode,
      },
      recoverycode: {
        offer: 'Use a recovery code',
        intro: 'Type one of the recovery codes you kept. It works once.',
        wrong: 'That recovery code is not right, or it was used already.',
      },
    },
  },
} as const;

/** Texts about sessions. */
export const sessionTexts = {
  title: 'Login sessions',
  loading: 'Loading sessions...',
  loadFailed: 'Error loading sessions',
  unknownBrowser: 'Unknown browser',
  /** A device by its browser and operating system; the system is empty when it is not known. */
  device: (browser: string, system: string) => (system ? `${browser} on ${system}` : browser),
  kinds: { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet', tv: 'Television' },
  active: 'Active',
  thisDevice: 'This device',
  lastUsed: (moment: ReactNode) => <>Last used {moment}</>,
  end: 'End session',
  /** Follows `end`, for screen readers. */
  endOf: (device: string) => ` of ${device}`,
  ending: 'Ending...',
  ended: 'Session ended',
  endAll: 'End all other sessions',
  endAllQuestion: 'End all other sessions?',
  endAllMeans: 'Everywhere but here you will have to sign in again.',
  endThem: 'End them',
  endedAll: 'All other sessions ended',
  endFailed: 'Failed to end session',
} as const;

/** Texts about the recent activity of an account. */
export const activityTexts = {
  title: 'Recent activity',
  loading: 'Loading recent activity...',
  loadFailed: 'Error loading recent activity',
  showMore: 'Show more',
  loadingMore: 'Loading...',
  /** What happened, by event and, after a space, the attribute that was updated. */
  events: {
    'user.create': 'Account created',
    'user.update name': 'Name changed',
    'user.update email': 'Email address changed',
    'user.update phone': 'Phone number changed',
    'user.update password': 'Password changed',
    'user.update prefs': 'Preferences changed',
    'user.update mfa': 'Two-step login changed',
    'user.update owner': 'Earlier password and logins removed',
    'session.create': 'Signed in',
    'session.update': 'Stayed signed in',
    'session.delete': 'Signed out',
    'token.create': 'Asked to sign in without a password',
    'challenge.create': 'Asked for a login code',
    'recovery.create': 'Asked for a password reset',
    'recovery.update': 'Password reset',
    'verification.create': 'Asked for a verification',
    'verification.update': 'Address or number verified',
    'passkey.create': 'Passkey added',
    'passkey.delete': 'Passkey removed',
    'identity.create': 'Login with a provider added',
    'identity.delete': 'Login with a provider removed',
    'target.create': 'Notifications turned on',
    'target.update': 'Notifications changed',
    'target.delete': 'Notifications turned off',
  },
  other: 'Account changed',
} as const;
