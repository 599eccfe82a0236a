import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('pl');
const bookFields = { category: 'kategorię', description: 'opis', newPrice: 'cenę' };

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'Plik jest skoroszytem, a nie listą. Proszę zapisać go jako „CSV UTF-8” i przesłać tamten plik.',
  file_is_no_text: () => 'Plik nie jest tekstem. Proszę zapisać go jako „CSV UTF-8”.',
  import_in_progress: () =>
    'Ten plik lub inny z tymi samymi książkami jest właśnie importowany. Proszę chwilę poczekać.',
  import_too_slow: () =>
    'Plik nie został zaimportowany: baza danych działa teraz zbyt wolno. Proszę spróbować później.',
  import_books_changed: () =>
    'Plik nie został zaimportowany: niektóre z jego książek zostały w międzyczasie zmienione.',
  book_unknown: () => 'Nie ma takiej książki.',
  book_incomplete: ({ missing }) =>
    `Przed publikacją książka musi mieć ${list(missing.map((field) => bookFields[field]))}.`,
  book_price_decimals: () => 'Cena ma miejsca po przecinku, których waluta księgarni nie ma.',
  book_changed_since: () => 'Ta książka została od tego czasu zmieniona i pozostaje bez zmian.',
  isbn_taken: ({ title }) => `Ten ISBN ma już „${title}”.`,
  isbn_taken_by_other: () => 'Ten ISBN ma już inna książka.',
  backup_no_space: () => 'Brak miejsca tam, gdzie są przechowywane kopie zapasowe.',
  backup_no_access: () => 'Księgarnia nie ma prawa zapisu w folderze kopii zapasowych.',
  backup_shop_busy: () =>
    'W księgarni przez cały czas coś się zmieniało, więc nie było chwili, którą można by zapisać. Proszę spróbować w spokojniejszym momencie albo zatrzymać ją na czas tworzenia kopii.',
  backup_system_error: ({ name }) => `System zgłasza ${name}.`,
  backup_unknown: () => 'Przyczynę podaje dziennik księgarni.',
  email_too_old: () => 'Czekał dłużej niż trzy dni, więc nie zostanie już wysłany samoczynnie.',
  email_without_result: () => 'Każda próba wysłania zakończyła się bez wyniku.',
  email_without_recipient: () => 'OWNER_EMAIL nie jest ustawiony.',
};
