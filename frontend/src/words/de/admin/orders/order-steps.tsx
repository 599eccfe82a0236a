import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { orderSteps as english } from '@/words/en/admin/orders/order-steps';

const plural = pluralOf('de');

type Pickup = Pick<Order, 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Aufgeben',
  confirmed: 'Bestätigen',
  ready: 'Als abholbereit melden',
  shipped: 'Als versandt melden',
  delivered: 'Als zugestellt melden',
  cancelled: 'Bestellung stornieren',
  returned: 'Als retourniert melden',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Als abgeholt melden' : steps[status];

/** Within a sentence. */
const states: Record<OrderStatus, string> = {
  placed: 'eingegangen',
  confirmed: 'bestätigt',
  ready: 'abholbereit',
  shipped: 'versandt',
  delivered: 'zugestellt',
  cancelled: 'storniert',
  returned: 'retourniert',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'abgeholt' : states[status];

/** The steps of an order and their results. */
export const orderSteps: typeof english = {
  step,
  stepOfOrder: (status, order) => `${step(status, order)}: Bestellung Nr.\u00a0${order.number}`,
  undoneTo: (status, order) => `Rückgängig gemacht, wieder ${stateOf(status, order)}`,
  doNotSend: (status) =>
    `Diese Bestellung ist ${states[status]}. Bitte nicht versenden; es ist nichts zu kassieren.`,
  isNow: (status, order) =>
    `Bestellung Nr.\u00a0${order.number} ist jetzt ${stateOf(status, order)}.`,
  isAgain: (status, order) =>
    `Bestellung Nr.\u00a0${order.number} ist wieder ${stateOf(status, order)}.`,
  booksCameBack: (count, number) =>
    plural(count, {
      one: `# Buch der Bestellung Nr.\u00a0${number} ist zurückgekommen.`,
      other: `# Bücher der Bestellung Nr.\u00a0${number} sind zurückgekommen.`,
    }),
  booksCameNotBack: (count, number) =>
    plural(count, {
      one: `# Buch der Bestellung Nr.\u00a0${number} ist doch nicht zurückgekommen.`,
      other: `# Bücher der Bestellung Nr.\u00a0${number} sind doch nicht zurückgekommen.`,
    }),
  cameBackBefore: (titles) =>
    `Schon früher zurückgekommen: ${titles.map((title) => `„${title}“`).join(', ')}.`,
  uncertain: (number) =>
    `Es ist nicht sicher, ob Bestellung Nr.\u00a0${number} geändert wurde. Bitte sehen Sie sie an, bevor Sie es noch einmal versuchen.`,
  askReturned: (number) => `Ist Bestellung Nr.\u00a0${number} zurückgekommen?`,
  askCancel: (number) => `Bestellung Nr.\u00a0${number} stornieren?`,
  askEndText: (status, order) =>
    `Die Bücher gehen zurück in den Bestand, und im Kundenkonto steht die Bestellung dann als ${stateOf(status, order)}.`,
  askWithdrawn: (number) => `Bestellung Nr.\u00a0${number} trotzdem weiterführen?`,
  askWithdrawnText: (titles) =>
    `Widerrufen wurde: ${titles.map((title) => `„${title}“`).join(', ')}. Wenn es dabei bleibt, stornieren Sie die Bestellung stattdessen.`,
  leaveAsIs: 'So lassen',
  keep: 'Bestellung behalten',
  movedMeanwhile: 'Jemand anders hat diese Bestellung inzwischen weitergeführt.',
  notChanged: 'Die Bestellung konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  isBeingMoved:
    'Jemand anders führt diese Bestellung gerade weiter. Bitte versuchen Sie es gleich noch einmal.',
  soldMeanwhile: (status, order) =>
    `Ein Buch der Bestellung Nr.\u00a0${order.number} wurde inzwischen verkauft, daher bleibt die Bestellung ${stateOf(status, order)}.`,
  undoTooLate:
    'Zu spät: Der Schritt ist mehr als zehn Sekunden her, oder jemand anders hat die Bestellung weitergeführt.',
  notUndone:
    'Der Schritt konnte nicht rückgängig gemacht werden. Bitte sehen Sie die Bestellung an.',
};
