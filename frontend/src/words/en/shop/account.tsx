import type { ReactElement } from 'react';

/** A customer's account. */
export const account = {
  title: 'Your account',
  noEmail: 'Your sign-in has no e-mail address.',
  orders: 'Your orders',
  details: {
    title: 'Your details',
    hint: 'Your next checkout begins with them.',
    failed: 'Your details did not load',
    save: 'Save details',
    saved: 'Saved. Your next checkout begins with these details.',
    notSaved: 'Your details were not saved. What you typed is still here; please try again.',
  },
  data: {
    title: 'Your data',
    hint: 'All that the shop keeps about you, in one file.',
    download: 'Download my data',
    failed: 'Your data could not be fetched. Please try again.',
  },

  signIn: {
    title: 'How you sign in',
    google:
      'You sign in with Google. Your e-mail address and your password are kept there, and changed there.',
    email: 'Email',
    password: 'Password',
    newEmail: 'New email',
    yourPassword: 'Your password',
    changeEmail: 'Change email',
    emailRefused: (label: string, advice: string) => `${label} cannot be used. ${advice}`,
    useAnotherEmail: 'Please use another one, or try again later.',
    lookIntoMail: 'Please look into your mail.',
    linkSent: (email: ReactElement) => (
      <>
        <span>A link is on its way to </span>
        {email}
        <span>. Your address changes when you open it; then sign in with the new one.</span>
      </>
    ),
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: 'At least 6 characters. Other devices have to sign in again.',
    changePassword: 'Change password',
    passwordChanged: 'Your password is changed.',
    passwordRefused: (label: string, advice: string) => `${label} was not accepted. ${advice}`,
    chooseAnother: 'Please choose another one.',
    wrongPassword: (label: string) => `${label} is not right`,
    notChecked: (label: string, advice: string) => `${label} could not be checked. ${advice}`,
    tryAgain: 'Please try again in a moment.',
    googleNotConfirmed: 'Google did not confirm that it is you. Please try again.',
  },

  deletion: {
    title: 'Delete your account',
    hint: 'Not while an order is open. Your orders stay with the shop, but nothing on them says that they were yours.',
    password: 'Your password for the deletion',
    button: 'Delete my account',
    sureTitle: 'Delete your account?',
    sureText:
      'Your details, cart and wishlist are deleted for good. Your orders stay with the shop, without your name, e-mail address, phone number and street.',
    /** Before the text above. */
    openWithdrawal:
      'A withdrawal from one of your orders is not settled yet: without your name and e-mail address the shop cannot pay you back.',
    confirm: 'Delete for good',
    keep: 'Keep my account',
    halfDone:
      'What the shop kept about you is deleted, but your sign-in is not yet. Please try again.',
    done: 'Your account is deleted.',
    failed: 'Your account was not deleted. Please try again in a moment.',
    openOrder: 'An order is still on its way.',
    waitForOrder: (link: (text: string) => ReactElement) => (
      <>
        <span>You can delete your account when you have the books, or it is cancelled. </span>
        {link('See your orders')}
      </>
    ),
  },
};
