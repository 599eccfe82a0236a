import { categories } from '../../contract/words/pl/categories.ts';
import { paragraphs } from '../default-texts.ts';
import type { defaultTexts as english } from '../en/default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# Bezpłatna wysyłka',
  'Cena podana przy książce jest ceną do zapłaty: wysyłka jest bezpłatna, a podatki są wliczone.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts: typeof english = {
  shopLine: 'niezależna księgarnia internetowa',
  categories,
  tax: 'wliczone',
  newsletterFrequency: 'dwa razy w miesiącu',
  hero: 'W tym tygodniu na naszym stole: historie, w których można się zatracić, idee, które przeżyły swoje stulecie, i kilka duchów. Wybrane ręcznie, zapakowane w papier, płatne dopiero przy odbiorze.',
  about: ({ name, hasDefaultCategories, hasPickup }) => {
    const shelves = hasDefaultCategories
      ? 'Mamy pięć półek: biznes, technika, beletrystyka, groza i przygoda. Każdą książkę, która na nich stoi,'
      : 'Każdą książkę na naszych półkach';
    return paragraphs(
      'Mała księgarnia z książkami czytanymi od stu lat i dłużej oraz z tymi, które będą czytane równie długo.',
      `${name} to niezależna księgarnia internetowa. ${shelves} ktoś z nas przeczytał, a tekst obok niej napisała osoba, która ją czytała.`,
      `Sprzedajemy po staroświecku. Klient wybiera, my pakujemy, a płaci się gotówką, gdy ${hasPickup ? 'książki są' : 'paczka jest'} już w rękach. Nie trzeba wpisywać numeru karty, nie ma gwiazdek do zdobycia ani odliczania czasu.`,
    );
  },
  services: ({ isFree }) =>
    paragraphs(
      'Co robimy dla naszych klientów, od półki aż do drzwi.',
      '# Płatność za pobraniem',
      'Płaci się przy odbiorze książek, wcześniej nic. To jedyny sposób płatności, jaki oferujemy.',
      ...(isFree ? freeShipping : []),
      '# Zmiana zdania',
      'Dopóki nie potwierdzimy zamówienia, można je samodzielnie anulować jednym przyciskiem na stronie zamówień. Widać tam też każdy etap jego drogi: złożone, potwierdzone, wysłane, dostarczone.',
      '# Koszyk i lista życzeń, które czekają',
      'Wszystko, co trafi do koszyka lub zostanie oznaczone sercem, zostaje w przeglądarce, także po jej zamknięciu i bez logowania.',
    ),
  delivery: ({ isFree }) =>
    isFree
      ? 'Płatność gotówką przy odbiorze. Wysyłka jest bezpłatna.'
      : 'Płatność gotówką przy odbiorze.',
  news: defaultNews,
  pages: defaultPages,
};
