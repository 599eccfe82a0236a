import type { IdentityProvider, SignedInUser } from '@/shop/sign-in/identity-provider';

/** Stands in for the identity provider: tests decide who is signed in and what fails. */
export const fakeProvider = {
  user: null as SignedInUser | null,
  passwords: new Map([['ada@example.com', 'analytical']]),
  googleUser: { email: 'ada@example.com' as string | null, name: 'Ada Lovelace' as string | null },
  /** What each of the next windows of Google waits for; one that rejects fails with that. */
  googleWindows: [] as Promise<unknown>[],
  /** The code (`auth/...`) the next call fails with. */
  failsWith: null as string | null,
  resetMails: [] as string[],
  changeMails: [] as string[],
  canRenew: true,
  watchers: new Set<(user: SignedInUser | null) => void>(),
  report(user: SignedInUser | null) {
    this.user = user;
    this.watchers.forEach((watch) => watch(user));
  },
};

export function resetFakeProvider(): void {
  Object.assign(fakeProvider, {
    user: null,
    passwords: new Map([['ada@example.com', 'analytical']]),
    googleUser: { email: 'ada@example.com', name: 'Ada Lovelace' },
    googleWindows: [],
    failsWith: null,
    resetMails: [],
    changeMails: [],
    canRenew: true,
    watchers: new Set(),
  });
}

export function makeUser(email: string | null, name: string | null = null): SignedInUser {
  let issued = 0;
  return {
    uid: `uid-${email}`,
    email,
    name,
    hasPassword: name === null,
    readIdToken: (isFresh = false) => {
      if (isFresh && !fakeProvider.canRenew)
        return Promise.reject(authError('auth/user-token-expired'));
      if (isFresh) issued += 1;
      return Promise.resolve(`token-${email}-${issued}`);
    },
  };
}

export function openFirebase(): IdentityProvider {
  return {
    watchUser(onChange) {
      fakeProvider.watchers.add(onChange);
      queueMicrotask(() => onChange(fakeProvider.user));
      return () => fakeProvider.watchers.delete(onChange);
    },
    async register({ email, password }) {
      failIfAsked();
      if (fakeProvider.passwords.has(email)) throw authError('auth/email-already-in-use');
      fakeProvider.passwords.set(email, password);
      return enter(makeUser(email));
    },
    async signIn({ email, password }) {
      failIfAsked();
      if (fakeProvider.passwords.get(email) !== password)
        throw authError('auth/invalid-credential');
      return enter(makeUser(email));
    },
    async signInWithGoogle() {
      failIfAsked();
      await fakeProvider.googleWindows.shift();
      return enter(makeUser(fakeProvider.googleUser.email, fakeProvider.googleUser.name));
    },
    async sendPasswordReset(email) {
      failIfAsked();
      fakeProvider.resetMails.push(email);
    },
    async confirmIdentity(password) {
      failIfAsked();
      const { email } = fakeProvider.user ?? {};
      if (password !== null && fakeProvider.passwords.get(email ?? '') !== password)
        throw authError('auth/invalid-credential');
    },
    async changeEmail(email) {
      failIfAsked();
      fakeProvider.changeMails.push(email);
    },
    async changePassword(password) {
      fakeProvider.passwords.set(fakeProvider.user?.email ?? '', password);
    },
    async deleteUser() {
      failIfAsked();
      fakeProvider.passwords.delete(fakeProvider.user?.email ?? '');
      fakeProvider.report(null);
    },
    async signOut() {
      fakeProvider.report(null);
    },
  };
}

function enter(user: SignedInUser): SignedInUser {
  fakeProvider.report(user);
  return user;
}

function failIfAsked(): void {
  if (fakeProvider.failsWith) throw authError(fakeProvider.failsWith);
}

export function authError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
