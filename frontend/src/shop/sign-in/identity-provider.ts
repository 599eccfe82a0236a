import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  inMemoryPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Credentials } from '@storyloom/backend/contract/account/credentials';
import type { PublicConfig } from '@storyloom/backend/contract/account/session';
import type { Customer } from './customer-auth.slice';

export interface SignedInUser extends Customer {
  /** A new token when `isFresh`; else the cached one while it is valid. */
  readIdToken: (isFresh?: boolean) => Promise<string>;
}

export type IdentityProvider = ReturnType<typeof openFirebase>;

/** The identity provider as the shop uses it; the only place that knows Firebase. */
export function openFirebase({ firebase }: PublicConfig) {
  const { emulatorUrl, ...options } = firebase;
  // No popup resolver here: it would load Google's frame for everybody who signs in by password.
  // Persisted for all tabs; signed-in.storage.ts ends a sign-in that must not outlive the browser.
  // The other two are fallbacks where local storage, or all storage, is blocked.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  // Firebase writes its emails and Google's window in the language of the page.
  auth.languageCode = document.documentElement.lang || null;
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    /** Calls back when Firebase knows the user, and whenever the user or the token changes. */
    watchUser: (onChange: (user: SignedInUser | null) => void) =>
      onIdTokenChanged(auth, (user) => onChange(user && describe(user))),

    async register({ email, password }: Credentials) {
      return describe((await createUserWithEmailAndPassword(auth, email, password)).user);
    },

    async signIn({ email, password }: Credentials) {
      return describe((await signInWithEmailAndPassword(auth, email, password)).user);
    },

    /** Opens the popup in the click itself, or Safari blocks it. */
    async signInWithGoogle() {
      const google = new GoogleAuthProvider();
      return describe((await signInWithPopup(auth, google, browserPopupRedirectResolver)).user);
    },

    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),

    /**
     * Asks the customer to sign in again: by password, or without one (null) in Google's popup.
     * Call changeEmail, changePassword and deleteUser soon after it.
     */
    async confirmIdentity(password: string | null) {
      const user = currentUser(auth);
      if (password === null) {
        await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
        return;
      }
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await reauthenticateWithCredential(user, credential);
    },

    // Sends a link to the new address. Not updateEmail: Firebase refuses it where addresses cannot be
    // guessed, and it would let people take an address that is not theirs.
    changeEmail: (email: string) => verifyBeforeUpdateEmail(currentUser(auth), email),

    changePassword: (password: string) => updatePassword(currentUser(auth), password),

    deleteUser: () => deleteUser(currentUser(auth)),

    signOut: () => signOut(auth),
  };
}

function currentUser({ currentUser: user }: Auth): User {
  if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/null-user' });
  return user;
}

function describe(user: User): SignedInUser {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
    readIdToken: (isFresh = false) => user.getIdToken(isFresh),
  };
}
