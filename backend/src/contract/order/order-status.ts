import type { EmailKind } from '../shop/email.ts';

/** Who may take an order on; the counter is an admin who takes a scan back. */
export type OrderActor = 'customer' | 'admin' | 'counter';

interface OrderState<Status extends string> {
  /** Where an order can go from here, and who may take it there; the usual way first. */
  next: Partial<Record<Status, readonly OrderActor[]>>;
  /** The shop still has something to do. */
  isOpen: boolean;
  /** Counts as sold and holds its copies; they go back into stock when it is no sale any more. */
  isSale: boolean;
  /** Only on the way of orders that are collected in the shop, or only of those that are sent. */
  isOnlyFor?: 'pickup' | 'delivery';
  /** Name, phone and address may still be put right: the parcel is in the shop. */
  canBeCorrected: boolean;
  /** Who is written to about it. */
  emails: readonly EmailKind[];
}

/**
 * The ways an order can go, from its first status on. Buttons, timeline, stock, emails and figures
 * follow from this table; nothing else knows which status may come after which.
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
  /** Waits in the shop to be collected. */
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
  /** Refused at the door or sent back. */
  returned: {
    next: {},
    isOpen: false,
    isSale: false,
    canBeCorrected: false,
    emails: ['order-returned'],
  },
});

/** Knows every status by its row, and lets no row lead to one that has none. */
function tableOfStates<Status extends string>(
  rows: Record<Status, OrderState<NoInfer<Status>>>,
): Record<Status, OrderState<Status>> {
  return rows;
}

export type OrderStatus = keyof typeof orderStates;
export const orderStatuses = Object.keys(orderStates) as [OrderStatus, ...OrderStatus[]];
/** Of every order; no step leads there. */
export const [firstStatus] = orderStatuses;

type Going = { pickup?: boolean | undefined };

function isOnWay(status: OrderStatus, { pickup }: Going): boolean {
  const { isOnlyFor } = orderStates[status];
  return !isOnlyFor || (isOnlyFor === 'pickup') === Boolean(pickup);
}

/** The way of an order that nothing stops, from its first status to the last. */
export function usualWay(order: Going): OrderStatus[] {
  return orderStatuses.filter((status) => orderStates[status].isSale && isOnWay(status, order));
}

export function canBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return orderStates[from].next[to]?.includes(by) ?? false;
}

/** Statuses that may follow, the usual one first. */
export function nextStatuses(
  order: Going & { status: OrderStatus },
  by: OrderActor,
): OrderStatus[] {
  return orderStatuses.filter((to) => canBecome(order.status, to, by) && isOnWay(to, order));
}
