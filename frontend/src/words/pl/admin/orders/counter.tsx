import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import type { counter as english } from '@/words/en/admin/orders/counter';

const modes: Record<CounterMode, string> = {
  sell: 'Sprzedaż',
  receive: 'Przyjęcie',
  return: 'Zwrot',
};

const done: Record<CounterMode | 'undone', string> = {
  sell: 'Sprzedano.',
  receive: 'Przyjęto.',
  return: 'Przyjęto zwrot.',
  undone: 'Cofnięto.',
};

/** The outcome with the remaining stock. */
const doneOf: Record<CounterMode | 'undone', (left: string) => string> = {
  sell: (left) => `Sprzedano, stan: ${left}.`,
  receive: (left) => `Przyjęto, stan: ${left}.`,
  return: (left) => `Przyjęto zwrot, stan: ${left}.`,
  undone: (left) => `Cofnięto, stan: ${left}.`,
};

/** Selling, receiving and returning copies by scanner. */
export const counter: typeof english = {
  title: 'Lada',
  mode: 'Co robi skan',
  modes,
  field: {
    sell: 'Sprzedaż: ISBN lub tytuł',
    receive: 'Przyjęcie: ISBN lub tytuł',
    return: 'Zwrot: ISBN lub tytuł',
  },
  keys: 'F2 sprzedaje, F4 przyjmuje dostawę, F8 przyjmuje zwrot. Sam Enter: następny klient. Ctrl+Z: cofnięcie ostatniego skanu.',
  typedCode: 'Kod',
  outcome: (book, outcome) => `${book}: ${outcome}`,
  modeOutcome: (mode, outcome) => `${modes[mode]}: ${outcome}`,
  thisCustomer: (amount) => `Ten klient: ${amount}`,
  nextCustomer: 'Następny klient',

  none: (title) => `Nie znaleziono książki „${title}”.`,
  noResponse: 'Księgarnia nie odpowiedziała. Proszę ponownie nacisnąć Enter.',
  found: 'Znalezione książki',
  pick: {
    sell: (title) => `Sprzedaj: ${title}`,
    receive: (title) => `Przyjmij: ${title}`,
    return: (title) => `Przyjmij zwrot: ${title}`,
  },

  lastScans: 'Ostatnie skany',
  addBook: 'Dodaj tę książkę',
  order: 'Zamówienie',
  orderOf: (title) => `Zamówienie: ${title}`,
  undo: 'Cofnij',
  undoWhat: (title) => `Cofnij: ${title}`,

  notDone: 'Nie wykonano.',
  waiting: 'Chwileczkę…',
  askingAgain: 'Nie ma jeszcze odpowiedzi. Ponawianie próby…',
  done,
  doneOf,
  receivedFor: (number) => `Przyjęto, do zamówienia ${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'Sprzedano na własnej kasie.',
  soldAtTillLeft: (left) => `Sprzedano na własnej kasie, stan: ${left}.`,
  notCounted: 'Egzemplarze tej książki nie są liczone: nie ma nic do zrobienia.',
  refusals: {
    record_not_found: 'Żadna książka w księgarni nie ma tego ISBN.',
    insufficient_stock:
      'Stan wynosi zero. Jeśli egzemplarz jest pod ręką, proszę go najpierw przyjąć.',
    book_unavailable: 'To jest szkic. Aby go sprzedać, trzeba go opublikować.',
    invalid_transition:
      'Nie ma już sprzedaży tej książki przy ladzie, której zwrot można by przyjąć. Zamiast tego proszę użyć trybu „Przyjęcie”.',
  },
  signInEnded: 'Sesja wygasła. Proszę się zalogować i zeskanować ponownie.',
  scanAgain: 'Nie wykonano. Proszę zeskanować ponownie.',
  unreachable:
    'Nie wykonano: brak połączenia z księgarnią. Proszę zeskanować ponownie, gdy wróci połączenie.',
  cannotUndo: 'Tego nie można już cofnąć: proszę sprawdzić zamówienie lub książkę.',
  notUndone: 'Nie udało się jeszcze cofnąć. Proszę spróbować ponownie.',
};
