import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

const plural = pluralOf('pl');

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery: typeof english = {
  waits: (count) =>
    plural(count, {
      one: 'Czeka na # książkę',
      few: 'Czeka na # książki',
      many: 'Czeka na # książek',
      other: 'Czeka na # książki',
    }),
  allHere: 'Wszystkie książki są na miejscu',
  choose: 'Wybierz książki do wysłania',
  which: 'Które książki są teraz wysyłane?',
  send: (count) =>
    plural(count, {
      one: 'Wyślij # książkę',
      few: 'Wyślij # książki',
      many: 'Wyślij # książek',
      other: 'Wyślij # książki',
    }),
  sendNone: 'Wyślij książki',
  restStays: 'Pozostałe książki czekają dalej.',
  allOfIt: 'To już całość: zamówienie otrzyma status „Wysłane”.',
  askSend: (number) => `Nie ma jeszcze wszystkich książek z zamówienia ${number}`,
  askSendText: (titles) => `Bez odnotowanego przyjęcia: ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles) => `Wysłano: ${titles.join(', ')}`,
  notSent: (titles) => `Jednak nie wysłano: ${titles.join(', ')}`,
  cancelled: (titles) => `Anulowano: ${titles.join(', ')}`,
  notCancelled: (titles) => `Jednak nie anulowano: ${titles.join(', ')}`,
};
