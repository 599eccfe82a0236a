import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { imports as english } from '@/words/en/admin/books/imports';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const plural = pluralOf('pl');
const list = listOf('pl');

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: plural(count, {
    one: 'Zostaw tę książkę taką, jaka jest w księgarni',
    few: 'Zostaw te książki takie, jakie są w księgarni',
    many: 'Zostaw te książki takie, jakie są w księgarni',
    other: 'Zostaw te książki takie, jakie są w księgarni',
  }),
  'keep-stock': 'Przyjmij plik, ale zachowaj stan magazynowy księgarni',
  overwrite: 'Przyjmij wszystko z pliku, także stan magazynowy',
});

const toGoOnSale = 'Aby trafić do sprzedaży, książka potrzebuje kategorii, opisu i ceny.';

/** Files of books: choosing, checking, importing and undoing them. */
export const imports: typeof english = {
  title: 'Import książek',
  close: 'Zamknij',
  about: (days) =>
    `Lista książek w formacie CSV: własna, z hurtowni lub eksport tej księgarni; albo komunikat wydawcy (ONIX 3.0). Wiersz z ISBN lub _id książki zmienia tę książkę. Przed zapisaniem czegokolwiek widać, co się zmieni, a import można cofnąć przez ${days} dni.`,
  file: 'Plik CSV',
  choose: 'Wybierz plik CSV',
  chooseAnother: 'Wybierz inny plik',
  asDrafts: 'Nowe książki trafiają do szkiców, chyba że ich wiersz mówi inaczej',
  tryAgain: 'Ponów próbę',
  imported: (sum) => `Zaimportowano: ${sum}`,
  importedFile: (file, sum) => `${file}: ${sum}`,

  upload: 'Prześlij',
  uploading: (percent) => `Przesyłanie, ${percent}%`,
  checking: 'Sprawdzanie wierszy',
  storing: 'Zapisywanie książek',
  checkingLong: 'Sprawdzanie wierszy. Księgarnia pozostaje w tym czasie otwarta.',
  storingLong: 'Zapisywanie książek. Księgarnia pozostaje w tym czasie otwarta.',

  problems: {
    empty: 'Ten plik jest pusty.',
    tooBigFor: (megabytes) => `Ten plik ma więcej niż ${megabytes} MB. Proszę go podzielić.`,
    tooBig: 'Ten plik jest za duży. Proszę go podzielić.',
    changedOnDisk:
      'Od wyboru plik został na dysku zmieniony lub przeniesiony. Proszę wybrać go ponownie.',
    signIn: 'Proszę zalogować się ponownie i jeszcze raz wybrać plik.',
    noAnswer: 'Księgarnia nie odpowiedziała.',
    tooOften: 'Zbyt wiele prób. Proszę chwilę poczekać.',
    notReady: 'Księgarnia nie jest jeszcze gotowa. Proszę wkrótce spróbować ponownie.',
    fault: 'Coś poszło nie tak po naszej stronie.',
    refused: 'Księgarnia nie może przyjąć tego pliku.',
    notImported: (file) => `${file}: nie zaimportowano`,
    outdated: 'Niektóre wiersze już nie pasują do księgarni. Proszę wybrać plik jeszcze raz.',
    ofFile: (file, problem) => `${file}: ${problem}`,
  },

  counts: {
    new: (count) =>
      plural(count, { one: '# nowa', few: '# nowe', many: '# nowych', other: '# nowej' }),
    changed: (count) =>
      plural(count, {
        one: '# zmieniona',
        few: '# zmienione',
        many: '# zmienionych',
        other: '# zmienionej',
      }),
    unchanged: (count) =>
      plural(count, {
        one: '# bez zmian',
        few: '# bez zmian',
        many: '# bez zmian',
        other: '# bez zmian',
      }),
    unknown: (count) =>
      plural(count, {
        one: '# nieznana',
        few: '# nieznane',
        many: '# nieznanych',
        other: '# nieznanej',
      }),
    skipped: (count) =>
      plural(count, {
        one: '# pominięta',
        few: '# pominięte',
        many: '# pominiętych',
        other: '# pominiętej',
      }),
  },
  sum: (counts) => `${counts.join(', ')}.`,

  importOthers: (count) => `Importuj pozostałe (${count})`,
  importBooks: (count) =>
    plural(count, {
      one: 'Importuj # książkę',
      few: 'Importuj # książki',
      many: 'Importuj # książek',
      other: 'Importuj # książki',
    }),
  changedMeanwhile:
    'Nic nie zaimportowano: książki z tego pliku zmieniły się w międzyczasie. Proszę sprawdzić ponownie.',
  wrongCells: (count) =>
    plural(count, {
      one: 'Nic nie zaimportowano: jedna komórka jest nieprawidłowa.',
      few: 'Nic nie zaimportowano: # komórki są nieprawidłowe.',
      many: 'Nic nie zaimportowano: # komórek jest nieprawidłowych.',
      other: 'Nic nie zaimportowano: # komórki jest nieprawidłowe.',
    }),
  mayBeMore: 'To są pierwsze: może być ich więcej.',
  skipRows: (count, sum) => {
    const rows = plural(count, {
      one: 'Jeden wiersz zostanie pominięty',
      few: '# wiersze zostaną pominięte',
      many: '# wierszy zostanie pominiętych',
      other: '# wiersza zostanie pominięte',
    });
    return `${rows} przy imporcie pozostałych: ${sum} Można też poprawić plik i wybrać go ponownie.`;
  },
  noBooks: 'W tym pliku nie ma książek.',
  warnings: (count) =>
    plural(count, {
      one: '# ostrzeżenie, widoczne przy wierszach.',
      few: '# ostrzeżenia, widoczne przy wierszach.',
      many: '# ostrzeżeń, widocznych przy wierszach.',
      other: '# ostrzeżenia, widocznego przy wierszach.',
    }),
  theFile: 'Plik',

  conflicts: (count) =>
    plural(count, {
      one: 'Jedna książka zmieniła się w księgarni po eksporcie tego pliku.',
      few: '# książki zmieniły się w księgarni po eksporcie tego pliku.',
      many: '# książek zmieniło się w księgarni po eksporcie tego pliku.',
      other: '# książki zmieniło się w księgarni po eksporcie tego pliku.',
    }),
  conflictQuestion: (count) =>
    plural(count, {
      one: 'Co zrobić z tą książką?',
      few: 'Co zrobić z tymi książkami?',
      many: 'Co zrobić z tymi książkami?',
      other: 'Co zrobić z tymi książkami?',
    }),
  conflictWays,

  draftsCome: (count) => {
    const drafts = plural(count, {
      one: 'Przybędzie # szkic, który widzi tylko właściciel.',
      few: 'Przybędą # szkice, które widzi tylko właściciel.',
      many: 'Przybędzie # szkiców, które widzi tylko właściciel.',
      other: 'Przybędzie # szkicu, który widzi tylko właściciel.',
    });
    return `${drafts} ${toGoOnSale}`;
  },
  draftsCame: (count) => {
    const drafts = plural(count, {
      one: 'Przybył # szkic, który widzi tylko właściciel.',
      few: 'Przybyły # szkice, które widzi tylko właściciel.',
      many: 'Przybyło # szkiców, które widzi tylko właściciel.',
      other: 'Przybyło # szkicu, który widzi tylko właściciel.',
    });
    return `${drafts} ${toGoOnSale}`;
  },
  showDrafts: (link) => (
    <>
      {link('Pokaż szkice')}
      <span>
        {
          ' i zaznacz je, aby wielu naraz nadać kategorię lub je opublikować. Opisy mogą przyjść w pliku z kolumnami ISBN i Opis; z kolumnami Kategoria i Szkic (nie) załatwi on wszystko od razu.'
        }
      </span>
    </>
  ),
  missingCategories: (names, link) => (
    <>
      <span>{`Kategorie, których nie ma w księgarni: ${list(names)}. `}</span>
      {link('Dodaj kategorie w ustawieniach')}
    </>
  ),

  twoAmounts: (example) => `„${example}” można odczytać jako dwie różne kwoty.`,
  howAmounts: (rows) =>
    plural(rows, {
      one: 'Jak plik zapisuje kwoty? Zależy od tego # wiersz.',
      few: 'Jak plik zapisuje kwoty? Zależą od tego # wiersze.',
      many: 'Jak plik zapisuje kwoty? Zależy od tego # wierszy.',
      other: 'Jak plik zapisuje kwoty? Zależy od tego # wiersza.',
    }),
  amountIs: (example, amount) => `„${example}” to ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
