import type { ChangedThing, ExportedThing, adminUi as english } from '@/words/en/admin/admin-ui';

const wasChanged: Record<ChangedThing, string> = {
  'this order': 'To zamówienie zostało w międzyczasie zmienione',
  'this shelf': 'Ta półka została w międzyczasie zmieniona',
  'this book': 'Ta książka została w międzyczasie zmieniona',
  'this publisher': 'To wydawnictwo zostało w międzyczasie zmienione',
  'these settings': 'Te ustawienia zostały w międzyczasie zmienione',
};

/** After "nie udało się wyeksportować". */
const exported: Record<ExportedThing, string> = {
  orders: 'zamówień',
  data: 'danych',
  addresses: 'adresów',
  report: 'raportu',
  books: 'książek',
};

/** Texts of components that several owner's pages use. */
export const adminUi: typeof english = {
  sample: 'Przykład',
  exportFailed: (what) =>
    `Nie udało się wyeksportować ${exported[what]}. Proszę spróbować ponownie.`,
  conflict: {
    changedBy: (what, by, when) => `${wasChanged[what]} (${by}, ${when})`,
    changedBySomebody: (what) => wasChanged[what],
    text: 'Nic nie jest jeszcze zapisane. Proszę wybrać wersję, która ma zostać.',
    mine: 'Wersja własna',
    theirs: 'Wersja drugiej osoby',
    nothing: 'nic',
    saveMine: 'Zapisz własną',
    takeTheirs: 'Przyjmij drugą',
  },
  draft: {
    kept: 'Wpisana wcześniej treść nadal tu jest.',
    startOver: 'Zacznij od nowa',
    leaveTitle: 'Opuścić bez zapisywania?',
    leaveText: 'Wpisana i niezapisana treść przepadnie.',
    leave: 'Opuść',
    stay: 'Zostań',
  },
  bookPicker: {
    label: 'Dodaj książkę',
    placeholder: 'Tytuł, autor lub ISBN',
    list: 'Książki',
    soldOut: 'Wyprzedana',
    noAnswer: 'Księgarnia nie odpowiedziała. Dalsze pisanie ponowi wyszukiwanie.',
    noneFound: 'Nie znaleziono książki.',
  },
  picture: {
    choose: 'Wybierz obraz',
    allowed: 'JPEG, PNG, WebP lub AVIF, do 5 MB.',
    takeAway: (name) => `Usuń: ${name}`,
    upload: 'Prześlij',
    uploaded: 'Przesłano',
    uploading: (percent) => `Przesyłanie, ${percent}%`,
    checking: 'Sprawdzanie obrazu',
    wrongType: 'Proszę wybrać obraz JPEG, PNG, WebP lub AVIF.',
    bigger: (megabytes) => `Ten obraz ma ${megabytes} MB; dozwolone jest najwyżej 5 MB.`,
    tooBig: 'Ten obraz jest za duży; dozwolone jest najwyżej 5 MB.',
    broken: 'Ten plik nie jest obrazem, który można odczytać. Proszę wybrać inny.',
    thisPicture: 'Obraz',
    refused: (why) => `${why}. Proszę wybrać inny.`,
    signIn: 'Aby przesłać obraz, proszę zalogować się ponownie.',
    failed: 'Nie udało się przesłać obrazu. Proszę spróbować ponownie.',
  },
  listItem: {
    moveUp: (name) => `Przesuń w górę: ${name}`,
    moveDown: (name) => `Przesuń w dół: ${name}`,
    remove: (name) => `Usuń: ${name}`,
  },
  email: {
    html: 'Wygląd',
    text: 'Zwykły tekst',
    title: 'Wiadomość tak, jak pokazują ją programy pocztowe',
  },
};
