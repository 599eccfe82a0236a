import type { ChangedThing, ExportedThing, adminUi as english } from '@/words/en/admin/admin-ui';

const changed: Record<ChangedThing, string> = {
  'this order': 'diese Bestellung',
  'this shelf': 'dieses Regal',
  'this book': 'dieses Buch',
  'this publisher': 'diesen Verlag',
  'these settings': 'diese Einstellungen',
};

const exportFailed: Record<ExportedThing, string> = {
  orders: 'Die Bestellungen konnten nicht exportiert werden.',
  data: 'Die Daten konnten nicht exportiert werden.',
  addresses: 'Die Adressen konnten nicht exportiert werden.',
  report: 'Der Bericht konnte nicht exportiert werden.',
  books: 'Die Bücher konnten nicht exportiert werden.',
};

/** Texts of components that several owner's pages use. */
export const adminUi: typeof english = {
  sample: 'Beispiel',
  exportFailed: (what) => `${exportFailed[what]} Bitte versuchen Sie es noch einmal.`,
  conflict: {
    changedBy: (what, by, when) => `${by} hat ${changed[what]} am ${when} geändert`,
    changedBySomebody: (what) => `Inzwischen hat jemand anders ${changed[what]} geändert`,
    text: 'Noch ist nichts gespeichert. Wählen Sie die Fassung, die bleiben soll.',
    mine: 'Ihre Fassung',
    theirs: 'Andere Fassung',
    nothing: 'nichts',
    saveMine: 'Meine speichern',
    takeTheirs: 'Andere übernehmen',
  },
  draft: {
    kept: 'Ihre früheren Eingaben sind noch da.',
    startOver: 'Neu beginnen',
    leaveTitle: 'Ohne Speichern verlassen?',
    leaveText: 'Was Sie eingegeben und nicht gespeichert haben, geht dabei verloren.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
  bookPicker: {
    label: 'Buch hinzufügen',
    placeholder: 'Titel, Autor/in oder ISBN',
    list: 'Bücher',
    soldOut: 'Ausverkauft',
    noAnswer: 'Die Buchhandlung hat nicht geantwortet. Tippen Sie weiter, um erneut zu suchen.',
    noneFound: 'Kein Buch gefunden.',
  },
  picture: {
    choose: 'Bild wählen',
    allowed: 'JPEG, PNG, WebP oder AVIF, bis 5 MB.',
    takeAway: (name) => `${name} entfernen`,
    upload: 'Hochladen',
    uploaded: 'Hochgeladen',
    uploading: (percent) => `Wird hochgeladen, ${percent}\u00a0%`,
    checking: 'Das Bild wird geprüft',
    wrongType: 'Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder AVIF.',
    bigger: (megabytes) => `Dieses Bild hat ${megabytes} MB; möglich sind höchstens 5 MB.`,
    tooBig: 'Dieses Bild ist zu groß; möglich sind höchstens 5 MB.',
    broken: 'Diese Datei ist kein lesbares Bild. Bitte wählen Sie eine andere.',
    thisPicture: 'Dieses Bild',
    refused: (why) => `${why}. Bitte wählen Sie ein anderes.`,
    signIn: 'Bitte melden Sie sich neu an, um das Bild hochzuladen.',
    failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  },
  listItem: {
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    remove: (name) => `${name} entfernen`,
  },
  email: {
    html: 'Gestaltet',
    text: 'Nur Text',
    title: 'Die E-Mail, wie Mailprogramme sie zeigen',
  },
};
