import { titles } from '@storyloom/backend/contract/words/pl/titles';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminSettings as english } from '@/words/en/admin/admin-settings';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const plural = pluralOf('pl');
const list = listOf('pl');

/** The settings tabs, their sections and fields. */
export const adminSettings: typeof english = {
  title: 'Ustawienia',
  failed: 'Nie udało się wczytać ustawień.',
  history: 'Historia ustawień',
  tabs: {
    shop: 'Księgarnia',
    money: 'Pieniądze i wysyłka',
    categories: 'Kategorie',
    pages: 'Strony',
    emails: 'E-maile',
    home: 'Strona główna',
    law: 'Prawo',
    administrators: 'Administratorzy',
    system: 'System',
  },
  unsavedTab: (tab) => `${tab} (niezapisane)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'tak',
  no: 'nie',

  form: {
    save: 'Zapisz ustawienia',
    discard: 'Odrzuć zmiany',
    notSavedYet: 'Jeszcze niezapisane',
    correctFirst: 'Nie zapisano: proszę poprawić pola zaznaczone na czerwono.',
    saved: 'Ustawienia zostały zapisane.',
    nothingChanged: 'Nic nie zostało zmienione.',
    tooMuch: 'To za dużo tekstu na jeden raz. Proszę najpierw zapisać jego część.',
    notSaved: 'Ustawienia nie zostały zapisane. Proszę spróbować ponownie.',
    currencyTitle: 'Zmienić walutę?',
    currencyText: (before, after, from, to) =>
      `Ceny zachowują swoje liczby: ${before} zmieni się na ${after}. Istniejące zamówienia pozostają w walucie ${from}, a statystyki i raporty uwzględniają tylko te w walucie ${to}.`,
    changeIt: 'Zmień',
    keepOld: 'Zostaw dotychczasową',
  },

  inShop: 'W księgarni',
  nothingYet: 'Jeszcze nic.',
  noPickupAddress:
    'W sekcji Kontakt brakuje adresu: bez niego klienci nie wiedzą, gdzie odebrać zamówienie.',
  noMail:
    'Na razie nic nie jest wysyłane: osoba prowadząca serwer księgarni ustawia w tym celu SMTP_URL i MAIL_FROM.',

  language: {
    label: 'Język księgarni',
    reloads: 'Po zapisaniu ta strona otworzy się ponownie w nowym języku.',
    allFollow: 'Wszystkie domyślne teksty księgarni są w wybranym języku.',
    someStay: (settings) =>
      `Te teksty mają własną treść i nie zmienią się z językiem: ${list(settings)}. Wszystkie inne są w wybranym języku.`,
    previewFailed: 'Nie udało się wczytać podglądu.',
  },
  sample: {
    button: 'Dodaj do koszyka',
    cart: titles.cart,
    copies: (count) =>
      plural(count, {
        one: '# książka w koszyku',
        few: '# książki w koszyku',
        many: '# książek w koszyku',
        other: '# książki w koszyku',
      }),
    status: 'Wysłane',
    order: (date, price) => `Zamówienie z dnia ${date}: ${price}`,
  },

  name: {
    accentHint: (color) => `Np. ${color}; puste pole oznacza domyślny żółty.`,
    chooseAccent: 'Wybierz kolor akcentu',
    uploadLogo: 'Prześlij logo',
    removeLogo: 'Usuń logo',
    noLogo: 'Bez logo nazwa jest pokazywana jako tekst.',
    button: 'Dodaj do koszyka',
    schemes: { light: 'Na jasnym', dark: 'Na ciemnym' },
  },
  uploadNotice: 'Prześlij urzędową informację',
  social: {
    name: 'Nazwa',
    address: 'Adres',
    placeholder: (braces) =>
      `${braces} w adresie oznacza adres tej księgarni, dla linków, które ją udostępniają.`,
  },
  news: {
    title: 'Tytuł',
    description: 'Krótki tekst',
    picture: 'Obraz',
    pictureHint: 'Adres w internecie lub nazwa zapisanego obrazu.',
    upload: (number) => `Prześlij obraz do wpisu ${number}`,
    story: 'Pełna treść wpisu',
    untitled: 'Tytuł wpisu',
  },
  categories: {
    name: 'Nazwa',
    slug: 'Nazwa skrócona',
    booksOnSale: (count) =>
      plural(count, {
        one: '# książka w sprzedaży',
        few: '# książki w sprzedaży',
        many: '# książek w sprzedaży',
        other: '# książki w sprzedaży',
      }),
    booksGoTo: (category) => `Książki z kategorii ${category} przejdą do kategorii`,
  },
  entries: {
    categories: {
      item: (number) => `Kategoria ${number}`,
      add: 'Dodaj kategorię',
      full: (max) =>
        plural(max, {
          one: 'Jest miejsce na # kategorię.',
          few: 'Jest miejsce na # kategorie.',
          many: 'Jest miejsce na # kategorii.',
          other: 'Jest miejsce na # kategorii.',
        }),
    },
    news: {
      item: (number) => `Wpis ${number}`,
      add: 'Dodaj wpis',
      full: (max) =>
        plural(max, {
          one: 'Jest miejsce na # wpis.',
          few: 'Jest miejsce na # wpisy.',
          many: 'Jest miejsce na # wpisów.',
          other: 'Jest miejsce na # wpisu.',
        }),
    },
    social: {
      item: (number) => `Link ${number}`,
      add: 'Dodaj link',
      full: (max) =>
        plural(max, {
          one: 'Jest miejsce na # link.',
          few: 'Jest miejsce na # linki.',
          many: 'Jest miejsce na # linków.',
          other: 'Jest miejsce na # linku.',
        }),
    },
  },

  emailTexts: {
    email: 'E-mail',
    ownWords: (email) => `${email} (własna treść)`,
    isDefault: 'Ten e-mail ma treść domyślną.',
    write: 'Napisz własną treść',
    subject: 'Temat',
    text: 'Treść',
    textHint: 'Zwykły tekst; pusty wiersz oddziela akapity.',
    reset: 'Przywróć domyślną',
    preview: 'Wygląd u klienta',
    previewFailed: 'Nie udało się wczytać podglądu.',
    previewSubject: (subject) => `Temat: ${subject}`,
    previewWaits: 'Podgląd pojawi się, gdy wszystko będzie poprawne i kompletne.',
    showPreview: 'Pokaż podgląd',
    placeholders: 'Pola do wstawienia',
    placeholdersHint: (inSubject) =>
      `Pola w nawiasach klamrowych są uzupełniane w każdym e-mailu. Kliknięcie wstawia pole w miejscu kursora; w temacie ${inSubject.join(' lub ')}.`,
  },

  administrators: {
    title: 'Administratorzy',
    history: 'Historia administratorów',
    password: 'Zmień hasło',
    passwordHint: 'Zmiana kończy wszystkie inne sesje tego administratora.',
    passwordChanged: 'Hasło zostało zmienione.',
  },

  system: {
    title: 'Wersja i kopie zapasowe',
    failed: 'Nie udało się tego wczytać.',
    version: (version) => `Wersja ${version}`,
    backupFailed: (problem) => `Ostatnia kopia zapasowa się nie powiodła: ${problem}`,
    lastBackup: (ago) => `Ostatnia kopia zapasowa: ${ago}.`,
    noBackup: 'Nie ma jeszcze kopii zapasowej.',
    every: (hours) =>
      plural(hours, {
        one: 'Kopia powstaje co godzinę.',
        few: 'Kopia powstaje co # godziny.',
        many: 'Kopia powstaje co # godzin.',
        other: 'Kopia powstaje co # godziny.',
      }),
    noneByItself:
      'Księgarnia nie tworzy kopii sama: osoba prowadząca jej serwer może ustawić BACKUP_DIR.',
  },
};
