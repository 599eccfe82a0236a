import type { Credentials } from '@storyloom/backend/contract/account/credentials';

/** What the shop needs of an identity provider, whichever it is. */
export interface IdentityProvider {
  /** Calls back at once when known, and whenever the user or the token changes. */
  watchUser: (onChange: (user: SignedInUser | null) => void) => () => void;
  register: (credentials: Credentials) => Promise<SignedInUser>;
  signIn: (credentials: Credentials) => Promise<SignedInUser>;
  signInWithGoogle: () => Promise<SignedInUser>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Asks again who is signed in: by password, or where there is none (null) in the popup. */
  confirmIdentity: (password: string | null) => Promise<void>;
  /** Sends a link to the new address; it becomes the address when the link is opened. */
  changeEmail: (email: string) => Promise<void>;
  changePassword: (password: string) => Promise<void>;
  /** All three only a moment after `confirmIdentity`. */
  deleteUser: () => Promise<void>;
  signOut: () => Promise<void>;
}

export interface SignedInUser {
  uid: string;
  email: string | null;
  name: string | null;
  /** False for who signs in by another service only. */
  hasPassword: boolean;
  /** A fresh one when asked; else the cached one while it is valid. */
  readIdToken: (isFresh?: boolean) => Promise<string>;
}
