import type { ReactNode } from 'react';
import { userMessages } from '#domain/users/messages.ts';

const accountClosed = 'This account is closed. Write to us if you think that is a mistake.';
const signInFailed = 'Signing in did not work. Please try again.';

/** Texts of the login page. */
export const loginTexts = {
  page: { title: 'Sign in' },
  title: 'Welcome back',
  intro: 'Sign in to order, and to see what is cooking for you.',
  newHere: 'New here?',
  createAccount: 'Create an account',
  notAdmin: (email: string) =>
    `You are signed in as ${email}, and that page is for administrators. Sign in as one to see it.`,
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  loggedIn: 'Logged in successfully',
  loginFailed: 'Login failed',
  /** Why a password was refused, by the type of the server's refusal. */
  failures: {
    byType: {
      user_invalid_credentials: 'Invalid credentials. Please check the email and password.',
      user_blocked: accountClosed,
    },
    otherwise: signInFailed,
  },
  /** Signing in by a mailed link. */
  link: {
    intro: 'This link from your mail signs you in, once.',
    withPassword: 'Sign in with a password instead',
    failures: {
      byType: {
        user_invalid_token: 'This sign-in link has expired or has already been used.',
        user_blocked: accountClosed,
      },
      otherwise: signInFailed,
    },
  },
  /** The page while the session still needs its second step. */
  secondStep: {
    title: 'One more step',
    intro: 'You are nearly in. Show us once more that it is you.',
    notYou: 'Not you?',
    startOver: 'Start over',
  },
  /** The page to which a provider returns. */
  return: {
    page: { title: 'Signing in' },
    welcome: (name: string | null) => `Welcome${name ? `, ${name}` : ''}`,
    signedIn: 'You are signed in. One moment…',
    goOn: 'Go on',
  },
} as const;

/** Texts of the signup page. */
export const signupTexts = {
  page: { title: 'Create an account' },
  title: 'Create your account',
  intro: 'A minute now, and your lunch knows the way.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  steps: ['Personal Info', 'Security'],
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  password: 'Password',
  strength: {
    label: 'Password strength',
    none: 'No password yet',
    levels: { weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
    hint: 'Use 8 or more characters with a capital letter, a number and a symbol.',
  },
  agree: (terms: ReactNode, privacy: ReactNode) => (
    <>
      I agree to the {terms} and {privacy}
    </>
  ),
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  opensNewTab: '(opens in a new tab)',
  acceptTerms: 'Please accept the Terms of Service and Privacy Policy',
  goOn: 'Continue',
  back: 'Back',
  signUp: 'Sign Up',
  signingUp: 'Signing up...',
  signedUp: 'Account created successfully',
  signupFailed: 'Signup failed',
  failures: {
    byType: { user_already_exists: userMessages.emailTaken },
    otherwise: 'Registration failed. Please try again.',
  },
} as const;

/** Texts about signing in with a provider. */
export const providerTexts = {
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  title: 'Linked accounts',
  loading: 'Loading linked accounts...',
  loadFailed: 'Error loading linked accounts',
  link: 'Link',
  unlink: 'Unlink',
  unlinkQuestion: (provider: string) => `Unlink ${provider}?`,
  unlinkMeans:
    'You can then no longer sign in with it. A password can always be had by e-mail, under "Forgot your password?".',
  unlinking: 'Unlinking...',
  unlinked: 'Account unlinked',
  unlinkFailed: 'Failed to unlink the account',
  /** Why signing in with a provider failed, by the type of the server's refusal (WIRE-4.3). */
  failures: {
    byType: {
      user_oauth2_unauthorized: 'You did not allow the other site to sign you in. Nothing has changed here.',
      user_oauth2_bad_request: 'That sign-in took too long or was begun elsewhere. Please start again.',
      user_challenge_required:
        'You signed in a while ago. Please press “Link” once more and show us that it is you.',
      user_already_exists: 'That account, or its e-mail address, already belongs to another customer here.',
      user_blocked: accountClosed,
      user_unauthorized: 'The other site did not tell us your e-mail address, which we need to sign you in.',
      general_bad_request:
        'You have an account here with that e-mail address, but the other site has not verified it. Sign in with your password, then link it in your profile.',
    },
    otherwise: 'Signing in through the other site did not work. Please try again.',
  },
} as const;
