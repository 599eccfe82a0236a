import { randomBytes, hash } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { commandTimeoutMs } from '../database/command-timeout.ts';
import { coalesce } from '../database/coalesce.ts';
import { retryConflict } from '../database/retry.ts';
import { ApiError } from '../http/api-error.ts';
import { recordVerified } from './verified-address.model.ts';

/** The verified claims of Firebase; `expiresAt` is the end of its token or of the session. */
export interface SignedIn {
  uid: string;
  /** Lower case; null when the provider gave none. */
  email: string | null;
  emailVerified: boolean;
  provider: string;
  expiresAt: Date;
}

const signedInFields = {
  uid: { type: String, required: true },
  email: { type: String, default: null },
  emailVerified: { type: Boolean, required: true },
  provider: { type: String, required: true },
  expiresAt: { type: Date, required: true, expires: 0 },
} as const satisfies Record<keyof SignedIn, object>;

const customerSessionSchema = new mongoose.Schema({
  /** SHA-256 of the cookie's value, so that a copy of the database opens no session. */
  _id: { type: String, required: true },
  ...signedInFields,
});
customerSessionSchema.index({ uid: 1 });
export const CustomerSession = mongoose.model(
  'CustomerSession',
  customerSessionSchema,
  'customer-sessions',
);

/** Stores a session and returns the cookie's value of 256 random bits. */
export async function startCustomerSession(session: SignedIn): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { uid, email, emailVerified } = session;
  await Promise.all([
    retryConflict(() => CustomerSession.create({ _id: sessionIdOf(secret), ...session })),
    emailVerified && email ? recordVerified(uid, email) : undefined,
  ]);
  return secret;
}

type StoredSession = SignedIn & { _id: string };
const sessionCollection =
  CustomerSession.collection as unknown as mongoose.mongo.Collection<StoredSession>;

const readSession = coalesce(async (ids: readonly string[]) => {
  const asked = { _id: { $in: [...new Set(ids)] } };
  const found = await sessionCollection
    .find(asked, { maxTimeMS: commandTimeoutMs, batchSize: 1000 })
    .toArray();
  const byId = new Map(found.map((session) => [session._id, session]));
  return ids.map((id) => byId.get(id));
});

export async function findCustomerSession(secret: string): Promise<StoredSession | undefined> {
  const session = await readSession(sessionIdOf(secret));
  // The database deletes expired records with a delay.
  return session && session.expiresAt > new Date() ? session : undefined;
}

export async function endCustomerSession(secret: string): Promise<void> {
  await CustomerSession.deleteOne({ _id: sessionIdOf(secret) });
}

/** Those of the sessions that still exist, within a transaction. */
export async function findOpenSessions(
  ids: string[],
  session: ClientSession,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await CustomerSession.find({ _id: { $in: ids } }, { _id: 1 }, { session }).lean();
  return new Set(found.map(({ _id }) => _id));
}

/** Thrown when the session of the caller has ended. */
export const signInRequired = () => new ApiError('authentication_required', 'Please sign in.');

/** The verified addresses of a customer's sessions. */
export function findVerifiedAddresses(uid: string, session?: ClientSession): Promise<string[]> {
  const verified = { uid, emailVerified: true, email: { $ne: null } };
  return CustomerSession.distinct('email', verified, { session });
}

/** Signs a customer out everywhere. */
export async function endSessionsOf(uid: string, session: ClientSession): Promise<void> {
  await CustomerSession.deleteMany({ uid }, { session });
}

function sessionIdOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
