import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { layout as english } from '@/words/en/first/layout';

const plural = pluralOf('pl');

/** Header and footer of the shop's pages. */
export const layout: typeof english = {
  skip: 'Przejdź do treści',
  offline:
    'Brak połączenia z internetem. Koszyk jest zachowany; wszystko ruszy dalej, gdy połączenie wróci.',
  shopNav: 'Księgarnia',
  shelves: 'Półki',
  allBooks: 'Wszystkie książki',
  wishlist: 'Lista życzeń',
  wishlistWith: (count) =>
    plural(count, {
      one: 'Lista życzeń, # książka',
      few: 'Lista życzeń, # książki',
      many: 'Lista życzeń, # książek',
      other: 'Lista życzeń, # książki',
    }),
  cart: 'Koszyk',
  cartWith: (count) =>
    plural(count, {
      one: 'Koszyk, # książka',
      few: 'Koszyk, # książki',
      many: 'Koszyk, # książek',
      other: 'Koszyk, # książki',
    }),
  signIn: 'Zaloguj się',
  customer: 'Klient',
  menu: 'Menu konta',
  menuOf: (customer) => `Menu konta, ${customer}`,
  menuLinks: {
    dashboard: 'Panel',
    orders: 'Zamówienia',
    cart: 'Koszyk',
    checkout: 'Składanie zamówienia',
    account: 'Moje konto',
  },
  logout: 'Wyloguj się',
  footerNav: 'O księgarni',
  footerLinks: {
    home: 'Strona główna',
    services: 'Usługi',
    about: 'O nas',
    contact: 'Kontakt',
  },
  newsletter: {
    address: 'Adres e-mail',
    example: 'adres@example.com',
    subscribe: 'Zapisz się',
    joined:
      'Dziękujemy. Jeśli przyjdzie e-mail z prośbą o potwierdzenie, proszę otworzyć zawarty w nim link.',
    addressNote: 'Adres przechowujemy tylko na potrzeby tego newslettera. ',
    privacy: 'Jak go przetwarzamy',
    noAddress: 'Proszę podać prawidłowy adres e-mail.',
    tooMany: 'To za dużo prób naraz. Proszę spróbować ponownie za jakiś czas.',
    outOfReach: 'Zapis do nas nie dotarł. Proszę spróbować ponownie za chwilę.',
  },
};
