import type { mongo } from 'mongoose';
import { groupByKey, mayHaveMade, outcomeOf } from '../sent-request.ts';
import type { Expected, Stored } from './check.ts';

/** Each message is stored once; an erased order has no messages. */
export function findMessageViolations(stored: Stored, { asked }: Expected): string[] {
  const { orders = [], 'order-messages': messages = [] } = stored;
  const sent = groupByKey(asked.filter(({ kind }) => kind === 'message'));
  const isErased = (id: string) =>
    Boolean(orders.find(({ _id }) => String(_id) === id)?.['erasedAt']);
  const wrong = [...sent.values()].flatMap((same) => {
    const { text } = same[0]!.request.body as { text: string };
    const orderId = same[0]!.request.path.split('/')[3]!;
    const count = messages.filter((message) => message['text'] === text).length;
    const outcome = isErased(orderId) ? 'refused' : outcomeOf(same);
    return mayHaveMade(outcome, count) ? [] : [`${text} is there ${count} times`];
  });
  const strays = messages.filter(({ orderId }) => isErased(String(orderId)));
  return [...wrong, ...strays.map(({ text }) => `${String(text)} is about an erased order`)];
}

/** The email that notifies the other side of a message. */
export function emailAbout({ by, at }: mongo.Document): string {
  return `${by === 'shop' ? 'shop-message' : 'new-message'} ${(at as Date).getTime()}`;
}
