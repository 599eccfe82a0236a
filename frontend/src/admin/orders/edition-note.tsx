import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { Fragment } from 'react';
import { words } from '@/words/admin';

type Edition = Pick<OrderItem, 'author' | 'isbn' | 'condition' | 'conditionNote'>;

/** Author, ISBN and condition, each in its own text direction, to tell editions and copies apart. */
export function EditionNote({ item }: { item: Edition }) {
  const { author, isbn, condition, conditionNote } = item;
  const used = condition && words.used.used[condition];
  const parts = [author, isbn && words.adminOrders.isbn(isbn), used, conditionNote].filter(Boolean);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <span>{' · '}</span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
