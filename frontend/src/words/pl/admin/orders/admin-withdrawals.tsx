import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminWithdrawals as english } from '@/words/en/admin/orders/admin-withdrawals';

const plural = pluralOf('pl');

/** The withdrawals that customers declared. */
export const adminWithdrawals: typeof english = {
  title: 'Odstąpienia od umów',
  allOrders: 'Wszystkie zamówienia',
  open: (count) =>
    plural(count, {
      one: '# otwarte odstąpienie',
      few: '# otwarte odstąpienia',
      many: '# otwartych odstąpień',
      other: '# otwartego odstąpienia',
    }),
  failed: 'Nie udało się wczytać odstąpień.',
  empty: 'Nie ma otwartych odstąpień.',
  order: (number) => `Zamówienie ${number}`,
  unknownOrder: (number) => `Ta osoba nie ma zamówienia o numerze ${number}`,
  wholeOrder: 'całe zamówienie',
  books: (count) =>
    plural(count, {
      one: '# z jego książek',
      few: '# z jego książek',
      many: '# z jego książek',
      other: '# z jego książek',
    }),
  notSignedIn: ', bez logowania',
  markDone: 'Oznacz jako załatwione',
  isDone: (number) => `Odstąpienie dotyczące zamówienia ${number} jest załatwione.`,
  orderFollows: 'Oto to zamówienie: tutaj zaznacza się książki, które wróciły.',
  notMarked: 'Nie udało się tego oznaczyć. Proszę spróbować ponownie.',
  shown: (shown, all) => `${shown} z ${all}; najpierw te, które dotyczą zamówienia.`,
};
