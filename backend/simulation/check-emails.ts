import type { mongo } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { orderStates, type OrderStatus } from '../src/contract/order/order-status.ts';
import type { Stored } from './check.ts';

interface StoredStep {
  status: OrderStatus;
  at: Date;
  undo?: boolean;
  returned?: object[];
  changed?: unknown;
}

/** Every email that an event asks for is there once, queued or written; those of an undone step are not. */
export function findEmailViolations(stored: Stored): string[] {
  const { orders = [], withdrawals = [] } = stored;
  const of = emailsByRecord(stored);
  return [
    ...orders.flatMap((order) => {
      // An email without a reader is queued, but not written.
      const isRead = (name: string) => hasReader(order, name) || Boolean(order['erasedAt']);
      return compare(order, of(order).filter(isRead), expectedOf(order).filter(isRead));
    }),
    ...withdrawals.flatMap((withdrawal) => {
      const at = (withdrawal['receivedAt'] as Date).getTime();
      return compare(withdrawal, of(withdrawal), [`withdrawal-received ${at}`]);
    }),
  ];
}

function emailsByRecord({ 'queued-emails': queued = [], emails = [] }: Stored) {
  const there = [
    ...queued.flatMap(({ recordId, kinds, at }) =>
      (kinds as string[]).map((kind) => ({
        id: String(recordId),
        name: `${kind} ${(at as Date).getTime()}`,
      })),
    ),
    // The key of a written one is its record, kind and moment.
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
    return kindsOf(step).map((kind) => `${kind} ${step.at.getTime()}`);
  });
}

function kindsOf({ status, returned }: StoredStep): readonly string[] {
  const isPart = returned !== undefined && status !== 'returned';
  return isPart ? ['order-books-returned'] : orderStates[status].emails;
}

function hasReader({ email, source }: mongo.Document, name: string): boolean {
  return name.startsWith('new-order') ? source !== 'phone' : Boolean(email);
}

function compare({ _id }: mongo.Document, actual: string[], expected: string[]): string[] {
  const isRight = isDeepStrictEqual(actual.toSorted(), expected.toSorted());
  return isRight
    ? []
    : [`emails of ${String(_id)}: [${actual.join()}], expected [${expected.join()}]`];
}
