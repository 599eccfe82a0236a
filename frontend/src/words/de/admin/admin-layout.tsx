import type { adminLayout as english } from '@/words/en/admin/admin-layout';

const goesOn = 'Was hier steht, ist der letzte Stand; es geht von selbst weiter.';

/** The layout around each page of the dashboard. */
export const adminLayout: typeof english = {
  title: 'Übersicht',
  subtitle: 'Bestand der Buchhandlung',
  owner: 'Buchhandlung',
  role: 'Verwaltung',
  ownerMenu: 'Buchhandlung, Verwaltung',
  toContent: 'Zum Inhalt springen',
  toShop: 'Zum Shop',
  openMenu: 'Menü öffnen',
  drawer: 'Seiten der Verwaltung',
  close: 'Schließen',
  logout: 'Abmelden',
  newsletterAddresses: 'Newsletter-Adressen (CSV)',
  version: (version) => `Storyloom ${version}`,
  pages: {
    newBook: 'Neues Buch',
    manageBooks: 'Bücher verwalten',
    shelves: 'Regale',
    orders: 'Bestellungen',
    counter: 'Ladentheke',
    customers: 'Kundschaft',
    report: 'Umsatzbericht',
    emails: 'E-Mails',
    settings: 'Einstellungen',
    publishers: 'Verlage',
  },
  offline: `Sie sind offline. ${goesOn}`,
  silent: `Der Shop antwortet nicht. ${goesOn}`,
};
