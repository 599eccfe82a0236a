import { titles } from '@storyloom/backend/contract/words/de/titles';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminSettings as english } from '@/words/en/admin/admin-settings';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const plural = pluralOf('de');
const list = listOf('de');

/** The settings tabs, their sections and fields. */
export const adminSettings: typeof english = {
  title: 'Einstellungen',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  history: 'Verlauf der Einstellungen',
  tabs: {
    shop: 'Buchhandlung',
    money: 'Geld und Versand',
    categories: 'Kategorien',
    pages: 'Seiten',
    emails: 'E-Mails',
    home: 'Startseite',
    law: 'Recht',
    administrators: 'Verwaltungskonten',
    system: 'System',
  },
  unsavedTab: (tab) => `${tab} (nicht gespeichert)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'ja',
  no: 'nein',

  form: {
    save: 'Einstellungen speichern',
    discard: 'Änderungen verwerfen',
    notSavedYet: 'Noch nicht gespeichert',
    correctFirst: 'Nicht gespeichert: Bitte korrigieren Sie die rot markierten Felder.',
    saved: 'Die Einstellungen sind gespeichert.',
    nothingChanged: 'Es wurde nichts geändert.',
    tooMuch: 'Das ist zu viel Text auf einmal. Bitte speichern Sie zuerst einen Teil davon.',
    notSaved: 'Die Einstellungen wurden nicht gespeichert. Bitte versuchen Sie es noch einmal.',
    currencyTitle: 'Währung ändern?',
    currencyText: (before, after, from, to) =>
      `Preise behalten ihre Zahlen: Aus ${before} wird ${after}. Vorhandene Bestellungen bleiben in ${from}, und Übersichten und Berichte zählen nur die in ${to}.`,
    changeIt: 'Ändern',
    keepOld: 'Bisherige behalten',
  },

  inShop: 'Im Shop',
  nothingYet: 'Noch nichts.',
  noPickupAddress:
    'Die Anschrift unter „Kontakt“ fehlt noch: Ihre Kundschaft erfährt sonst nicht, wo die Bestellung abzuholen ist.',
  noMail: 'Es wird noch keine gesendet: Wer den Shop betreibt, setzt dafür SMTP_URL und MAIL_FROM.',

  language: {
    label: 'Sprache des Shops',
    reloads: 'Nach dem Speichern öffnet sich diese Seite in der neuen Sprache.',
    allFollow: 'Alle mitgelieferten Texte sind in der Sprache, die Sie wählen.',
    someStay: (settings) =>
      `Diese Texte haben Sie geändert, und sie bleiben, wie sie sind: ${list(settings)}. Alle anderen sind in der Sprache, die Sie wählen.`,
    previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  },
  sample: {
    button: 'In den Warenkorb',
    cart: titles.cart,
    copies: (count) =>
      plural(count, { one: '# Buch im Warenkorb', other: '# Bücher im Warenkorb' }),
    status: 'Versandt',
    order: (date, price) => `Ihre Bestellung vom ${date}: ${price}`,
  },

  name: {
    accentHint: (color) => `Etwa ${color}; leer für das mitgelieferte Gelb.`,
    chooseAccent: 'Akzentfarbe wählen',
    uploadLogo: 'Logo hochladen',
    removeLogo: 'Logo entfernen',
    noLogo: 'Ohne Logo erscheint der Name als Schriftzug.',
    button: 'In den Warenkorb',
    schemes: { light: 'Hell', dark: 'Dunkel' },
  },
  uploadNotice: 'Den amtlichen Hinweis hochladen',
  social: {
    name: 'Name',
    address: 'Adresse',
    placeholder: (braces) =>
      `${braces} in einer Adresse steht für die Adresse dieses Shops, für Links zum Teilen.`,
  },
  news: {
    title: 'Titel',
    description: 'Kurztext',
    picture: 'Bild',
    pictureHint: 'Eine Adresse im Web oder der Name eines gespeicherten Bildes.',
    upload: (number) => `Bild für Beitrag ${number} hochladen`,
    story: 'Ganzer Beitrag',
    untitled: 'Titel des Beitrags',
  },
  categories: {
    name: 'Name',
    slug: 'Kurzname',
    booksOnSale: (count) =>
      plural(count, { one: '# Buch im Verkauf', other: '# Bücher im Verkauf' }),
    booksGoTo: (category) => `Die Bücher aus „${category}“ kommen nach`,
  },
  entries: {
    categories: {
      item: (number) => `Kategorie ${number}`,
      add: 'Kategorie hinzufügen',
      full: (max) =>
        plural(max, {
          one: 'Es ist Platz für # Kategorie.',
          other: 'Es ist Platz für # Kategorien.',
        }),
    },
    news: {
      item: (number) => `Beitrag ${number}`,
      add: 'Beitrag hinzufügen',
      full: (max) =>
        plural(max, {
          one: 'Es ist Platz für # Beitrag.',
          other: 'Es ist Platz für # Beiträge.',
        }),
    },
    social: {
      item: (number) => `Link ${number}`,
      add: 'Link hinzufügen',
      full: (max) =>
        plural(max, { one: 'Es ist Platz für # Link.', other: 'Es ist Platz für # Links.' }),
    },
  },

  emailTexts: {
    email: 'E-Mail',
    ownWords: (email) => `${email} (Ihr Text)`,
    isDefault: 'Diese E-Mail hat den mitgelieferten Text.',
    write: 'Eigenen Text schreiben',
    subject: 'Betreff',
    text: 'Text',
    textHint: 'Reiner Text; eine Leerzeile trennt Absätze.',
    reset: 'Text zurücksetzen',
    preview: 'Wie sie ankommt',
    previewFailed: 'Die Vorschau konnte nicht geladen werden.',
    previewSubject: (subject) => `Betreff: ${subject}`,
    previewWaits: 'Die Vorschau erscheint, sobald nichts mehr falsch ist oder fehlt.',
    showPreview: 'Vorschau zeigen',
    placeholders: 'Platzhalter zum Einfügen',
    placeholdersHint: (inSubject) =>
      `Was in geschweiften Klammern steht, wird in jeder E-Mail ausgefüllt. Ein Klick setzt den Platzhalter an die Stelle des Cursors; im Betreff ${inSubject.join(' oder ')}.`,
  },

  administrators: {
    title: 'Verwaltungskonten',
    history: 'Verlauf der Verwaltungskonten',
    password: 'Passwort ändern',
    passwordHint: 'Das beendet alle anderen Sitzungen dieses Verwaltungskontos.',
    passwordChanged: 'Ihr Passwort ist geändert.',
  },

  system: {
    title: 'Version und Sicherungen',
    failed: 'Das konnte nicht geladen werden.',
    version: (version) => `Version ${version}`,
    backupFailed: (problem) => `Die letzte Sicherung ist fehlgeschlagen: ${problem}`,
    lastBackup: (ago) => `Letzte Sicherung ${ago}.`,
    noBackup: 'Es gibt noch keine Sicherung.',
    every: (hours) =>
      plural(hours, {
        one: 'Jede Stunde entsteht eine.',
        other: 'Alle # Stunden entsteht eine.',
      }),
    noneByItself: 'Der Shop sichert nicht von selbst: Wer ihn betreibt, kann BACKUP_DIR setzen.',
  },
};
