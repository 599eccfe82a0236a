import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { withdrawal as english } from '@/words/en/shop/withdrawal';

const plural = pluralOf('pl');

/** The page on which a customer withdraws from a purchase. */
export const withdrawal: typeof english = {
  title: 'Odstąp od umowy',
  lead: (days) =>
    plural(days, {
      one: 'Od umowy można odstąpić bez podania przyczyny w ciągu # dnia od otrzymania książek.',
      few: 'Od umowy można odstąpić bez podania przyczyny w ciągu # dni od otrzymania książek.',
      many: 'Od umowy można odstąpić bez podania przyczyny w ciągu # dni od otrzymania książek.',
      other: 'Od umowy można odstąpić bez podania przyczyny w ciągu # dnia od otrzymania książek.',
    }),
  name: 'Imię i nazwisko',
  number: 'Numer zamówienia',
  email: 'E-mail',
  emailHint: 'Tu wyślemy potwierdzenie otrzymania.',
  reachHint: 'Tu będziemy mogli się skontaktować.',
  onlyThese: 'Tylko te książki (bez wyboru: całe zamówienie)',
  failed: 'Oświadczenie do nas nie dotarło. Proszę spróbować ponownie.',
  tooMany: 'To za dużo prób. Proszę chwilę poczekać.',
  continue: 'Dalej',
  summary: 'Oświadczenie o odstąpieniu',
  received: 'Otrzymaliśmy odstąpienie od umowy',
  from: 'Przedmiot odstąpienia',
  books: (titles) => titles.join(', '),
  wholeOrder: 'całe zamówienie',
  receivedAt: 'Otrzymano',
  emailFollows: (email) =>
    `Na adres ${email} wyślemy treść oświadczenia wraz z czasem jego otrzymania.`,
  keepPage:
    'Prosimy zachować lub wydrukować tę stronę: zawiera treść oświadczenia i czas jego otrzymania.',
  confirm: 'Potwierdź odstąpienie',
  back: 'Wstecz',
};
