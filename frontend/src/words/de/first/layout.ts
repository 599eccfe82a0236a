import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { layout as english } from '@/words/en/first/layout';

const plural = pluralOf('de');

/** Header and footer of the shop's pages. */
export const layout: typeof english = {
  skip: 'Zum Inhalt springen',
  offline:
    'Sie sind offline. Ihr Warenkorb bleibt erhalten; es geht weiter, sobald die Verbindung wieder steht.',
  shopNav: 'Buchhandlung',
  shelves: 'Regale',
  allBooks: 'Alle Bücher',
  wishlist: 'Merkzettel',
  wishlistWith: (count) =>
    plural(count, { one: 'Merkzettel, # Buch', other: 'Merkzettel, # Bücher' }),
  cart: 'Warenkorb',
  cartWith: (count) => plural(count, { one: 'Warenkorb, # Buch', other: 'Warenkorb, # Bücher' }),
  signIn: 'Anmelden',
  customer: 'Kundenkonto',
  menu: 'Ihr Menü',
  menuOf: (customer) => `Ihr Menü, ${customer}`,
  menuLinks: {
    dashboard: 'Übersicht',
    orders: 'Bestellungen',
    cart: 'Warenkorb',
    checkout: 'Kasse',
    account: 'Ihr Kundenkonto',
  },
  logout: 'Abmelden',
  footerNav: 'Über die Buchhandlung',
  footerLinks: {
    home: 'Startseite',
    services: 'Unser Service',
    about: 'Über uns',
    contact: 'Kontakt',
  },
  newsletter: {
    address: 'Ihre E-Mail-Adresse',
    example: 'name@beispiel.de',
    subscribe: 'Abonnieren',
    joined:
      'Vielen Dank. Falls eine erste E-Mail fragt, ob Sie es waren, öffnen Sie bitte ihren Link.',
    addressNote: 'Wir speichern Ihre Adresse nur für diesen Newsletter. ',
    privacy: 'Wie wir damit umgehen',
    noAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    tooMany: 'Das war viel auf einmal. Bitte versuchen Sie es etwas später noch einmal.',
    outOfReach: 'Das ist nicht angekommen. Bitte versuchen Sie es gleich noch einmal.',
  },
};
