import type { LetterKind } from './letter.ts';

export const orderStatuses = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who may take an order on. */
export type OrderActor = 'customer' | 'admin';

interface OrderState {
  /** Where an order can go from here, and who may take it there. */
  next: Partial<Record<OrderStatus, readonly OrderActor[]>>;
  /** The shop still has something to do. */
  isOpen: boolean;
  /** Counts as sold and holds its copies; they go back into stock when it is no sale any more. */
  isSale: boolean;
  /** Name, phone and address may still be put right: the parcel is in the shop. */
  canBeCorrected: boolean;
  /** Who is written to about it. */
  letters: readonly LetterKind[];
}

/**
 * The ways an order can go. Buttons, timeline, stock, letters and figures follow from this
 * table; nothing else knows which status may come after which.
 */
export const orderStates: Record<OrderStatus, OrderState> = {
  placed: {
    next: { confirmed: ['admin'], cancelled: ['customer', 'admin'] },
    isOpen: true,
    isSale: true,
    canBeCorrected: true,
    letters: ['order-received', 'new-order'],
  },
  confirmed: {
    next: { shipped: ['admin'], cancelled: ['admin'] },
    isOpen: true,
    isSale: true,
    canBeCorrected: true,
    letters: ['order-confirmed'],
  },
  shipped: {
    next: { delivered: ['admin'], returned: ['admin'] },
    isOpen: true,
    isSale: true,
    canBeCorrected: false,
    letters: ['order-shipped'],
  },
  delivered: {
    next: { returned: ['admin'] },
    isOpen: false,
    isSale: true,
    canBeCorrected: false,
    letters: [],
  },
  cancelled: {
    next: {},
    isOpen: false,
    isSale: false,
    canBeCorrected: false,
    letters: ['order-cancelled'],
  },
  /** Refused at the door or sent back. */
  returned: {
    next: {},
    isOpen: false,
    isSale: false,
    canBeCorrected: false,
    letters: ['order-returned'],
  },
};

/** The way of an order that nothing stops, from its first status to the last. */
export const usualWay: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderStates[status].isSale,
);

export function canBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return orderStates[from].next[to]?.includes(by) ?? false;
}

/** Statuses that may follow, the usual one first. */
export function nextStatuses(from: OrderStatus, by: OrderActor): OrderStatus[] {
  return orderStatuses.filter((to) => canBecome(from, to, by));
}
