import type { ReactElement } from 'react';

type Linked = (text: string) => ReactElement;

/** The pages on which customers sign in and register. */
export const signIn = {
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  password: 'Password',
  failed: 'Please provide a valid email and password',
  /** Advice, where the sentence above alone would mislead. */
  advice: {
    blocked:
      'Your browser blocks cookies and site data, and signing in needs them. Allow them for this shop and try again.',
    network:
      'The sign-in service cannot be reached right now. Please check your connection and try again.',
    tooMany: 'There were too many attempts. Please wait a few minutes.',
    popup: 'Your browser blocked the sign-in window. Allow popups for this page and try again.',
    shop: 'The shop cannot be reached right now. Please try again in a moment.',
  },
  signedOutElsewhere: 'You have signed out in another tab.',

  login: {
    title: 'Welcome back',
    submit: 'Login',
    success: 'Login successful!',
    rememberMe: 'Remember me',
    forgotPassword: 'Forgot password',
    google: 'Sign in with Google',
    googleFailed: 'Google sign in failed !',
    register: (link: Linked) => (
      <>
        <span>New here? </span>
        {link('Register')}
      </>
    ),
    /** The reason for signing in. */
    reasons: {
      checkout: 'Please sign in to place your order. Your cart is kept.',
      orders: 'Please sign in to see your orders.',
      account: 'Please sign in to see your account.',
    },
  },

  reset: {
    label: 'Where shall we send the reset link?',
    submit: 'Send the link',
    sent: 'If somebody is registered with this address, a mail with a link to a new password is on its way.',
  },

  register: {
    title: 'Join the readers',
    submit: 'Register',
    success: 'User registered successfully!',
    registered: 'You are registered and signed in.',
    startBrowsing: 'Start browsing',
    goOn: 'Go on where you were',
    google: 'Sign up with Google',
    googleSuccess: 'Register successful!',
    googleFailed: 'Google sign in failed!',
    login: (link: Linked) => (
      <>
        <span>Already a reader? </span>
        {link('Login')}
      </>
    ),
  },

  missingEmail: {
    title: 'Your sign-in has no e-mail address',
    text: 'Orders are kept under an e-mail address, and the service you signed in with gave us none. Please log out and register with your e-mail address, or sign in with another one.',
    register: 'Register with an e-mail address',
  },
};
