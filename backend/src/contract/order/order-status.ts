import type { EmailKind } from '../email/email.ts';

/** Who may change the status; `counter` is an admin who undoes a scan. */
export type OrderActor = 'customer' | 'admin' | 'counter';

interface OrderState<Status extends string> {
  /** The statuses that can follow, the usual one first, and who may set them. */
  next: Partial<Record<Status, readonly OrderActor[]>>;
  /** The shop still has something to do. */
  isOpen: boolean;
  /** The order is a sale, its copies are taken from the stock; a status without this restocks them. */
  isSale: boolean;
  /** Only for orders that are collected in the shop, or only for orders that are sent. */
  isOnlyFor?: 'pickup' | 'delivery';
  /** Name, phone and address can be corrected, since the parcel has not left. */
  canBeCorrected: boolean;
  /** Who gets an email about this status. */
  emails: readonly EmailKind[];
}

/**
 * The statuses of orders and the transitions between them. Buttons, timeline, stock, emails and figures
 * derive from this table.
 */
export const orderStates = tableOfStates({
  placed: {
    next: { confirmed: ['admin'], cancelled: ['customer', 'admin'] },
    isOpen: true,
    isSale: true,
    canBeCorrected: true,
    emails: ['order-received', 'new-order'],
  },
  confirmed: {
    next: { ready: ['admin'], shipped: ['admin'], cancelled: ['admin'] },
    isOpen: true,
    isSale: true,
    canBeCorrected: true,
    emails: ['order-confirmed'],
  },
  /** Ready to be collected in the shop. */
  ready: {
    next: { delivered: ['admin'], returned: ['admin'] },
    isOnlyFor: 'pickup',
    isOpen: true,
    isSale: true,
    canBeCorrected: true,
    emails: ['order-ready'],
  },
  shipped: {
    next: { delivered: ['admin'], returned: ['admin'] },
    isOnlyFor: 'delivery',
    isOpen: true,
    isSale: true,
    canBeCorrected: false,
    emails: ['order-shipped'],
  },
  delivered: {
    next: { returned: ['admin'], cancelled: ['counter'] },
    isOpen: false,
    isSale: true,
    canBeCorrected: false,
    emails: [],
  },
  cancelled: {
    next: {},
    isOpen: false,
    isSale: false,
    canBeCorrected: false,
    emails: ['order-cancelled'],
  },
  /** Refused on delivery or sent back. */
  returned: {
    next: {},
    isOpen: false,
    isSale: false,
    canBeCorrected: false,
    emails: ['order-returned'],
  },
});

/** Checks at compile time that each transition leads to a status of the table. */
function tableOfStates<Status extends string>(
  rows: Record<Status, OrderState<NoInfer<Status>>>,
): Record<Status, OrderState<Status>> {
  return rows;
}

export type OrderStatus = keyof typeof orderStates;
export const orderStatuses = Object.keys(orderStates) as [OrderStatus, ...OrderStatus[]];
/** The status of a new order. */
export const [firstStatus] = orderStatuses;

type Fulfilment = { pickup?: boolean | null | undefined };

function appliesTo(status: OrderStatus, { pickup }: Fulfilment): boolean {
  const { isOnlyFor } = orderStates[status];
  return !isOnlyFor || (isOnlyFor === 'pickup') === Boolean(pickup);
}

/** The statuses of an order that is neither cancelled nor returned, in order. */
export function usualStatuses(order: Fulfilment): OrderStatus[] {
  return orderStatuses.filter((status) => orderStates[status].isSale && appliesTo(status, order));
}

export function canBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return orderStates[from].next[to]?.includes(by) ?? false;
}

/** Statuses that may follow, the usual one first. */
export function nextStatuses(
  order: Fulfilment & { status: OrderStatus },
  by: OrderActor,
): OrderStatus[] {
  return orderStatuses.filter((to) => canBecome(order.status, to, by) && appliesTo(to, order));
}
