import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookForm as english } from '@/words/en/admin/books/book-form';
import { vatOfBook } from '@/words/de/shop/vat';

const plural = pluralOf('de');

/** The forms that add and change a book. */
export const bookForm: typeof english = {
  addTitle: 'Neues Buch anlegen',
  editTitle: 'Buch bearbeiten',
  editFailed: 'Das Buch konnte nicht geladen werden',
  ordersOfBook: 'Bestellungen dieses Buches',

  labels: {
    title: 'Titel',
    description: 'Beschreibung',
    category: 'Kategorie',
    trending: 'Im Trend',
    oldPrice: 'Alter Preis',
    newPrice: 'Neuer Preis',
    coverImage: 'Umschlagbild',
    author: 'Autor/in',
    stock: 'Bestand',
    isbn: 'ISBN',
    publisher: 'Verlag',
    year: 'Jahr',
    pages: 'Seiten',
    language: 'Sprache',
    format: 'Einband',
    draft: 'Entwurf',
    antique: 'Antiquarisch',
    priceLifted: 'Preisbindung aufgehoben',
    condition: 'Zustand',
    conditionNote: 'Anmerkung zum Zustand',
    vatRate: vatOfBook.label,
    supply: 'Lieferbarkeit',
    supplyDays: 'Tage bis zum Eintreffen',
    availableFrom: 'Erscheint am',
  },
  categoryDefault: 'Kategorie wählen',
  hints: {
    oldPriceFixed: {
      exact:
        'Bei gebundenen Preisen optional: Einen durchgestrichenen alten Preis haben nur gebrauchte Bücher und solche, deren Preisbindung aufgehoben ist.',
      within5:
        'Bei gebundenen Preisen optional: Ein durchgestrichener alter Preis zeigt höchstens 5 % Nachlass. Gebrauchte Bücher und solche, deren Preisbindung aufgehoben ist, sind ausgenommen.',
    },
    oldPrice: (currency) => `In ${currency}. Erscheint durchgestrichen, wenn er der höhere ist.`,
    newPrice: (currency) => `In ${currency}. Was zu zahlen ist.`,
    author: 'Optional.',
    stock: 'Optional. Ohne Angabe ist das Buch nie ausverkauft.',
    isbn: 'Optional. 10 oder 13 Ziffern, Bindestriche nach Belieben.',
    publisher: 'Optional.',
    year: 'Optional. Jahr dieser Ausgabe; ohne ISBN Jahr der Erstausgabe.',
    pages: 'Optional.',
    language: 'Optional.',
    format: 'Optional, etwa gebunden oder Taschenbuch.',
    coverImage: 'Eine Adresse im Web oder der Name eines gespeicherten Bildes.',
    conditionNote: 'Optional. Was man über dieses Exemplar wissen sollte.',
    vatRate: vatOfBook.hint,
    supply: 'Optional. Was zugesagt wird, wenn kein Exemplar da ist.',
    supplyDays: 'Optional, 1 bis 365. Ohne Angabe gilt die Zahl aus den Einstellungen.',
    availableFrom: 'Optional. Das Buch kann vor diesem Tag bestellt werden.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'Gebraucht, oder nicht vorrätig',
  supplies: {
    default: 'Wie in der Buchhandlung: vorrätig oder ausverkauft',
    stock: 'Wird nicht bestellt: bei 0 ausverkauft',
    orderIn: 'Bestellbar',
    preorder: 'Erscheint später',
    gone: 'Nicht mehr lieferbar',
  },
  uploadPicture: 'Bild hochladen',

  yes: 'ja',
  no: 'nein',
  none: 'keine Angabe',
  stockNotLimited: 'unbegrenzt',

  lookUp: {
    button: 'Nachschlagen',
    busy: 'Wird nachgeschlagen …',
    isbn: 'ISBN',
    coverTaken: 'Der Umschlag ist übernommen.',
    coverFound: 'Gefundener Umschlag',
    useCover: 'Diesen Umschlag verwenden',
    nothingMissing: 'Open Library weiß nichts, was hier noch fehlt.',
    filled: (fields) => `Von Open Library übernommen: ${fields.join(', ')}.`,
    unknown: 'Open Library kennt diese ISBN nicht.',
    noAnswer:
      'Open Library antwortet gerade nicht. Bitte versuchen Sie es noch einmal, oder geben Sie das Buch selbst ein.',
  },

  preview: {
    label: 'Vorschau',
    inShop: 'Im Shop',
    title: 'Titel des Buches',
    description: 'Die ersten sechzig Zeichen der Beschreibung.',
  },

  add: {
    button: 'Neues Buch anlegen',
    busy: 'Wird angelegt …',
    saveDraft: 'Als Entwurf speichern',
    doneTitle: 'Buch angelegt',
    doneText: 'Ihr Buch ist jetzt im Shop!',
    doneButton: 'In Ordnung',
    cancel: 'Abbrechen',
    failed: 'Das Buch konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
    draftTitle: 'Entwurf gespeichert',
    draftText: 'Nur Sie sehen ihn, bis Sie ihn freigeben.',
    beforeTitle: 'Das Buch war schon angelegt',
    beforeText:
      'Ein früherer Versuch hat es angelegt, so wie das Formular da war. Ändern Sie es unter „Bücher verwalten“; ein erneutes Anlegen ergibt ein zweites Buch.',
  },

  edit: {
    button: 'Buch speichern',
    busy: 'Wird gespeichert …',
    publish: 'Freigeben',
    unpublish: 'Zurückziehen',
    isDraft: 'Ein Entwurf. Nur Sie sehen ihn, bis Sie ihn freigeben.',
    doneTitle: 'Buch gespeichert',
    doneText: 'Ihre Änderungen am Buch sind gespeichert!',
    doneButton: 'OK',
    failedTitle: 'Nicht gespeichert',
    failedText:
      'Beim Speichern des Buches gab es einen Fehler. Bitte versuchen Sie es noch einmal.',
    retry: 'Wiederholen',
    back: 'Zurück zum Formular',
    deletedText:
      'Dieses Buch wurde inzwischen gelöscht. Ihre Eingaben bleiben hier, bis Sie die Seite verlassen.',
  },

  meanwhile: {
    title: 'Dieses Buch wurde während Ihrer Bearbeitung geändert. So bleibt es:',
    became: (label, before, after) => `${label}: aus ${before} wurde ${after}.`,
    soldLeft: (sold, left) =>
      plural(sold, {
        one: `# verkauft, ${left} vorrätig.`,
        other: `# verkauft, ${left} vorrätig.`,
      }),
    cameBackLeft: (copies, left) =>
      plural(copies, {
        one: `# zurückgekommen, ${left} vorrätig.`,
        other: `# zurückgekommen, ${left} vorrätig.`,
      }),
    soldSince: (sold) =>
      plural(sold, {
        one: 'Bestand: # verkauft, seit Sie das Buch geöffnet haben',
        other: 'Bestand: # verkauft, seit Sie das Buch geöffnet haben',
      }),
    cameBackSince: (copies) =>
      plural(copies, {
        one: 'Bestand: # zurückgekommen, seit Sie das Buch geöffnet haben',
        other: 'Bestand: # zurückgekommen, seit Sie das Buch geöffnet haben',
      }),
    onlySold: 'Dieses Buch wurde inzwischen verkauft',
    onlyCameBack: 'Ein Exemplar dieses Buches ist inzwischen zurückgekommen',
    lessSold: (rest, typed, sold) =>
      plural(sold, {
        one: `${rest} (Ihre Eingabe ${typed}, weniger # verkauftes Exemplar)`,
        other: `${rest} (Ihre Eingabe ${typed}, weniger # verkaufte Exemplare)`,
      }),
    andMore: (rest, typed, copies) =>
      plural(copies, {
        one: `${rest} (Ihre Eingabe ${typed} und # weiteres Exemplar)`,
        other: `${rest} (Ihre Eingabe ${typed} und # weitere Exemplare)`,
      }),
  },
  isAntique:
    'Antiquarisch oder älter als die Regeln zur Produktsicherheit (13. Dezember 2024): Die Seite des Buches nennt den Verlag nicht als Hersteller',
};
