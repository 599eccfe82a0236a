import type { Credentials } from '@storyloom/backend/contract/credentials';

/** What the shop needs of an identity provider, whichever it is. */
export interface IdentityProvider {
  /** Calls back at once when known, and whenever the user or the token changes. */
  watchUser: (onChange: (user: SignedInUser | null) => void) => () => void;
  register: (credentials: Credentials) => Promise<SignedInUser>;
  signIn: (credentials: Credentials, isRemembered: boolean) => Promise<SignedInUser>;
  signInWithGoogle: (isRemembered: boolean) => Promise<SignedInUser>;
  sendPasswordReset: (email: string) => Promise<void>;
  signOut: () => Promise<void>;
}

export interface SignedInUser {
  uid: string;
  email: string | null;
  name: string | null;
  /** A fresh one when asked; else the cached one while it is valid. */
  readIdToken: (isFresh?: boolean) => Promise<string>;
}
