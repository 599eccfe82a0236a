import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';
import type { PagePart, ui as english } from '@/words/en/first/ui';

const nameOf = currencyNameOf('pl');

/** After "nie można pokazać". */
const parts: Record<PagePart, string> = {
  footer: 'stopki',
  header: 'nagłówka',
  menu: 'menu',
  page: 'strony',
  panel: 'panelu',
  address: 'adresu',
  history: 'historii',
  figures: 'danych',
  revenue: 'przychodów',
  'onboarding checklist': 'pierwszych kroków',
  'list of items': 'listy pozycji',
  'list of notes': 'listy notatek',
  'list of changes': 'listy zmian',
  'list of customers': 'listy klientów',
  'list of categories': 'listy kategorii',
};

/** What the parts say that every page is made of. */
export const ui: typeof english = {
  loading: 'Wczytywanie…',
  guardLoading: 'Wczytywanie…',
  guardWaits: 'Wczytywanie… Księgarnia nie odpowiada.',
  retry: 'Ponów',
  tryingAgain: 'Ponawianie próby',
  tryAgain: 'Spróbuj ponownie',
  /** `złote` */
  currencyName: (currency) => nameOf(currency).replace(/ polskie$/, ''),
  reference: 'Numer zgłoszenia',
  partFailed: (part) => `Coś poszło nie tak po naszej stronie: nie można pokazać ${parts[part]}.`,
  pageFailed: {
    title: 'Ta strona się nie otworzyła',
    text: 'Coś poszło nie tak po naszej stronie albo połączenie zostało przerwane. Koszyk jest bezpieczny.',
    home: 'Do strony głównej',
  },
  dialog: { ok: 'OK', close: 'Zamknij', undo: 'Cofnij' },
  pages: {
    label: 'Strony',
    previous: 'Poprzednia',
    next: 'Następna',
    pageOf: (page, pageCount) => `Strona ${page} z ${pageCount}`,
    pageOfAtLeast: (page, pageCount) => `Strona ${page} z co najmniej ${pageCount}`,
  },
  theme: { label: 'Motyw', system: 'Auto', light: 'Jasny', dark: 'Ciemny' },
  social: {
    shopOn: (shop, network) => `${shop} w serwisie ${network}`,
    shareOn: (shop, network) => `Udostępnij ${shop} w serwisie ${network}`,
  },
  newsletter: {
    closed: 'Nasz newsletter nie przyjmuje nowych adresów.',
    title: 'Newsletter księgarni',
    titleWith: (frequency) => `Newsletter księgarni, ${frequency}`,
  },
  listNotSaved: {
    cart: 'Nie udało się zapisać koszyka. Proszę spróbować ponownie.',
    wishlist: 'Nie udało się zapisać listy życzeń. Proszę spróbować ponownie.',
  },
};
