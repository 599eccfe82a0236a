import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('de');
const bookFields = {
  category: 'eine Kategorie',
  description: 'eine Beschreibung',
  newPrice: 'einen Preis',
};

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'Die Datei ist eine Arbeitsmappe und keine Liste. Speichern Sie sie als „CSV UTF-8“ und senden Sie diese Datei.',
  file_is_no_text: () => 'Die Datei ist keine Textdatei. Speichern Sie sie als „CSV UTF-8“.',
  import_in_progress: () =>
    'Diese Datei oder eine mit denselben Büchern wird gerade importiert. Bitte warten Sie einen Moment.',
  import_too_slow: () =>
    'Die Datei wurde nicht importiert: Die Datenbank ist gerade zu langsam. Bitte versuchen Sie es später noch einmal.',
  import_books_changed: () =>
    'Die Datei wurde nicht importiert: Einige ihrer Bücher wurden inzwischen geändert.',
  book_unknown: () => 'Dieses Buch gibt es nicht.',
  book_incomplete: ({ missing }) =>
    `Bevor ein Buch freigegeben wird, braucht es ${list(missing.map((field) => bookFields[field]))}.`,
  book_price_decimals: () =>
    'Der Preis hat Nachkommastellen, die es in der Währung der Buchhandlung nicht gibt.',
  book_changed_since: () => 'Dieses Buch wurde seither geändert und bleibt, wie es ist.',
  isbn_taken: ({ title }) => `Die ISBN gehört schon zu „${title}“.`,
  isbn_taken_by_other: () => 'Die ISBN gehört schon zu einem anderen Buch.',
  backup_no_space: () => 'Auf dem Speicherplatz der Sicherungen ist kein Platz mehr.',
  backup_no_access: () => 'Der Shop darf den Ordner der Sicherungen nicht beschreiben.',
  backup_shop_busy: () =>
    'Im Shop wurde die ganze Zeit etwas geändert, daher gab es keinen festen Stand zum Sichern. Versuchen Sie es zu einer ruhigeren Zeit noch einmal oder halten Sie den Shop dafür an.',
  backup_system_error: ({ name }) => `Das System meldet ${name}.`,
  backup_unknown: () => 'Den Grund nennt das Protokoll des Shops.',
  email_too_old: () =>
    'Sie hat mehr als drei Tage gewartet und wird nicht mehr von selbst verschickt.',
  email_without_result: () => 'Jeder Versuch, sie zu verschicken, endete ohne Ergebnis.',
  email_without_recipient: () => 'OWNER_EMAIL ist nicht gesetzt.',
};
