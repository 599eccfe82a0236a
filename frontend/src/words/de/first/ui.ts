import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';
import type { PagePart, ui as english } from '@/words/en/first/ui';

const nameOf = currencyNameOf('de');

const parts: Record<PagePart, string> = {
  footer: 'die Fußzeile',
  header: 'die Kopfzeile',
  menu: 'das Menü',
  page: 'die Seite',
  panel: 'der Bereich',
  address: 'die Adresse',
  history: 'der Verlauf',
  figures: 'die Übersicht der Zahlen',
  revenue: 'der Umsatz',
  'onboarding checklist': 'die Liste der ersten Schritte',
  'list of items': 'die Liste der Artikel',
  'list of notes': 'die Liste der Notizen',
  'list of changes': 'die Liste der Änderungen',
  'list of customers': 'die Kundenliste',
  'list of categories': 'die Liste der Kategorien',
};

/** What the parts say that every page is made of. */
export const ui: typeof english = {
  loading: 'Wird geladen …',
  guardLoading: 'Wird geladen …',
  guardWaits: 'Wird geladen … Die Buchhandlung antwortet nicht.',
  retry: 'Wiederholen',
  tryingAgain: 'Neuer Versuch läuft',
  tryAgain: 'Erneut versuchen',
  currencyName: nameOf,
  reference: 'Referenz',
  partFailed: (part) =>
    `Bei uns ist etwas schiefgegangen; ${parts[part]} kann nicht angezeigt werden.`,
  pageFailed: {
    title: 'Diese Seite hat sich nicht geöffnet',
    text: 'Bei uns ist etwas schiefgegangen, oder die Verbindung ist abgebrochen. Ihr Warenkorb ist sicher.',
    home: 'Zur Startseite',
  },
  dialog: { ok: 'OK', close: 'Schließen', undo: 'Rückgängig' },
  pages: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    pageOf: (page, pageCount) => `Seite ${page} von ${pageCount}`,
    pageOfAtLeast: (page, pageCount) => `Seite ${page} von mindestens ${pageCount}`,
  },
  theme: { label: 'Design', system: 'Auto', light: 'Hell', dark: 'Dunkel' },
  social: {
    shopOn: (shop, network) => `${shop} auf ${network}`,
    shareOn: (shop, network) => `${shop} auf ${network} teilen`,
  },
  newsletter: {
    closed: 'Unser Newsletter nimmt keine neuen Adressen auf.',
    title: 'Post aus der Buchhandlung',
    titleWith: (frequency) => `Post aus der Buchhandlung, ${frequency}`,
  },
  listNotSaved: {
    cart: 'Ihr Warenkorb konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    wishlist: 'Ihr Merkzettel konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
};
