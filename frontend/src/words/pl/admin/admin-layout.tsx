import type { adminLayout as english } from '@/words/en/admin/admin-layout';

const goesOn = 'Widoczne dane są wcześniejsze; odświeżą się same.';

/** The layout around each page of the dashboard. */
export const adminLayout: typeof english = {
  title: 'Panel',
  subtitle: 'Zasoby księgarni',
  owner: 'Właściciel księgarni',
  role: 'Admin',
  ownerMenu: 'Właściciel księgarni, Admin',
  toContent: 'Przejdź do treści',
  toShop: 'Do księgarni',
  openMenu: 'Otwórz menu',
  drawer: 'Strony panelu',
  close: 'Zamknij',
  logout: 'Wyloguj się',
  newsletterAddresses: 'Adresy newslettera (CSV)',
  version: (version) => `Storyloom ${version}`,
  pages: {
    newBook: 'Dodaj książkę',
    manageBooks: 'Książki',
    shelves: 'Półki',
    orders: 'Zamówienia',
    counter: 'Lada',
    customers: 'Klienci',
    report: 'Raport sprzedaży',
    emails: 'E-maile',
    settings: 'Ustawienia',
    publishers: 'Wydawnictwa',
  },
  offline: `Brak połączenia z internetem. ${goesOn}`,
  silent: `Księgarnia nie odpowiada. ${goesOn}`,
};
