import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '@storyloom/backend/contract/session';
import type { IdentityProvider, SignedInUser } from './identity-provider';

/** The identity provider as the shop uses it; the only place that knows Firebase. */
export function openFirebase({ firebase }: PublicConfig): IdentityProvider {
  const { emulatorUrl, ...options } = firebase;
  // No popup resolver here: it would load Google's frame for everybody who signs in by password.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [browserLocalPersistence, indexedDBLocalPersistence, browserSessionPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    watchUser: (onChange) => onIdTokenChanged(auth, (user) => onChange(user && describe(user))),

    async register({ email, password }) {
      await remember(auth, true);
      return describe((await createUserWithEmailAndPassword(auth, email, password)).user);
    },

    async signIn({ email, password }, isRemembered) {
      await remember(auth, isRemembered);
      return describe((await signInWithEmailAndPassword(auth, email, password)).user);
    },

    /** Opens the popup in the click itself, or Safari blocks it: persistence is set afterwards. */
    async signInWithGoogle(isRemembered) {
      const { user } = await signInWithPopup(
        auth,
        new GoogleAuthProvider(),
        browserPopupRedirectResolver,
      );
      await remember(auth, isRemembered);
      return describe(user);
    },

    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),

    signOut: () => signOut(auth),
  };
}

function remember(auth: Auth, isRemembered: boolean): Promise<void> {
  return setPersistence(auth, isRemembered ? browserLocalPersistence : browserSessionPersistence);
}

function describe(user: User): SignedInUser {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    readIdToken: (isFresh = false) => user.getIdToken(isFresh),
  };
}
