import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { orderSteps as english } from '@/words/en/admin/orders/order-steps';

const plural = pluralOf('pl');

type Pickup = Pick<Order, 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Złóż',
  confirmed: 'Potwierdź',
  ready: 'Oznacz jako gotowe',
  shipped: 'Oznacz jako wysłane',
  delivered: 'Oznacz jako dostarczone',
  cancelled: 'Anuluj zamówienie',
  returned: 'Oznacz jako zwrócone',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Oznacz jako odebrane' : steps[status];

/** Within a sentence, of "zamówienie". */
const states: Record<OrderStatus, string> = {
  placed: 'złożone',
  confirmed: 'potwierdzone',
  ready: 'gotowe do odbioru',
  shipped: 'wysłane',
  delivered: 'dostarczone',
  cancelled: 'anulowane',
  returned: 'zwrócone',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'odebrane' : states[status];

/** The steps of an order and their results. */
export const orderSteps: typeof english = {
  step,
  stepOfOrder: (status, order) => `${step(status, order)}, zamówienie ${order.number}`,
  undoneTo: (status, order) => `Cofnięto do statusu: ${stateOf(status, order)}`,
  doNotSend: (status) =>
    `To zamówienie jest ${states[status]}. Nie wysyłać; nie pobierać żadnej zapłaty.`,
  isNow: (status, order) => `Zamówienie ${order.number} jest teraz ${stateOf(status, order)}.`,
  isAgain: (status, order) => `Zamówienie ${order.number} jest znowu ${stateOf(status, order)}.`,
  booksCameBack: (count, number) =>
    plural(count, {
      one: `Wróciła # książka z zamówienia ${number}.`,
      few: `Wróciły # książki z zamówienia ${number}.`,
      many: `Wróciło # książek z zamówienia ${number}.`,
      other: `Wróciło # książki z zamówienia ${number}.`,
    }),
  booksCameNotBack: (count, number) =>
    plural(count, {
      one: `# książka z zamówienia ${number} jednak nie wróciła.`,
      few: `# książki z zamówienia ${number} jednak nie wróciły.`,
      many: `# książek z zamówienia ${number} jednak nie wróciło.`,
      other: `# książki z zamówienia ${number} jednak nie wróciło.`,
    }),
  cameBackBefore: (titles) =>
    `Zwrócono już wcześniej: ${titles.map((title) => `„${title}”`).join(', ')}.`,
  uncertain: (number) =>
    `Nie wiadomo, czy zamówienie ${number} zostało zmienione. Przed ponowną próbą proszę je sprawdzić.`,
  askReturned: (number) => `Czy zamówienie ${number} wróciło?`,
  askCancel: (number) => `Anulować zamówienie ${number}?`,
  askEndText: (status, order) =>
    `Książki wrócą na stan, a klient zobaczy, że zamówienie jest ${stateOf(status, order)}.`,
  askWithdrawn: (number) => `Mimo to realizować zamówienie ${number}?`,
  askWithdrawnText: (titles) =>
    `Klient odstąpił od umowy. Dotyczy: ${titles.map((title) => `„${title}”`).join(', ')}. Jeśli to nadal aktualne, proszę anulować zamówienie.`,
  leaveAsIs: 'Zostaw bez zmian',
  keep: 'Zachowaj zamówienie',
  movedMeanwhile: 'W międzyczasie ktoś inny zmienił status tego zamówienia.',
  notChanged: 'Nie udało się zmienić zamówienia. Proszę spróbować ponownie.',
  isBeingMoved:
    'Ktoś inny właśnie zmienia status tego zamówienia. Proszę spróbować ponownie za chwilę.',
  soldMeanwhile: (status, order) =>
    `Książka z zamówienia ${order.number} została w międzyczasie sprzedana, więc zamówienie pozostaje ${stateOf(status, order)}.`,
  undoTooLate:
    'Za późno: od tego kroku minęło ponad dziesięć sekund albo ktoś inny zmienił status zamówienia.',
  notUndone: 'Nie udało się cofnąć kroku. Proszę sprawdzić zamówienie.',
};
