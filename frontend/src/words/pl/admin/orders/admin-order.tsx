import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrder as english } from '@/words/en/admin/orders/admin-order';

const plural = pluralOf('pl');

/** The fields of an order that a correction can change. */
const correctedFields = {
  name: 'imię i nazwisko',
  phone: 'telefon',
  address: 'adres',
  company: 'firma',
  vatNumber: 'numer VAT UE',
};

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, zapłacono przy ladzie`,
  pickup: `${sum}, gotówką przy odbiorze`,
  delivery: `${sum}, gotówką przy dostawie`,
});

/** The owner's page of an order. */
export const adminOrder: typeof english = {
  order: (number) => `Zamówienie ${number}`,
  undoKey: '. Ctrl+Z cofa krok.',
  printSlip: 'Drukuj specyfikację',
  printReceipt: 'Drukuj potwierdzenie',
  receiptFailed: 'Nie udało się wydrukować potwierdzenia zakupu. Proszę spróbować ponownie.',
  soldAtTill: 'Sprzedano na własnej kasie',
  printedPage: 'Wydrukowana strona',
  allChanges: 'Wszystkie zmiany',
  history: 'Historia',
  by: (by) => ` (${by})`,
  id: (id) => `ID zamówienia ${id}`,
  correctedFields,
  corrected: (fields) => `Poprawiono: ${fields.join(', ')}`,
  cameBack: (titles) => `Zwrócono: ${titles.join(', ')}`,
  cameNotBack: (titles) => `Jednak nie zwrócono: ${titles.join(', ')}`,

  items: (count) =>
    plural(count, {
      one: 'Pozycje (#)',
      few: 'Pozycje (#)',
      many: 'Pozycje (#)',
      other: 'Pozycje (#)',
    }),
  shipping: 'Wysyłka',
  ordered: 'Zamówiono',
  total: sumWith('Razem'),
  remaining: sumWith('Pozostaje'),
  withdrawalReceived: (when) => `Odstąpienie otrzymano ${when}`,
  withdrawalNotSignedIn: (when) => `Odstąpienie otrzymano ${when}, bez logowania`,
  returnedAt: (when) => `Zwrócono ${when}`,
  returnBooks: 'Przyjmij zwrot',
  whichBooks: 'Które książki wróciły?',
  allOfIt: 'To już całość: zamówienie otrzyma status „Zwrócone”, wraz z kosztem wysyłki.',
  restStays: 'Wrócą na stan; reszta zamówienia pozostaje bez zmian.',
  return: 'Przyjmij zwrot',
  returnCount: (count) =>
    plural(count, {
      one: 'Przyjmij zwrot # książki',
      few: 'Przyjmij zwrot # książek',
      many: 'Przyjmij zwrot # książek',
      other: 'Przyjmij zwrot # książki',
    }),

  notes: 'Notatki',
  newNote: 'Nowa notatka',
  noteHint: 'Widzi ją tylko księgarnia.',
  addNote: 'Dodaj notatkę',
  noteFailed: 'Nie udało się zapisać notatki. Proszę spróbować ponownie.',
  noteBy: (by) => `${by}, `,

  pickupFor: 'Odbiera',
  deliverTo: 'Adres dostawy',
  correct: 'Popraw',
  tooLate: 'Za późno na poprawienie zamówienia',
  tooLateText: 'Jest już w drodze albo zostało anulowane. Wpisana treść nie jest zapisana.',
  isCorrected: (number) => `Zamówienie ${number} zostało poprawione.`,
  correctedTooLate: 'Za późno: to zamówienie jest w drodze albo zostało anulowane.',
  notCorrected: 'Nie udało się zapisać poprawki. Proszę spróbować ponownie.',
  saveCorrection: 'Zapisz poprawkę',
  discard: 'Odrzuć',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  address: 'Adres',
};
