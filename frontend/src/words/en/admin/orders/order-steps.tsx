import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

type Pickup = Pick<Order, 'pickup'>;
type Named = Pick<Order, 'number' | 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  ready: 'Mark as ready',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Mark as collected' : steps[status];

/** Within a sentence. */
const states: Record<OrderStatus, string> = {
  placed: 'placed',
  confirmed: 'confirmed',
  ready: 'ready to collect',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'collected' : states[status];

/** The steps of an order and their results. */
export const orderSteps = {
  step,
  stepOfOrder: (status: OrderStatus, order: Named) =>
    `${step(status, order)}: order ${order.number}`,
  undoneTo: (status: OrderStatus, order: Pickup) => `Undone to ${stateOf(status, order)}`,
  doNotSend: (status: OrderStatus) =>
    `This order is ${states[status]}. Do not send it; nothing is to be collected.`,
  isNow: (status: OrderStatus, order: Named) =>
    `Order ${order.number} is now ${stateOf(status, order)}.`,
  isAgain: (status: OrderStatus, order: Named) =>
    `Order ${order.number} is ${stateOf(status, order)} again.`,
  booksCameBack: (count: number, number: number) =>
    plural(count, {
      one: `# book of order ${number} came back.`,
      other: `# books of order ${number} came back.`,
    }),
  booksCameNotBack: (count: number, number: number) =>
    plural(count, {
      one: `# book of order ${number} did not come back after all.`,
      other: `# books of order ${number} did not come back after all.`,
    }),
  cameBackBefore: (titles: string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} came back before.`,
  uncertain: (number: number) =>
    `It is not certain whether order ${number} was changed. Please look at it before you try again.`,
  askReturned: (number: number) => `Did order ${number} come back?`,
  askCancel: (number: number) => `Cancel order ${number}?`,
  askEndText: (status: OrderStatus, order: Pickup) =>
    `Its books go back into stock, and the customer sees it as ${stateOf(status, order)}.`,
  askWithdrawn: (number: number) => `Go on with order ${number}?`,
  askWithdrawnText: (titles: string[]) =>
    `The customer has withdrawn from ${titles.map((title) => `“${title}”`).join(', ')}. If that still holds, cancel the order instead.`,
  leaveAsIs: 'Leave as it is',
  keep: 'Keep order',
  movedMeanwhile: 'Somebody else moved this order meanwhile.',
  notChanged: 'The order could not be changed. Please try again.',
  isBeingMoved: 'Somebody else is moving this order. Please try again in a moment.',
  soldMeanwhile: (status: OrderStatus, order: Named) =>
    `A book of order ${order.number} was sold meanwhile, so the order stays ${stateOf(status, order)}.`,
  undoTooLate:
    'Too late: that step was more than ten seconds ago, or somebody else moved the order.',
  notUndone: 'The step could not be undone. Please look at the order.',
};
