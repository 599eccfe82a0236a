import type { BookField } from '@storyloom/backend/contract/book/book';
import type { bookForm as english } from '@/words/en/admin/books/book-form';
import { vatOfBook } from '@/words/pl/shop/vat';

const labels: Record<BookField, string> = {
  title: 'Tytuł',
  description: 'Opis',
  category: 'Kategoria',
  trending: 'Popularna',
  oldPrice: 'Stara cena',
  newPrice: 'Nowa cena',
  coverImage: 'Okładka',
  author: 'Autor',
  stock: 'Stan magazynowy',
  isbn: 'ISBN',
  publisher: 'Wydawnictwo',
  year: 'Rok wydania',
  pages: 'Liczba stron',
  language: 'Język',
  format: 'Oprawa',
  draft: 'Szkic',
  antique: 'Antykwaryczna',
  priceLifted: 'Stała cena zniesiona',
  condition: 'Stan egzemplarza',
  conditionNote: 'Uwaga o stanie',
  vatRate: vatOfBook.label,
  supply: 'Dostępność',
  supplyDays: 'Dni sprowadzania',
  availableFrom: 'Premiera',
};

/** The forms that add and change a book. */
export const bookForm: typeof english = {
  addTitle: 'Dodaj nową książkę',
  editTitle: 'Edytuj książkę',
  editFailed: 'Nie udało się wczytać danych książki',
  ordersOfBook: 'Zamówienia tej książki',

  labels,
  categoryDefault: 'Wybierz kategorię',
  hints: {
    oldPriceFixed: {
      exact:
        'Opcjonalnie, gdy ceny nowych książek są stałe: przekreśloną starą cenę mają tylko książki używane i te, których stałą cenę zniesiono.',
      within5:
        'Opcjonalnie, gdy ceny nowych książek są stałe: przekreślona stara cena pokazuje obniżkę najwyżej o 5%. Nie dotyczy to książek używanych i tych, których stałą cenę zniesiono.',
    },
    oldPrice: (currency) => `Waluta: ${currency}. Pokazywana jako przekreślona, gdy jest wyższa.`,
    newPrice: (currency) => `Waluta: ${currency}. Tyle płaci klient.`,
    author: 'Opcjonalnie.',
    stock: 'Opcjonalnie. Przy pustym polu książka nigdy się nie wyprzeda.',
    isbn: 'Opcjonalnie. 10 lub 13 cyfr, łączniki dowolnie.',
    publisher: 'Opcjonalnie.',
    year: 'Opcjonalnie. Rok tego wydania; bez ISBN rok pierwszego wydania.',
    pages: 'Opcjonalnie.',
    language: 'Opcjonalnie.',
    format: 'Opcjonalnie, np. twarda lub miękka.',
    coverImage: 'Adres w internecie lub nazwa zapisanego obrazu.',
    conditionNote: 'Opcjonalnie. Co kupujący powinien wiedzieć o tym egzemplarzu.',
    vatRate: vatOfBook.hint,
    supply: 'Opcjonalnie. Co obiecujemy, gdy nie ma egzemplarza.',
    supplyDays: 'Opcjonalnie, od 1 do 365. Puste pole: liczba z ustawień.',
    availableFrom: 'Opcjonalnie. Książkę można zamówić przed tym dniem.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'Używana lub nie na półce',
  supplies: {
    default: 'Jak w księgarni: na stanie lub wyprzedana',
    stock: 'Nie sprowadzamy: przy 0 wyprzedana',
    orderIn: 'Na zamówienie',
    preorder: 'Przed premierą',
    gone: 'Już niedostępna',
  },
  uploadPicture: 'Prześlij obraz',

  yes: 'tak',
  no: 'nie',
  none: 'brak',
  stockNotLimited: 'bez ograniczeń',

  lookUp: {
    button: 'Wyszukaj',
    busy: 'Wyszukiwanie…',
    isbn: 'ISBN',
    coverTaken: 'Okładka została przyjęta.',
    coverFound: 'Znaleziona okładka',
    useCover: 'Użyj tej okładki',
    nothingMissing: 'Open Library nie ma danych, których tu brakuje.',
    filled: (fields) => `Uzupełniono z Open Library: ${fields.join(', ')}.`,
    unknown: 'Open Library nie zna tego ISBN.',
    noAnswer:
      'Open Library teraz nie odpowiada. Proszę spróbować ponownie lub wpisać dane książki ręcznie.',
  },

  preview: {
    label: 'Podgląd',
    inShop: 'W księgarni',
    title: 'Tytuł książki',
    description: 'Pierwsze sześćdziesiąt znaków opisu.',
  },

  add: {
    button: 'Dodaj nową książkę',
    busy: 'Dodawanie…',
    saveDraft: 'Zapisz jako szkic',
    doneTitle: 'Dodano książkę',
    doneText: 'Książka została dodana!',
    doneButton: 'W porządku',
    cancel: 'Anuluj',
    failed: 'Nie udało się dodać książki. Proszę spróbować ponownie.',
    draftTitle: 'Zapisano szkic',
    draftText: 'Do publikacji widzi go tylko właściciel.',
    beforeTitle: 'Książka została już dodana',
    beforeText:
      'Dodała ją wcześniejsza próba, z ówczesną treścią formularza. Zmienić ją można na stronie „Książki”; ponowne dodanie utworzy drugą książkę.',
  },

  edit: {
    button: 'Zapisz książkę',
    busy: 'Zapisywanie…',
    publish: 'Opublikuj',
    unpublish: 'Cofnij publikację',
    isDraft: 'Szkic. Do publikacji widzi go tylko właściciel.',
    doneTitle: 'Zapisano książkę',
    doneText: 'Zmiany w książce zostały zapisane!',
    doneButton: 'W porządku',
    failedTitle: 'Nie udało się zapisać',
    failedText: 'Podczas zapisywania książki wystąpił błąd. Proszę spróbować ponownie.',
    retry: 'Ponów',
    back: 'Wróć do formularza',
    deletedText:
      'Ta książka została w międzyczasie usunięta. Wpisana treść zostaje tu do opuszczenia strony.',
  },

  meanwhile: {
    title: 'Ta książka zmieniła się podczas edycji. Zachowano obecne wartości:',
    became: (label, before, after) => `${label}: było ${before}, jest ${after}.`,
    soldLeft: (sold, left) => `Sprzedano: ${sold}, zostało: ${left}.`,
    cameBackLeft: (copies, left) => `Wróciło: ${copies}, jest teraz: ${left}.`,
    soldSince: (sold) => `Stan magazynowy: od otwarcia formularza sprzedano ${sold}`,
    cameBackSince: (copies) => `Stan magazynowy: od otwarcia formularza wróciło ${copies}`,
    onlySold: 'Ta książka została w międzyczasie sprzedana',
    onlyCameBack: 'W międzyczasie wrócił egzemplarz tej książki',
    lessSold: (rest, typed, sold) => `${rest} (wpisane ${typed} minus sprzedane ${sold})`,
    andMore: (rest, typed, copies) => `${rest} (wpisane ${typed} plus zwrócone ${copies})`,
  },
  isAntique:
    'Książka antykwaryczna lub starsza niż przepisy o bezpieczeństwie produktów (13 grudnia 2024): jej strona nie podaje wydawnictwa',
};
