import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

/** Signing in to the dashboard, and its administrators. */
export const adminSession = {
  title: 'Administrator sign-in',
  toShop: 'Back to the shop',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember me',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  success: 'Admin Login successful!',
  refused: 'Please provide a valid Username and password',
  expired: 'Token has expired! Please login again',
  tooMany: 'Too many tries. Please wait a few minutes.',
  noResponse: 'The shop does not answer right now. Please try again in a moment.',
  endsIn: (minutes: number) =>
    minutes === 1
      ? 'Your session ends in one minute.'
      : plural(minutes, {
          one: 'Your session ends in # minute.',
          other: 'Your session ends in # minutes.',
        }),
  enterToStay: 'Enter your password to stay. What you have open stays as it is.',
  stay: 'Stay signed in',

  administrators: 'Administrators',
  listFailed: 'The administrators could not be loaded.',
  you: (name: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {name}
      {aside(' (you)')}
    </>
  ),
  added: (when: string) => `Added ${when}`,
  addedWithoutPassword: (when: string) => `Added ${when}, has chosen no password yet`,
  lastSignedIn: (when: string) => `Last signed in ${when}`,
  remove: 'Remove',
  removeWho: (username: string) => `Remove ${username}`,
  keep: 'Keep',
  askRemove: (username: string) => `Remove ${username}?`,
  askRemoveText: 'They are signed out everywhere at once. What they did stays in the history.',
  askRemoveYou: 'Remove yourself?',
  askRemoveYouText: 'You are signed out at once and cannot come back by yourself.',
  lastAdmin: 'Somebody must stay who has signed in with a password of their own.',
  notRemoved: 'The administrator was not removed. Please try again.',
  removed: (username: string) => `${username} is not an administrator any more.`,
  newName: 'User name of a new administrator',
  add: 'Add administrator',
  notAdded: 'No one-time password came. Please try again.',
  notAddedText: 'If the name stands in the list by now, remove it there first.',
  isAdded: (username: string) => `${username} is added.`,
  oneTimePassword: (password: ReactElement, copy: ReactElement) => (
    <>
      <span>One-time password: </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'Copy the one-time password',
  givePassword:
    'Give it to them now: it is shown this once. When they sign in, they choose a password of their own.',

  changePassword: 'Change password',
  chooseOwn: 'Choose a password of your own',
  chooseOwnText: 'The one you were given was for this once. From now on you sign in with yours.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 12 characters.',
  saveAndGoOn: 'Save and go on',
  signInAgain: 'The password was not changed. Please sign in again.',
  currentIsWrong: 'The current password is not right.',
  notChanged: 'The password was not changed. Please try again.',
};
