import type { Binary } from 'bson';
import type { Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import type { Transaction } from './transaction.ts';

/** Idle sessions expire after this time, as in MongoDB. */
export const sessionTimeoutMinutes = 30;
const maxSessions = 100_000;

/** The last command of a session; its client numbers writes and transactions. */
export interface Session {
  id: Binary;
  usedAt: number;
  txnNumber: number;
  transaction?: Transaction | undefined;
  /** Of a command that changed data. Without a stored reply, a retry is refused. */
  outcome?: { isCommitted: boolean; reply?: Binary } | undefined;
  /** The running command. */
  busy?: Promise<unknown> | undefined;
}

/** The sessions of retryable writes and transactions; the log has their outcomes, too. */
export class Sessions {
  readonly #byId = new Map<string, Session>();

  find(id: Binary): Session | undefined {
    return this.#byId.get(keyOf(id));
  }

  use(id: Binary): Session {
    const session = this.find(id) ?? { id, usedAt: 0, txnNumber: -1 };
    session.usedAt = Date.now();
    if (this.#byId.size >= maxSessions) throw new StoreError(261, 'Too many logical sessions');
    this.#byId.set(keyOf(id), session);
    return session;
  }

  all(): Session[] {
    return [...this.#byId.values()];
  }

  end(session: Session): void {
    session.transaction?.abort();
    this.#byId.delete(keyOf(session.id));
  }

  removeIdle(): void {
    const oldest = Date.now() - sessionTimeoutMinutes * 60_000;
    for (const session of this.#byId.values()) {
      if (session.usedAt < oldest && !session.busy) this.end(session);
    }
  }

  records(): Document[] {
    return this.all().flatMap((session) => (session.outcome ? this.recordOf(session) : []));
  }

  recordOf({ id, usedAt, txnNumber, outcome }: Session): Document {
    return { id, usedAt: new Date(usedAt), txnNumber, ...outcome };
  }

  restore({ id, usedAt, txnNumber, isCommitted, reply }: Document): void {
    const outcome = { isCommitted: isCommitted === true, ...(reply && { reply: reply as Binary }) };
    const session = { id: id as Binary, usedAt: Number(usedAt), txnNumber: Number(txnNumber) };
    this.#byId.set(keyOf(session.id), { ...session, outcome });
  }
}

const keyOf = ({ buffer }: Binary) => Buffer.from(buffer).toString('latin1');
