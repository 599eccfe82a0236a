import type { mongo } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import { isErasedWhenClosed } from './check-erasures.ts';
import { emailAbout } from './check-messages.ts';
import type { Stored } from './check.ts';

interface StoredStep {
  status: OrderStatus;
  at: Date;
  undo?: boolean;
  returned?: mongo.ObjectId[];
  sent?: mongo.ObjectId[];
  changed?: unknown;
}

/** Each event has its emails once, queued or written; an undone step has none. */
export function findEmailViolations(stored: Stored): string[] {
  const { orders = [], withdrawals = [], 'order-messages': messages = [] } = stored;
  const of = emailsByRecord(stored);
  const byId = new Map(orders.map((order) => [String(order['_id']), order]));
  // The emails to its customer were deleted with the account.
  const isWithoutCustomer = (order: mongo.Document | undefined) =>
    order !== undefined && isErasedWhenClosed(order, stored);
  return [
    ...orders.flatMap((order) => {
      // An email without a recipient is queued, but not written.
      const isRead = (name: string) =>
        isWithoutCustomer(order)
          ? isForShop(name)
          : hasRecipient(order, name) || Boolean(order['erasedAt']);
      const isOfStep = (name: string) =>
        !name.startsWith('order-day-changed') || Boolean(order['erasedAt']);
      const there = of(order).filter(isRead).filter(isOfStep);
      return compare(order, there, expectedOf(order).filter(isRead));
    }),
    ...withdrawals.flatMap((withdrawal) => {
      const at = (withdrawal['receivedAt'] as Date).getTime();
      // The erasure of a customer empties the address.
      const expected = withdrawal['email'] ? [`withdrawal-received ${at}`] : [];
      return compare(withdrawal, of(withdrawal), expected);
    }),
    ...messages.flatMap((message) => {
      const isGone = isWithoutCustomer(byId.get(String(message['orderId'])));
      const isRead = (name: string) => !isGone || isForShop(name);
      return compare(message, of(message).filter(isRead), [emailAbout(message)].filter(isRead));
    }),
  ];
}

const isForShop = (name: string) => /^new-(order|message) /.test(name);

export function emailsByRecord({ 'queued-emails': queued = [], emails = [] }: Stored) {
  const there = [
    ...queued.flatMap(({ recordId, kinds, at }) =>
      (kinds as string[]).map((kind) => ({
        id: String(recordId),
        name: `${kind} ${(at as Date).getTime()}`,
      })),
    ),
    // The key of a written email consists of record, kind and time.
    ...emails.map(({ key }) => {
      const [id = '', ...name] = String(key).split(' ');
      return { id, name: name.join(' ') };
    }),
  ];
  return ({ _id }: mongo.Document) =>
    there.flatMap(({ id, name }) => (id === String(_id) ? [name] : []));
}

function expectedOf(order: mongo.Document): string[] {
  if (order['erasedAt']) return [];
  const steps = (order['history'] as StoredStep[]).filter((step) => !step.changed);
  return steps.flatMap((step, i) => {
    if (step.undo || steps[i + 1]?.undo) return [];
    return kindsOf(step, sentBy(steps.slice(0, i))).map((kind) => `${kind} ${step.at.getTime()}`);
  });
}

function kindsOf({ status, returned, sent }: StoredStep, before: Set<string>): readonly string[] {
  if (sent) return ['order-books-sent'];
  if (!returned || status === 'returned') return orderStates[status].emails;
  const neverLeft = before.size > 0 && !returned.some((id) => before.has(id.toHexString()));
  return [neverLeft ? 'order-books-cancelled' : 'order-books-returned'];
}

/** The books that these steps have sent. */
function sentBy(steps: StoredStep[]): Set<string> {
  const sent = steps.flatMap(({ sent: books = [], undo }, i) =>
    undo || steps[i + 1]?.undo ? [] : books.map((id) => id.toHexString()),
  );
  return new Set(sent);
}

function hasRecipient({ email, source }: mongo.Document, name: string): boolean {
  return name.startsWith('new-order') ? source !== 'phone' : Boolean(email);
}

function compare({ _id }: mongo.Document, actual: string[], expected: string[]): string[] {
  const isRight = isDeepStrictEqual(actual.toSorted(), expected.toSorted());
  return isRight
    ? []
    : [`emails of ${String(_id)}: [${actual.join()}], expected [${expected.join()}]`];
}
